import { useEffect } from 'react';
import { callInTitle } from '../look/page-title.ts';
import { t } from '../words/i18n.ts';
import { inWords } from '../words/texts.ts';
import { mayRing, sayWhere, showNotice } from './push.ts';
import { theReferee, useMyself } from './server-session.ts';

/** what asks for a look at the page, by where it comes from */
const calls = new Map<string, string>();

function write(): void {
  const [first] = calls.values();
  callInTitle(first ?? null);
}

/** Calls through the page's title, and through the system where that was allowed, until it is taken back. */
export function callFor(where: string, words: string): () => void {
  calls.set(where, words);
  write();
  // One for each table: a new one takes the place of the old.
  if (document.visibilityState === 'hidden' && mayRing()) showNotice(where, words);
  return () => {
    calls.delete(where);
    write();
  };
}

/** Says in the title how many tables wait, unless one sits at one, and tells of a turn at a table that is not on the screen. */
export function useTurnNotice(atTable: boolean): void {
  const myself = useMyself();
  const waiting = myself.kind === 'known' && !atTable ? myself.me.yourTurn : 0;
  useEffect(() => {
    if (waiting > 0) return callFor('all', t('notice.waiting', { count: waiting }));
  }, [waiting]);
  const me = myself.kind === 'known' ? myself.me.id : null;
  // Whoever signs in here is called here from now on.
  useEffect(() => {
    if (me !== null) void sayWhere();
  }, [me]);
  useEffect(() => {
    if (myself.kind !== 'known') return;
    return theReferee().watchHouse((news) => {
      if (news.kind === 'called') callFor(news.table, t('cup.called-to', { title: news.title }))();
      if (news.kind === 'invited')
        callFor(news.table, t('mates.calls', { who: news.by, title: inWords(news.title) }))();
      if (news.kind === 'your-turn') callFor(news.table, t('notice.turn', { title: inWords(news.title) }))();
    });
  }, [myself.kind]);
}
