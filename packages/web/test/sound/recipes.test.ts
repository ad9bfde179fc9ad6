import { describe, expect, test } from 'vitest';
import { soundOf } from '../../sound/heard.ts';
import { RECIPES } from '../../sound/recipes.ts';
import type { Stroke } from '../../sound/synth.ts';
import type { AnyView } from '../../table/protocol.ts';
import type { AnySheet } from '../../table/sheet.ts';

const sheet = { looks: { numbers: { rolled: { by: 'dice' } } } } as unknown as AnySheet;
const heard = (kinds: readonly string[], more: object = {}) =>
  soundOf(sheet, {
    events: kinds.map((kind) => ({ at: 1, kind, data: {} })),
    result: null,
    seat: 0,
    ...more,
  } as unknown as AnyView);

describe('sounds', () => {
  test('every recipe is short, audible, and within what ears hear', () => {
    for (const [name, strokes] of Object.entries<readonly Stroke[]>(RECIPES)) {
      expect(strokes.length, name).toBeGreaterThan(0);
      for (const stroke of strokes) {
        const pitches = 'band' in stroke ? [stroke.band, stroke.to ?? stroke.band] : [stroke.pitch];
        for (const pitch of pitches) expect(pitch > 40 && pitch < 8000, name).toBe(true);
        expect(stroke.loud > 0.005 && stroke.loud <= 0.4, name).toBe(true);
        expect(stroke.at + stroke.length, name).toBeLessThan(2);
      }
    }
  });

  test('the weightiest of what happened is heard', () => {
    expect(heard(['rolled', 'produced'])).toBe('dice');
    expect(heard(['built', 'award'])).toBe('award');
    expect(heard(['blocker-moved', 'stolen'])).toBe('steal');
    expect(heard(['blocker-moved'])).toBe('robber');
    expect(heard(['built'])).toBe('build');
    expect(heard(['card-bought'])).toBe('card');
    expect(heard(['bank-trade'])).toBe('trade');
    expect(heard(['turn'])).toBe(null);
  });

  test('the end sounds otherwise for whoever did not win', () => {
    const over = (winners: readonly number[]) => heard(['game-over'], { result: { winners, scores: [] } });
    expect(over([0])).toBe('win');
    expect(over([2])).toBe('end');
  });
});
