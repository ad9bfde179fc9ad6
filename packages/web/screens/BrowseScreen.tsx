import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import type { RowCard } from '../table/protocol.ts';
import { wordedCard } from '../words/worded.ts';
import { familyName } from './family.ts';
import { PageHead } from './PageHead.tsx';
import { follow } from './route.ts';

interface Filter {
  readonly text: string;
  readonly players: string;
  readonly kind: string;
  readonly family: string;
}

const EVERYTHING: Filter = { text: '', players: '', kind: '', family: '' };

interface Props {
  /** where a row leads to, and what it is chosen for */
  readonly base?: string;
  readonly title?: string;
  readonly back?: string;
}

/** Every row of the catalogue, with search and filters. */
export function BrowseScreen({ base = '/browse', title, back }: Props) {
  const { t } = useTranslation();
  const [rows, setRows] = useState<readonly RowCard[] | null>(null);
  const [filter, setFilter] = useState(EVERYTHING);
  useEffect(() => void referee.catalogue().then((found) => setRows(found.map(wordedCard))), []);
  const found = useMemo(() => (rows ?? []).filter((row) => fits(row, filter)), [rows, filter]);
  const families = [...new Set((rows ?? []).map(({ family }) => family))];
  const kinds = [...new Set((rows ?? []).map(({ kind }) => kind))];
  const seats = [...new Set((rows ?? []).flatMap(({ players }) => players))].sort((a, b) => a - b);
  const choose = (change: Partial<Filter>): void => setFilter({ ...filter, ...change });
  return (
    <main className="page">
      <PageHead title={title ?? t('browse.title')} back={back} />
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
        <Choice label={t('browse.kind')} value={filter.kind} choose={(kind) => choose({ kind })}>
          {kinds.map((kind) => [kind, t(`kind.${kind}`)])}
        </Choice>
        <Choice label={t('browse.family')} value={filter.family} choose={(family) => choose({ family })}>
          {families.map((family) => [family, familyName(family)])}
        </Choice>
      </search>
      <p className="soft" role="status">
        {rows === null ? t('loading') : t('browse.found', { count: found.length })}
      </p>
      <ul className="rows">
        {found.map((row) => (
          <li key={row.id}>
            <a href={`${base}/${row.id}`} onClick={follow}>
              <span className="row-kind">{t(`kind.${row.kind}`)}</span>
              <b>{row.name}</b>
              <span className="row-summary">{row.summary}</span>
              <span className="row-foot">
                {familyName(row.family)} · {t('browse.players-list', { list: span(row.players) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function fits(row: RowCard, { text, players, kind, family }: Filter): boolean {
  const words = `${row.name} ${row.summary} ${row.id}`.toLowerCase();
  return (
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    (players === '' || row.players.includes(Number(players))) &&
    (kind === '' || row.kind === kind) &&
    (family === '' || row.family === family)
  );
}

/** 3, 4, 5 and 6 are "3–6". */
export function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length === high - low + 1 && numbers.length > 1 ? `${low}–${high}` : numbers.join(', ');
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
    <label>
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
