import { useTranslation } from 'react-i18next';
import { seatLook } from '../look/seats.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Shape } from '../shapes/Shape.tsx';
import type { BoardKit } from '../table/protocol.ts';
import { capital, type Speaker } from '../words/speak.ts';
import { type Brush, TOOLS } from './brush.ts';
import type { Draft } from './draft.ts';
import { putRobber } from './edits.ts';
import { MarkTool } from './MarkTool.tsx';
import { RegionTool } from './RegionTool.tsx';
import {
  ChancePicture,
  ErasePicture,
  HarbourPicture,
  NumberPicture,
  Swatch,
  TerrainPicture,
} from './Swatch.tsx';

export interface ToolProps {
  readonly kit: BoardKit;
  readonly draft: Draft;
  readonly brush: Brush;
  readonly speaker: Speaker;
  change(brush: Partial<Brush>): void;
  edit(draft: Draft): void;
}

/** The tools, and below them what the chosen one can paint: all of it is asked of the chosen game. */
export function Tools(props: ToolProps) {
  const { t } = useTranslation();
  const { brush, change } = props;
  return (
    <section className="editor-tools" aria-label={t('editor.tools')}>
      <div className="tool-row">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            aria-pressed={brush.tool === tool}
            onClick={() => change({ tool, erases: false })}
          >
            {t(`editor.tool.${tool}`)}
          </button>
        ))}
      </div>
      <p className="soft tool-hint">{t(`editor.hint.${brush.tool}`)}</p>
      <Palette {...props} />
    </section>
  );
}

function Palette(props: ToolProps) {
  const { t } = useTranslation();
  const { brush, change } = props;
  const eraser = (
    <Swatch label={t('editor.erase')} chosen={brush.erases} choose={() => change({ erases: true })}>
      <ErasePicture />
    </Swatch>
  );
  return (
    <>
      <fieldset className={`palette palette-${brush.tool}`} aria-label={t('editor.paint')}>
        {brush.tool === 'terrain' && <Terrains {...props} />}
        {brush.tool === 'number' && <NumbersToPaint {...props} />}
        {brush.tool === 'harbour' && <HarboursToPaint {...props} />}
        {brush.tool === 'region' && <RegionTool {...props} />}
        {brush.tool === 'mark' && <MarkTool {...props} />}
        {brush.tool === 'start' && <Seats {...props} />}
        {brush.tool === 'robber' && <Robber {...props} />}
        {brush.tool !== 'robber' && eraser}
      </fieldset>
      {brush.tool !== 'harbour' && brush.tool !== 'start' && brush.tool !== 'robber' && (
        <label className="field flag">
          <input
            type="checkbox"
            checked={brush.sweeps}
            onChange={({ target }) => change({ sweeps: target.checked })}
          />
          <span>{t('editor.sweep')}</span>
        </label>
      )}
      {brush.tool === 'number' && (
        <label className="field flag">
          <input
            type="checkbox"
            checked={brush.several}
            onChange={({ target }) => change({ several: target.checked })}
          />
          <span>{t('editor.several')}</span>
        </label>
      )}
    </>
  );
}

function Terrains({ kit, draft, brush, speaker, change }: ToolProps) {
  const { t } = useTranslation();
  const { terrain, erases, group } = brush;
  const groups = Object.keys(draft.groups);
  return (
    <>
      {kit.sheet.terrains
        .filter(({ id }) => id !== 'unknown')
        .map(({ id }) => (
          <Swatch
            key={id}
            label={capital(speaker.name('terrain', id))}
            chosen={!erases && terrain.kind === 'terrain' && terrain.terrain === id}
            choose={() => change({ terrain: { kind: 'terrain', terrain: id }, erases: false })}
          >
            <TerrainPicture sheet={kit.sheet} terrain={id} />
          </Swatch>
        ))}
      {(groups.length > 0 ? groups : [group]).map((name) => (
        <Swatch
          key={`group ${name}`}
          label={groups.length > 1 ? `${t('editor.chance')}: ${name}` : t('editor.chance')}
          chosen={!erases && terrain.kind === 'chance' && terrain.group === name}
          choose={() => change({ terrain: { kind: 'chance', group: name }, group: name, erases: false })}
        >
          <ChancePicture />
        </Swatch>
      ))}
      {[...new Set([...Object.keys(kit.layout.stacks), ...Object.keys(draft.stacks)])].map((stack) => (
        <Swatch
          key={`stack ${stack}`}
          label={t('editor.hidden', { stack })}
          chosen={!erases && terrain.kind === 'hidden' && terrain.stack === stack}
          choose={() => change({ terrain: { kind: 'hidden', stack }, erases: false })}
        >
          <TerrainPicture sheet={kit.sheet} terrain="unknown" />
        </Swatch>
      ))}
    </>
  );
}

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

