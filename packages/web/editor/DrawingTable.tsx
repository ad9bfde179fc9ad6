import { itemAt } from '@hexwright/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import type { Frame } from '../board/geometry.ts';
import type { Place } from '../play/choices.ts';
import { Explains } from '../play/Explainer.tsx';
import { freshSeed } from '../screens/fresh-seed.ts';
import type { BoardKit, RowCard, StartPlace } from '../table/protocol.ts';
import { speakerFor } from '../words/speak.ts';
import { BoardsPanel } from './BoardsPanel.tsx';
import { type Brush, painted, TOOLS, targetsOf } from './brush.ts';
import { ChancePanel } from './ChancePanel.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import {
  boxOf,
  canvasOf,
  cornerAt,
  dealtOn,
  edgeAt,
  hexAt,
  isSameBoard,
  startOn,
  windowFor,
} from './canvas.ts';
import type { Draft } from './draft.ts';
import { asDealt } from './edits.ts';
import { explainDrawn } from './explain-drawn.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { placesNamed } from './named-places.ts';
import { Overlays } from './Overlays.tsx';
import { Play } from './Play.tsx';
import { placeWordsFor } from './place-words.ts';
import { regionsOf } from './RegionTool.tsx';
import { Tools } from './Tools.tsx';
import { useSurvey } from './use-survey.ts';
import { useSweep } from './use-sweep.ts';
import { isWriting } from './writing.ts';

interface Props {
  readonly kit: BoardKit;
  readonly row: RowCard;
  readonly rows: readonly RowCard[];
  readonly seats: number;
  readonly draft: Draft;
  edit(draft: Draft): void;
  /** an edit of the board as it is by then; more of a stroke is one step with what came before */
  paint(edit: (draft: Draft) => Draft, more: boolean): void;
  lay(draft: Draft, row?: string): void;
}

/** What a stroke of the brush makes sense with. */
const SWEPT: ReadonlySet<string> = new Set(['terrain', 'number', 'region', 'mark']);

const TABS = ['check', 'fairness', 'chance', 'boards'] as const;

/** What is pointed out on the board: a sentence of the engine, places to start, or hexes by name. */
type Shown = string | readonly StartPlace[] | readonly string[];

/** The board with the hand above it: tools on one side, what is known of the board on the other. */
export function DrawingTable({ kit, row, rows, seats, draft, edit, paint, lay }: Props) {
  const { t } = useTranslation();
  const [held, setBrush] = useState<Brush>(() => firstBrush(kit, draft));
  const brush = useMemo(() => fitting(held, kit), [held, kit]);
  const change = (next: Partial<Brush>): void => setBrush({ ...brush, ...next });
  const [tab, setTab] = useState<(typeof TABS)[number]>('check');
  const [seed, setSeed] = useState(freshSeed);
  const [dealing, setDealing] = useState(false);
  const [shown, setShown] = useState<{ readonly on: Draft; readonly what: Shown } | null>(null);
  const speaker = useMemo(() => speakerFor(kit.sheet, []), [kit]);
  const words = useMemo(() => placeWordsFor(draft, kit, speaker), [draft, kit, speaker]);
  const yields = useMemo(() => new Set(kit.yields), [kit]);
  const surveyed = useSurvey(draft, row.id, seats, seed);
  const { survey } = surveyed;
  const open = useMemo(() => isOpen(draft), [draft]);
  const deal = dealing ? survey?.deal : undefined;
  const grows = brush.tool === 'terrain' && !brush.erases && !deal;
  const drawn = useMemo(() => canvasOf(draft, kit, grows), [draft, kit, grows]);
  const canvas = useMemo(() => (deal ? dealtOn(drawn, deal) : drawn), [drawn, deal]);
  const view = useWindow(draft, kit);
  const places = useMemo(
    () => (deal ? [] : targetsOf(canvas, draft, brush, yields)),
    [canvas, draft, brush, yields, deal],
  );
  const pointed = shown?.on === draft ? shown.what : null;
  const asked = useMemo(() => placesShown(pointed, draft, canvas), [pointed, draft, canvas]);
  const show = (what: Shown | null): void => setShown(what === null ? null : { on: draft, what });
  const desk = useRef<HTMLElement>(null);
  const sweeps = brush.sweeps && SWEPT.has(brush.tool) && !(brush.tool === 'number' && brush.several);
  useSweep(desk, sweeps && !deal, (place, more) =>
    paint((board) => painted(board, canvas, brush, place, yields), more),
  );
  useShortcuts((next) => setBrush((was) => ({ ...was, ...next })));

  const describe = ({ on, place }: Place): string => {
    if (on === 'edge') {
      const at = edgeAt(canvas, place);
      return at ? words.edge(at) : t('editor.edge-empty');
    }
    if (on === 'corner') {
      const at = cornerAt(canvas, place);
      return at ? words.corner(at) : t('editor.corner-empty');
    }
    return words.hex(hexAt(canvas, place));
  };

  return (
    <>
      <section className="editor-board" ref={desk}>
        <Board
          sheet={canvas.sheet}
          fields={canvas.fields}
          view={view}
          label={t('editor.board', { count: draft.hexes.length })}
          places={places}
          asked={asked}
          quiet
          describe={describe}
          pick={(place) => paint((board) => painted(board, canvas, brush, place, yields), false)}
        >
          {!deal && (
            <Overlays
              canvas={canvas}
              draft={draft}
              kit={kit}
              tool={brush.tool}
              regions={regionsOf({ kit, draft })}
            />
          )}
        </Board>
        <Explains stage={desk} tell={(thing) => explainDrawn(canvas, speaker, thing)} />
        {deal && <p className="deal-note">{t('editor.dealt')}</p>}
      </section>
      <Tools {...{ kit, draft, brush, speaker, change, edit }} />
      <aside className="editor-side" aria-label={t('editor.panels')}>
        <Play {...{ row, seats, draft, survey }} />
        <div className="editor-tabs" role="tablist" aria-label={t('editor.panels')}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`editor-tab-${each}`}
              aria-selected={tab === each}
              aria-controls="editor-panel"
              onClick={() => setTab(each)}
            >
              {t(`editor.tab.${each}`)}
            </button>
          ))}
        </div>
        <div
          className={`editor-panel panel-${tab}`}
          id="editor-panel"
          role="tabpanel"
          aria-labelledby={`editor-tab-${tab}`}
        >
          {tab === 'check' && (
            <CheckPanel
              surveyed={surveyed}
              words={words}
              game={row.name}
              seats={seats}
              shown={typeof pointed === 'string' ? pointed : null}
              show={show}
            />
          )}
          {tab === 'fairness' && (
            <FairnessPanel
              {...{ kit, speaker, survey, open }}
              dealt={dealing}
              shown={typeof pointed === 'string' ? null : pointed}
              show={show}
              deal={() => {
                setSeed(freshSeed());
                setShown(null);
              }}
              showDeal={setDealing}
              keepDeal={() => {
                if (survey?.deal) edit(asDealt(draft, survey.deal, yields));
                setDealing(false);
              }}
            />
          )}
          {tab === 'chance' && <ChancePanel {...{ kit, draft, speaker, yields, edit }} group={brush.group} />}
          {tab === 'boards' && (
            <BoardsPanel
              {...{ kit, row, rows, draft, speaker, yields, edit, lay }}
              sound={survey === null || survey.faults.length === 0}
              group={brush.group}
            />
          )}
        </div>
      </aside>
    </>
  );
}

