import { itemOf } from '@hexwright/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardKit } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';
import { changed, sumOf } from './bags.ts';
import type { Draft } from './draft.ts';
import { allByChance, setConstraints, stepNumber, stepTerrain, tokensOf, type Yields } from './edits.ts';
import { HarbourPicture, NumberPicture, TerrainPicture } from './Swatch.tsx';

interface Props {
  readonly kit: BoardKit;
  readonly draft: Draft;
  readonly speaker: Speaker;
  readonly yields: Yields;
  readonly group: string;
  edit(draft: Draft): void;
}

/** What is left to chance: the bags, and the conditions that every deal keeps. */
export function ChancePanel({ kit, draft, speaker, yields, group, edit }: Props) {
  const { t } = useTranslation();
  const groups = Object.keys(draft.groups);
  const { bag } = draft.harbours;
  const stepHarbour = (kind: string, by: number): void =>
    edit({ ...draft, harbours: { ...draft.harbours, bag: changed(bag ?? {}, kind, by) } });
  return (
    <>
      {groups.length === 0 && !bag && <p className="soft">{t('editor.nothing-by-chance')}</p>}
      <p>
        <button
          type="button"
          className="action"
          onClick={() => edit(allByChance(draft, groups[0] ?? group, yields))}
        >
          {t('editor.all-by-chance')}
        </button>
      </p>
      {groups.map((name) => (
        <Bag key={name} {...{ kit, draft, speaker, name, edit }} />
      ))}
      {bag && (
        <section className="bag">
          <h3>{t('editor.bag-harbours')}</h3>
          <div className="steppers">
            {kit.harbourKinds.map((kind) => (
              <Stepper
                key={kind}
                what={kind === 'any' ? t('editor.harbour-any', { rate: 3 }) : speaker.name('good', kind)}
                count={bag[kind] ?? 0}
                step={(by) => stepHarbour(kind, by)}
              >
                <HarbourPicture sheet={kit.sheet} kind={kind} />
              </Stepper>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const REDS = 'reds-apart';

function Bag({
  kit,
  draft,
  speaker,
  name,
  edit,
}: Omit<Props, 'yields' | 'group'> & { readonly name: string }) {
  const { t } = useTranslation();
  const [fresh, setFresh] = useState('');
  const group = itemOf(draft.groups, name);
  const hexes = draft.hexes.filter((hex) => hex.group === name);
  const open = hexes.filter(({ terrain, hidden }) => terrain === undefined && hidden === undefined).length;
  const { terrains, constraints, spare = 0 } = group;
  const tokens = tokensOf(group);
  const others = constraints.filter((word) => word !== REDS);
  return (
    <section className="bag">
      <h3>
        {t('editor.bag-of', { group: name })} <small>{t('editor.bag-note', { count: hexes.length })}</small>
      </h3>
      {terrains && (
        <>
          <p className="soft">{t('editor.bag-terrains', { count: sumOf(terrains), wanted: open + spare })}</p>
          <div className="steppers">
            {kit.sheet.terrains
              .filter(({ id }) => id !== 'unknown')
              .map(({ id }) => (
                <Stepper
                  key={id}
                  what={speaker.name('terrain', id)}
                  count={terrains[id] ?? 0}
                  step={(by) => edit(stepTerrain(draft, name, id, by))}
                >
                  <TerrainPicture sheet={kit.sheet} terrain={id} />
                </Stepper>
              ))}
          </div>
        </>
      )}
      <p className="soft">{t('editor.bag-numbers', { count: tokens.length })}</p>
      <div className="steppers">
        {NUMBERS.map((number) => (
          <Stepper
            key={number}
            what={String(number)}
            count={tokens.filter((token) => token === number).length}
            step={(by) => edit(stepNumber(draft, name, number, by))}
          >
            <NumberPicture number={number} />
          </Stepper>
        ))}
      </div>
      <label className="field flag">
        <input
          type="checkbox"
          checked={constraints.includes(REDS)}
          onChange={({ target }) =>
            edit(setConstraints(draft, name, target.checked ? [REDS, ...others] : others))
          }
        />
        <span>{t('editor.reds-apart')}</span>
      </label>
      <form
        className="constraints"
        onSubmit={(event) => {
          event.preventDefault();
          const word = fresh.trim();
          if (word !== '' && !constraints.includes(word))
            edit(setConstraints(draft, name, [...constraints, word]));
          setFresh('');
        }}
      >
        <label>
          <span>{t('editor.constraints')}</span>
          <input
            value={fresh}
            maxLength={100}
            placeholder={t('editor.constraint-new')}
            onChange={({ target }) => setFresh(target.value)}
          />
        </label>
        <button type="submit" className="quiet-button">
          {t('editor.add')}
        </button>
      </form>
      <ul className="chips">
        {others.map((word) => (
          <li key={word}>
            <code>{word}</code>
            <button
              type="button"
              className="quiet-button"
              aria-label={t('editor.remove', { what: word })}
              onClick={() =>
                edit(
                  setConstraints(
                    draft,
                    name,
                    constraints.filter((each) => each !== word),
                  ),
                )
              }
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepperProps {
  readonly what: string;
  readonly count: number;
  readonly children: ReactNode;
  step(by: 1 | -1): void;
}

function Stepper({ what, count, children, step }: StepperProps) {
  const { t } = useTranslation();
  return (
    <span className={`stepper${count === 0 ? ' none' : ''}`} title={what}>
      {children}
      <button
        type="button"
        disabled={count === 0}
        aria-label={t('editor.less-of', { what })}
        onClick={() => step(-1)}
      >
        −
      </button>
      <b>{count}</b>
      <button type="button" aria-label={t('editor.more-of', { what })} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
