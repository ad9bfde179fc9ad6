import { itemAt } from '@hexwright/kernel';
import { type ReactNode, useId } from 'react';
import { hexOutline } from '../board/geometry.ts';
import { terrainLook } from '../board/Hexes.tsx';
import { Chit } from '../board/Numbers.tsx';
import { RateSign } from '../board/RateSign.tsx';
import { terrainArt } from '../board/terrain/index.ts';
import type { Sheet } from '../table/sheet.ts';

interface Props {
  readonly label: string;
  readonly chosen: boolean;
  readonly children: ReactNode;
  /** the picture says it all; the label is for those who listen */
  readonly plain?: boolean;
  choose(): void;
}

/** Something to paint with. */
export function Swatch({ label, chosen, children, plain = false, choose }: Props) {
  return (
    <button type="button" className="swatch" aria-pressed={chosen} onClick={choose}>
      {children}
      <span className={plain ? 'sr' : undefined}>{label}</span>
    </button>
  );
}

export function TerrainPicture({ sheet, terrain }: { readonly sheet: Sheet; readonly terrain: string }) {
  const clip = useId();
  const { colour, pattern } = terrainLook(sheet.looks, terrain);
  const Art = terrainArt[pattern] ?? terrainArt.plain;
  return (
    <svg viewBox="-100 -104 200 208" aria-hidden="true">
      <clipPath id={clip}>
        <polygon points={hexOutline(94)} />
      </clipPath>
      <polygon points={hexOutline(94)} fill={colour} />
      <g clipPath={`url(#${clip})`}>
        <Art />
      </g>
      <polygon points={hexOutline(94)} fill="url(#hex-light)" />
    </svg>
  );
}

/** What is left to chance, whatever it is. */
export function ChancePicture() {
  return (
    <svg viewBox="-100 -104 200 208" aria-hidden="true" className="chance-picture">
      <polygon points={hexOutline(94)} />
      <text y="34">?</text>
    </svg>
  );
}

export function NumberPicture({ number }: { readonly number: number }) {
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      <Chit number={number} />
    </svg>
  );
}

export function HarbourPicture({ sheet, kind }: { readonly sheet: Sheet; readonly kind: string }) {
  const entry = sheet.board.harbourKinds.find(({ good }) => (good ?? 'any') === kind);
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      {entry && <RateSign sheet={sheet} kind={entry} at={{ x: 0, y: 0 }} />}
    </svg>
  );
}

export function ErasePicture() {
  return (
    <svg viewBox="-34 -34 68 68" aria-hidden="true" className="erase-picture">
      <path d="M-16,-16L16,16M16,-16L-16,16" />
    </svg>
  );
}

/** The colours that regions are told apart by. */
const REGIONS = ['#d1495b', '#2e86ab', '#edae49', '#5b8e3e', '#7d5ba6', '#00798c', '#b5651d', '#3d405b'];
export const regionColour = (regions: readonly string[], region: string): string =>
  itemAt(REGIONS, Math.max(0, regions.indexOf(region)) % REGIONS.length);

export function RegionPicture({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="-100 -104 200 208" aria-hidden="true">
      <polygon points={hexOutline(90)} fill={colour} fillOpacity="0.55" stroke={colour} strokeWidth="12" />
    </svg>
  );
}

export function MarkPicture({ on }: { readonly on: 'hexes' | 'corners' | 'edges' }) {
  return (
    <svg viewBox="-100 -104 200 208" aria-hidden="true" className="mark-picture">
      <polygon points={hexOutline(78)} />
      {on === 'hexes' && <circle r="34" />}
      {on === 'corners' && <circle cy="-78" r="28" />}
      {on === 'edges' && <line x1="67.5" y1="-39" x2="67.5" y2="39" />}
    </svg>
  );
}
