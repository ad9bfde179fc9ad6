import { tell } from '@hexwright/kernel';
import { defineModule, type Part } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

/** An award is nobody's while two are level at its head. */
export const voidTies: Part = {
  id: 'void-ties',
  rules: (was, b) => {
    const value = b.row('awardValue');
    return {
      reviewAwards: (s) => {
        was.reviewAwards(s);
        for (const { id, index, of } of b.awards) {
          const holder = b.fields.award.get(s, index);
          if (holder < 0) continue;
          const best = of(s, holder);
          const level = b.rivals[holder].some((seat) => of(s, seat) === best);
          if (!level && b.the.awards.bar(s, index) < best) continue;
          b.fields.award.set(s, index, -1);
          value.set(s, index, 0);
          if (s.events) tell(s, 'award', { award: id, seat: -1, from: holder });
        }
      },
    };
  },
};

export const tiesVoidBonuses = defineModule({
  id: 'variant/stobie-ties-void-bonuses',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [houseRule('ties-void-bonuses')],
  parts: [voidTies],
  words: {
    name: 'Stobie: ties void bonuses',
    summary: 'An award over which players tie belongs to nobody.',
    rules: [
      'When somebody draws level with the holder of an award, the holder loses it, and nobody has it.',
      'It goes to the next player who is ahead alone and has what it asks for; who held it before makes no difference.',
    ],
  },
});