function NumbersToPaint({ brush, change }: ToolProps) {
  const { t } = useTranslation();
  const chosen = (number: Brush['number']): boolean => !brush.erases && brush.number === number;
  return (
    <>
      {NUMBERS.map((number) => (
        <Swatch
          key={number}
          label={String(number)}
          plain
          chosen={chosen(number)}
          choose={() => change({ number, erases: false })}
        >
          <NumberPicture number={number} />
        </Swatch>
      ))}
      <Swatch
        label={t('editor.chance')}
        chosen={chosen('chance')}
        choose={() => change({ number: 'chance', erases: false })}
      >
        <ChancePicture />
      </Swatch>
    </>
  );
}

function HarboursToPaint({ kit, brush, speaker, change }: ToolProps) {
  const { t } = useTranslation();
  return (
    <>
      {kit.harbourKinds.map((kind) => {
        const rate = kit.sheet.board.harbourKinds.find(({ good }) => (good ?? 'any') === kind)?.rate;
        return (
          <Swatch
            key={kind}
            label={
              kind === 'any'
                ? t('editor.harbour-any', { rate })
                : t('editor.harbour-of', { good: capital(speaker.name('good', kind)), rate })
            }
            chosen={!brush.erases && brush.harbour === kind}
            choose={() => change({ harbour: kind, erases: false })}
          >
            <HarbourPicture sheet={kit.sheet} kind={kind} />
          </Swatch>
        );
      })}
      <Swatch
        label={t('editor.chance')}
        chosen={!brush.erases && brush.harbour === undefined}
        choose={() => change({ harbour: undefined, erases: false })}
      >
        <ChancePicture />
      </Swatch>
    </>
  );
}

function Seats({ kit, draft, brush, change, edit }: ToolProps) {
  const { t } = useTranslation();
  return (
    <>
      {Array.from({ length: kit.sheet.seats }, (_, seat) => (
        <Swatch
          key={seat}
          label={t(seatLook(seat).name)}
          chosen={!brush.erases && brush.seat === seat}
          choose={() => change({ seat, erases: false })}
        >
          <SeatBadge seat={seat} size={40} />
        </Swatch>
      ))}
      <label className="palette-field">
        <span>{t('editor.starts-are')}</span>
        <select
          value={draft.startsAre}
          onChange={({ target }) => edit({ ...draft, startsAre: target.value as Draft['startsAre'] })}
        >
          {(['printed', 'recommended'] as const).map((how) => (
            <option key={how} value={how}>
              {t(`editor.starts-are.${how}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Robber({ draft, edit }: ToolProps) {
  const { t } = useTranslation();
  return (
    <>
      {(['desert', null] as const).map((where) => (
        <Swatch
          key={String(where)}
          label={t(where === null ? 'editor.robber-none' : 'editor.robber-desert')}
          chosen={draft.robber === where}
          choose={() => edit(putRobber(draft, where))}
        >
          <svg viewBox="-34 -34 68 68" aria-hidden="true">
            <g opacity={where === null ? 0.35 : 1}>
              <Shape shape="pawn" fill="#2b2b30" ink="#fffaf0" halo={false} />
            </g>
          </svg>
        </Swatch>
      ))}
    </>
  );
}