/** Whether chance has a say in the board. */
const isOpen = ({ hexes, groups, harbours, assembly }: Draft): boolean =>
  assembly !== undefined ||
  harbours.bag !== undefined ||
  Object.keys(groups).length > 0 ||
  hexes.some(({ terrain, hidden }) => terrain === undefined && hidden === undefined);

function firstBrush(kit: BoardKit, draft: Draft): Brush {
  const group = Object.keys(draft.groups)[0] ?? 'land';
  return {
    tool: 'terrain',
    erases: false,
    terrain: { kind: 'terrain', terrain: kit.yields[0] ?? itemAt(kit.sheet.terrains, 0).id },
    number: 6,
    several: false,
    sweeps: false,
    harbour: kit.harbourKinds[0],
    region: kit.regions[0] ?? 'main',
    mark: null,
    seat: 0,
    group,
  };
}

/** The brush as far as the game knows what it holds. */
function fitting(brush: Brush, kit: BoardKit): Brush {
  const { terrain, harbour, seat } = brush;
  const [first] = kit.yields;
  const strange = terrain.kind === 'terrain' && !kit.sheet.terrains.some(({ id }) => id === terrain.terrain);
  return {
    ...brush,
    ...(strange && first !== undefined && { terrain: { kind: 'terrain', terrain: first } }),
    ...(harbour !== undefined && !kit.harbourKinds.includes(harbour) && { harbour: 'any' }),
    seat: Math.min(seat, kit.sheet.seats - 1),
    mark: brush.mark ?? (kit.marks[0] ? { ...kit.marks[0], value: kit.marks[0].values[0] } : null),
  };
}

/** The window onto the board, with room for one more ring of hexes. */
function useWindow(draft: Draft, kit: BoardKit): Frame {
  const need = useMemo(() => boxOf(canvasOf(draft, kit, true)), [draft, kit]);
  const { hexes } = draft;
  const [was, setWas] = useState(() => ({ hexes, view: windowFor(null, need) }));
  // While most of it stays where it is somebody draws; anything else is another board, and the window is fitted anew.
  const view = windowFor(isSameBoard(was.hexes, hexes) ? was.view : null, need);
  if (view !== was.view || hexes !== was.hexes) setWas({ hexes, view });
  return view;
}

function placesShown(what: Shown | null, draft: Draft, canvas: ReturnType<typeof canvasOf>): Place[] {
  if (what === null) return [];
  const { topology } = canvas;
  if (typeof what === 'string') {
    const { hexes, edges, corners } = placesNamed(what, draft);
    return [
      ...hexes.map(({ q, r }) => ({ on: 'hex' as const, place: topology.hexAt(q, r) })),
      ...edges.map(({ q, r, side }) => ({ on: 'edge' as const, place: topology.edgeAt(q, r, side) })),
      ...corners.map(({ q, r, corner }) => ({
        on: 'corner' as const,
        place: topology.cornerAt(q, r, corner),
      })),
    ].filter(({ place }) => place >= 0);
  }
  return what
    .flatMap((each): Place[] => {
      if (typeof each !== 'string') return [startOn(canvas, each)];
      const [q = 0, r = 0] = each.split(',').map(Number);
      return [{ on: 'hex', place: topology.hexAt(q, r) }];
    })
    .filter(({ place }) => place >= 0);
}

/** 1 to 7 choose a tool, E erases; not while somebody writes. */
function useShortcuts(change: (brush: Partial<Brush>) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const tool = TOOLS[Number(event.key) - 1];
      if (tool) change({ tool, erases: false });
      else if (event.key.toLowerCase() === 'e') change({ erases: true });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
