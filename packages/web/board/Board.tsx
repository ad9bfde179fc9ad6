import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../play/choices.ts';
import type { Fields } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { Asked } from './Asked.tsx';
import { Beyond, SeamLines } from './Beyond.tsx';
import { useCamera } from './camera.ts';
import { asideOfNumber, Figures } from './Figures.tsx';
import { boardFrame, type Frame } from './geometry.ts';
import { Harbours } from './Harbours.tsx';
import { Hexes } from './Hexes.tsx';
import { Numbers } from './Numbers.tsx';
import { PieceAt, Pieces, spotOf } from './Pieces.tsx';
import { PrintedMarks, SiteNames } from './PrintedMarks.tsx';
import { bareHexes } from './read.ts';
import { seamOf } from './seam.ts';
import { Targets } from './Targets.tsx';
import { Tokens } from './Tokens.tsx';

export interface Ghost extends Place {
  readonly shape: string;
  readonly fill: string;
  /** it is a piece, and stands where pieces stand */
  readonly piece: boolean;
}

interface Props {
  readonly sheet: Sheet;
  readonly fields: Fields;
  readonly label: string;
  readonly lit?: ReadonlySet<number>;
  /** hexes whose number brings nothing now */
  readonly idle?: readonly number[];
  /** what the open decision is about */
  readonly asked?: readonly Place[];
  readonly places?: readonly Place[];
  readonly chosen?: Place | null;
  readonly quiet?: boolean;
  readonly ghost?: Ghost | null;
  readonly controls?: boolean;
  /** the window onto the board; the whole of it if not said */
  readonly view?: Frame;
  /** the part that one has to do with: it is shown until one asks for the whole */
  readonly corner?: Frame;
  /** under which name the browser remembers how near one has drawn the board */
  readonly remembers?: string;
  /** whatever else is drawn on the board, below the places that can be pointed at */
  readonly children?: ReactNode;
  describe?(place: Place): string;
  pick?(place: Place): void;
}

const NOWHERE: readonly Place[] = [];
const NONE: readonly number[] = [];

/** The board, drawn from a sheet and the fields of a view. */
export function Board({
  sheet,
  fields,
  label,
  lit,
  idle = NONE,
  asked = NOWHERE,
  places = NOWHERE,
  chosen = null,
  quiet = false,
  ghost,
  controls = true,
  view,
  corner,
  remembers,
  children,
  describe,
  pick,
}: Props) {
  const { t } = useTranslation();
  const whole = useMemo(() => boardFrame(sheet.board), [sheet]);
  const [all, setAll] = useState(false);
  const frame = view ?? (all ? undefined : corner) ?? whole;
  const bare = useMemo(() => bareHexes(sheet, fields), [sheet, fields]);
  const camera = useCamera(frame, remembers);
  const seam = seamOf(sheet.board);
  const id = useId().replaceAll(':', '');
  const ground = <Hexes sheet={sheet} terrain={fields.terrain} bare={bare} lit={lit} idle={idle} />;
  const below = (
    <>
      <PrintedMarks sheet={sheet} terrain={fields.terrain} />
      <Pieces sheet={sheet} fields={fields} across />
    </>
  );
  const signs = (
    <>
      <Harbours sheet={sheet} harbour={fields.harbour} terrain={fields.terrain} />
      <Numbers sheet={sheet} tokens={fields.numbers} idle={idle} />
    </>
  );
  const pieces = (
    <>
      <Asked sheet={sheet} places={asked} />
      <Pieces sheet={sheet} fields={fields} />
    </>
  );
  const above = (
    <>
      <Tokens sheet={sheet} fields={fields} />
      <Figures sheet={sheet} fields={fields} />
      <SiteNames sheet={sheet} />
    </>
  );
  return (
    <div className={`board frame-${sheet.board.frame}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: what is drawn cannot be a fieldset */}
      <svg
        ref={camera.svg}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={label}
      >
        <g ref={camera.scene}>
          {seam ? (
            <>
              <Beyond board={sheet.board} seam={seam} part={`${id}-ground`} shown="ground" />
              <g id={`${id}-ground`}>{ground}</g>
              <SeamLines seam={seam} />
              <Beyond board={sheet.board} seam={seam} part={`${id}-below`} shown="pieces" />
              <Beyond board={sheet.board} seam={seam} part={`${id}-signs`} shown="signs" />
              <Beyond board={sheet.board} seam={seam} part={`${id}-pieces`} shown="pieces" />
              <Beyond board={sheet.board} seam={seam} part={`${id}-above`} shown="signs" />
              <g id={`${id}-below`}>{below}</g>
              <g id={`${id}-signs`}>{signs}</g>
              <g id={`${id}-pieces`}>{pieces}</g>
              <g id={`${id}-above`}>{above}</g>
            </>
          ) : (
            <>
              {ground}
              {below}
              {signs}
              {pieces}
              {above}
            </>
          )}
          {children}
          {pick && describe && places.length > 0 && (
            <Targets
              sheet={sheet}
              places={places}
              tokens={fields.numbers}
              chosen={chosen}
              quiet={quiet}
              describe={describe}
              pick={pick}
              dragged={camera.dragged}
            />
          )}
          {ghost && (
            <g className="ghost" transform={ghost.piece ? undefined : asideOfNumber(ghost, fields.numbers)}>
              <PieceAt
                {...(ghost.piece && spotOf(sheet, fields, ghost))}
                sheet={sheet}
                on={ghost.on}
                place={ghost.place}
                shape={ghost.shape}
                fill={ghost.fill}
              />
            </g>
          )}
        </g>
      </svg>
      {controls && (
        <div className="board-controls">
          {corner && (
            <button
              type="button"
              className="board-part"
              aria-pressed={all}
              aria-label={t('board.all')}
              title={t('board.all')}
              onClick={() => {
                setAll(!all);
                camera.fit();
              }}
            >
              ◫
            </button>
          )}
          <button type="button" onClick={() => camera.zoomBy(1.3)} aria-label={t('board.closer')}>
            +
          </button>
          <button type="button" onClick={() => camera.zoomBy(1 / 1.3)} aria-label={t('board.farther')}>
            −
          </button>
          <button type="button" onClick={camera.fit} aria-label={t('board.fit')}>
            ⤢
          </button>
        </div>
      )}
    </div>
  );
}
