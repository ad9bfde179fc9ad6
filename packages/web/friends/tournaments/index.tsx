import { useTranslation } from 'react-i18next';
import { BrowseScreen } from '../../screens/BrowseScreen.tsx';
import { NewTournamentScreen } from './NewTournamentScreen.tsx';
import { TournamentScreen } from './TournamentScreen.tsx';
import { TournamentsScreen } from './TournamentsScreen.tsx';
import '../look/tournaments.css';

/** `/friends/tournaments/…` */
export function Tournaments({ rest }: { readonly rest: readonly string[] }) {
  const { t } = useTranslation();
  const [first, second] = rest;
  if (first === undefined) return <TournamentsScreen />;
  if (first !== 'new') return <TournamentScreen key={first} id={first} />;
  if (second) return <NewTournamentScreen id={rest.slice(1).join('/')} />;
  return <BrowseScreen base="/friends/tournaments/new" title={t('new.which')} back="/friends/tournaments" />;
}
