import './page-words.ts';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowseScreen } from '../screens/BrowseScreen.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { AddFriendScreen } from './AddFriendScreen.tsx';
import { FriendsScreen } from './FriendsScreen.tsx';
import { NewTableScreen } from './NewTableScreen.tsx';
import { useTurnNotice } from './notice.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { TableOfPeople } from './TableOfPeople.tsx';
import './look/friends.css';
import './look/waiting-room.css';
import './look/talk.css';

const ChronicleAt = lazy(() => import('./ChronicleAt.tsx').then((m) => ({ default: m.ChronicleAt })));
const Tournaments = lazy(() => import('./tournaments/index.tsx').then((m) => ({ default: m.Tournaments })));
const SeasonScreen = lazy(() => import('./SeasonScreen.tsx').then((m) => ({ default: m.SeasonScreen })));
const PlayedAt = lazy(() => import('./PlayedAt.tsx').then((m) => ({ default: m.PlayedAt })));

/** Everything that needs a server: `/friends/…`, and `/t/TABLE`, the link that is shared. */
export function Friends({ first, rest }: { readonly first: string; readonly rest: readonly string[] }) {
  const { t } = useTranslation();
  useTurnNotice(first === 't');
  const [second, third] = rest;
  if (first === 't' && second) {
    if (third === 'result' || third === 'replay' || third === 'review')
      return <PlayedAt key={second} table={second} what={third} at={Number(rest[2]) || undefined} />;
    if (third === 'chronicle') return <ChronicleAt key={second} table={second} />;
    const row = third === 'game' ? rest.slice(2).join('/') : null;
    return <TableOfPeople key={second} id={second} choosing={row} />;
  }
  if (second === undefined) return <FriendsScreen />;
  if (second === 'tournaments') return <Tournaments rest={rest.slice(1)} />;
  if (second === 'add' && third) return <AddFriendScreen key={third} code={third} />;
  if (second === 'seasons') return <SeasonScreen />;
  if (second === 'me') return <AccountScreen />;
  if (second === 'people' && third) return <ProfileScreen key={third} person={third} />;
  if (second === 'new' && third) return <NewTableScreen id={rest.slice(1).join('/')} />;
  if (second === 'new') return <BrowseScreen base="/friends/new" title={t('new.which')} back="/friends" />;
  return <Trouble title={t('trouble.lost')} text={t('trouble.no-page')} />;
}
