import { itemAt } from '@hexwright/kernel';
import './later-words.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rules } from '../parts/Rules.tsx';
import { referee } from '../table/link.ts';
import type { LaidBoard, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { useWordedRow, wordedCard } from '../words/worded.ts';
import { Companions } from './Companions.tsx';
import { faces } from './faces.ts';
import { familyName } from './family.ts';
import { OptionControls } from './OptionControls.tsx';
import { PageHead } from './PageHead.tsx';

/** The row of the catalogue: undefined while it is looked up, null where there is none. */
export function useRow(id: string): RowCard | null | undefined {
  const [card, setCard] = useState<RowCard | null | undefined>(undefined);
  useEffect(
    () => void referee.catalogue().then((rows) => setCard(rows.find((row) => row.id === id) ?? null)),
    [id],
  );
  return card;
}

/** A wish in the making, with what the rules say to it. */
export interface Wished {
  readonly wish: Wish;
  readonly row: RowSheet | null;
  /** the wish that the row was made for: while another is looked up, the last one stays */
  readonly of: Wish | null;
  readonly trouble: string | null;
  change(change: Partial<Wish>): void;
}

const usualSeats = ({ players }: RowCard): number => (players.includes(4) ? 4 : itemAt(players, 0));

export function useWish(card: RowCard, like?: Partial<Wish>): Wished {
  const [wish, setWish] = useState<Wish>({
    seats: usualSeats(card),
    ...like,
    game: card.id,
  });
  const [found, setFound] = useState<{ readonly row: RowSheet; readonly of: Wish } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let stale = false;
    void referee.row(wish).then((asked) => {
      if (stale) return;
      if (asked.ok) setFound({ row: asked.row, of: wish });
      setTrouble(asked.ok ? null : reasonWords(asked.reason));
    });
    return () => {
      stale = true;
    };
  }, [wish]);
  const { row = null, of = null } = found ?? {};
  return { wish, row, of, trouble, change: (change) => setWish({ ...wish, ...change }) };
}

interface Props {
  readonly card: RowCard;
  readonly wished: Wished;
  readonly back: string;
  /** the board that will be played on, where that is known */
  readonly laid?: LaidBoard | null;
  /** what is said below the board instead of that it is an example */
  readonly below?: ReactNode;
  /** who sits down */
  readonly seats: ReactNode;
  /** whatever else is decided, and the button that begins */
  readonly children: ReactNode;
}

/** A row with its board, options and companions: what is to be played, whoever plays it. */
export function GameChoice({ card, wished, back, laid, below, seats, children }: Props) {
  const { t } = useTranslation();
  const { wish, change } = wished;
  const row = useWordedRow(wished.row);
  const { name, summary } = wordedCard(card);
  const Example = row && faces[row.sheet.kind].Example;
  const laysBoard = !row || faces[row.sheet.kind].laysBoard;
  return (
    <main className="page set-up">
      <div className="set-up-columns">
        <section className="set-up-board">
          <PageHead title={name} back={back} />
          <p className="lead">{summary}</p>
          <p className="soft">
            {t(`kind.${card.kind}`)} · {familyName(card.family)}
          </p>
          {row && Example && (
            <Example
              sheet={row.sheet}
              fields={laid?.fields ?? row.fields}
              label={t(laid ? 'set-up.board-laid' : laysBoard ? 'set-up.board' : 'set-up.samples', { name })}
            />
          )}
          {laysBoard && (below ?? <p className="soft">{t('set-up.board-note')}</p>)}
        </section>
        <section className="set-up-form">
          {seats}
          {row && (
            <OptionControls
              options={row.options}
              asked={wish.options ?? {}}
              terms={row.sheet.terms}
              change={(name, value) => change({ options: { ...wish.options, [name]: value } })}
            />
          )}
          {row && (
            <Companions
              companions={row.companions}
              chosen={wish.modules ?? []}
              usual={usualSeats(card)}
              change={(modules, seats) => change({ modules, ...(seats !== undefined && { seats }) })}
            />
          )}
          {children}
        </section>
      </div>
      {row && (
        <section className="rules">
          <h2>{t('rules.title')}</h2>
          <Rules rules={row.sheet.rules} />
        </section>
      )}
    </main>
  );
}
