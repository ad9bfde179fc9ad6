import './later-words.ts';
import '../look/browse.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../catalogue/favourites.ts';
import { EVERYTHING, type Filter, fits, LENGTHS } from '../catalogue/filter.ts';
import { searched } from '../catalogue/search.ts';
import { SHELF_NAMES } from '../catalogue/shelves.ts';
import { useShelf } from '../catalogue/use-shelf.ts';
import { referee } from '../table/link.ts';
import type { RowCard } from '../table/protocol.ts';
import { wordedCard } from '../words/worded.ts';
import { here } from './address.ts';
import { familyName } from './family.ts';
import { OwnGames } from './OwnGames.tsx';
import { PageHead } from './PageHead.tsx';
import { RowOnShelf } from './RowOnShelf.tsx';
import { go } from './route.ts';
import { Shelves } from './Shelves.tsx';

interface Props {
  /** where a row leads to, and what it is chosen for */
  readonly base?: string;
  readonly title?: string;
  readonly back?: string;
}

/** what was looked for last: who comes back from a game finds the shelf as it was left */
let lookedFor = EVERYTHING;

/** The shelf that a link names, or what was looked for last. */
function asked(): Filter {
  const named = new URLSearchParams(here().search).get('shelf');
  const shelf = SHELF_NAMES.find((name) => name === named);
  return shelf ? { ...EVERYTHING, shelf } : lookedFor;
}

/** Every row of the catalogue, with pictures, search and filters. */
export function BrowseScreen({ base = '/browse', title, back }: Props) {
  const { t } = useTranslation();
  const [rows, setRows] = useState<readonly RowCard[] | null>(null);
  const shelf = useShelf();
  const favourites = useFavourites();
  const [filter, setFilter] = useState(asked);
  useEffect(() => void referee.catalogue().then((found) => setRows(found.map(wordedCard))), []);
  const found = useMemo(
    () =>
      searched(
        (rows ?? []).filter((row) => fits(row, shelf?.cards[row.id], favourites.has(row.id), filter)),
        filter.text,
      ),
    [rows, shelf, favourites, filter],
  );
  const families = [...new Set((rows ?? []).map(({ family }) => family))];
  const kinds = [...new Set((rows ?? []).map(({ kind }) => kind))];
  const seats = [...new Set((rows ?? []).flatMap(({ players }) => players))].sort((a, b) => a - b);
  const choose = (change: Partial<Filter>): void => {
    lookedFor = { ...filter, ...change };
    setFilter(lookedFor);
  };
  const surprise = (): void => {
    const one = found[Math.floor(Math.random() * found.length)];
    if (one) go(`${base}/${one.id}`);
  };
  const narrowed = Object.entries(EVERYTHING).some(([key, value]) => filter[key as keyof Filter] !== value);
  return (
    <main className="page browse">
      <PageHead title={title ?? t('browse.title')} back={back} />
      {rows && shelf && (
        <Shelves
          rows={rows}
          shelf={shelf}
          chosen={filter.shelf}
          choose={(name) => choose({ ...EVERYTHING, shelf: name })}
        />
      )}
      {base === '/browse' && <OwnGames />}
      <search className="filters">
        <label className="grow">
          <span>{t('browse.search')}</span>
          <input
            type="search"
            value={filter.text}
            onChange={(event) => choose({ text: event.target.value })}
          />
        </label>
        <Choice label={t('browse.players')} value={filter.players} choose={(players) => choose({ players })}>
          {seats.map((n) => [String(n), t('browse.players-n', { count: n })])}
        </Choice>
        <Choice
          label={t('browse.length')}
          value={filter.length}
          choose={(length) => choose({ length: LENGTHS.find((each) => each === length) ?? '' })}
        >
          {LENGTHS.map((each) => [each, t(`browse.length-${each}`)])}
        </Choice>
        <Choice label={t('browse.weight')} value={filter.weight} choose={(weight) => choose({ weight })}>
          {['1', '2', '3'].map((each) => [each, t(`browse.weight-${each}`)])}
        </Choice>
        <Choice label={t('browse.kind')} value={filter.kind} choose={(kind) => choose({ kind })}>
          {kinds.map((kind) => [kind, t(`kind.${kind}`)])}
        </Choice>
        <Choice label={t('browse.family')} value={filter.family} choose={(family) => choose({ family })}>
          {families.map((family) => [family, familyName(family)])}
        </Choice>
      </search>
      <div className="browse-ways">
        <p className="soft" role="status">
          {rows === null ? t('loading') : t('browse.found', { count: found.length })}
        </p>
        {narrowed && (
          <button type="button" className="quiet-button" onClick={() => choose(EVERYTHING)}>
            {t('browse.clear')}
          </button>
        )}
        <button
          type="button"
          className="action starred"
          aria-pressed={filter.favourites}
          onClick={() => choose({ favourites: !filter.favourites })}
        >
          <span aria-hidden="true">{filter.favourites ? '★' : '☆'}</span> {t('browse.favourites')}
        </button>
        <button type="button" className="action surprise" disabled={found.length === 0} onClick={surprise}>
          <span aria-hidden="true">⚄</span> {t('browse.surprise')}
        </button>
      </div>
      {rows !== null && found.length === 0 && (
        <p className="lead">
          {t(filter.favourites && favourites.size === 0 ? 'browse.no-favourites' : 'browse.nothing')}
        </p>
      )}
      <ul className="rows">
        {found.map((row) => (
          <RowOnShelf key={row.id} row={row} base={base} shelf={shelf} favourite={favourites.has(row.id)} />
        ))}
      </ul>
    </main>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly children: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
}

function Choice({ label, value, children, choose }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <label className={value === '' ? '' : 'chosen'}>
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('browse.any')}</option>
        {children.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
