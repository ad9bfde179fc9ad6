import { orderModules } from '@hexwright/rulebook';
import { expect, it } from 'vitest';
import { compileBook, islandModules } from '../../index.ts';
import { islandOutline, wanted } from '../../rulebook/index.ts';
import { withGreatRiver } from '../../traders-barbarians/boards/great-river.ts';
import { greatRiver } from '../../traders-barbarians/great-river.ts';

const find = (id: string) => islandModules.find((module) => module.id === id);
const hosts = islandModules.filter(({ kind, internal }) => kind !== 'variant' && !internal);

/** whether the river can be laid on the board of the host, if that does not keep it out, and whether that says so of itself */
function roomAndSaid(host: string, seats: number): readonly [room: boolean, said: boolean] {
  const ordered = orderModules([host], find, seats);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  const { modules } = ordered;
  const compiled = compileBook({ setup: { game: host, rulesVersion: 1, seats, options: {} }, modules });
  if (!compiled.ok) throw new Error(compiled.reason.text);
  const { layout } = compiled.book;
  const ground = modules.findLast(({ board }) => board !== undefined)!;
  const pairs = modules.flatMap((module) => module.pairs?.[greatRiver.id] ?? []);
  const open = pairs.every((pair) => find(pair)!.seats.includes(seats));
  const { provides = [], leaves = [] } = islandOutline(ground);
  return [
    withGreatRiver(layout) !== layout && !leaves.includes(wanted.riverBed.thing),
    open && provides.includes(wanted.riverBed.thing),
  ];
}

// proves traders-barbarians/great-river-for-four: The river is for four here
it('every island with room for the great river says so, and no other', () => {
  const wrong = hosts.flatMap(({ id, seats }) =>
    greatRiver.seats
      .filter((count) => seats.includes(count))
      .flatMap((count) => {
        const [room, said] = roomAndSaid(id, count);
        return room === said ? [] : [`${id} for ${count}: ${room ? 'room' : 'no room'}`];
      }),
  );
  expect(wrong).toEqual([]);
});
