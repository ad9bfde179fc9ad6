import '../look/inspector.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Inspection } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import type { Archive } from './archive.ts';

interface Props {
  readonly game: string;
  readonly at: number;
  readonly inspect: NonNullable<Archive['inspect']>;
}

/** What the engine holds at this move: open decisions, fields by part, who answers which rule point. For designers and for whoever debugs a rule. */
export default function Inspector({ game, at, inspect }: Props) {
  const { t } = useTranslation();
  const [found, setFound] = useState<Inspection | string | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    let stale = false;
    void inspect(game, at).then((told) => {
      if (!stale) setFound(told.ok ? told.inspection : reasonWords(told.reason));
    });
    return () => {
      stale = true;
    };
  }, [game, at, inspect]);
  if (found === null) return <p className="loading">{t('loading')}</p>;
  if (typeof found === 'string') return <p role="alert">{found}</p>;
  const fits = (...names: readonly string[]): boolean =>
    names.some((name) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <div className="inspector">
      <input
        type="search"
        aria-label={t('inspect.find')}
        placeholder={t('inspect.find')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <h3>{t('inspect.decisions')}</h3>
      <ol className="inspector-decisions">
        {found.decisions.map(({ kind, seats, args }, i) => (
          <li key={i}>
            <code>{`${kind} (${seats?.join(', ') ?? t('inspect.nature')})`}</code>{' '}
            {Object.entries(args)
              .map(([name, value]) => `${name} ${value}`)
              .join(', ')}
          </li>
        ))}
      </ol>
      <h3>{t('inspect.fields')}</h3>
      {found.parts.map(({ part, fields }) => {
        const shown = fields.filter(([name]) => fits(part, name));
        return shown.length === 0 ? null : (
          <details key={part} open={words !== ''}>
            <summary>{part || 'kernel'}</summary>
            <dl>
              {shown.map(([name, value]) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>{JSON.stringify(value)}</dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
      <h3>{t('inspect.points')}</h3>
      <dl>
        {found.points
          .filter(([point, parts]) => fits(point, ...parts))
          .map(([point, parts]) => (
            <div key={point}>
              <dt>
                <code>{point}</code>
              </dt>
              <dd>{parts.join(' → ')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
