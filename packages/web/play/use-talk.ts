import { useEffect } from 'react';
import { characterName } from '../look/characters.ts';
import { useSettings } from '../look/settings.ts';
import { useAnyGame } from './game-context.ts';

/** Lets the bots of this table talk, unless nobody wants to hear it or they move too fast for words. */
export function useTalk(): void {
  const { view, players } = useAnyGame();
  const { talk, pace } = useSettings();
  const wanted = talk && pace !== 'instant' && players.some((each, seat) => characterName(each, seat));
  useEffect(() => {
    if (wanted)
      void import('./talk.ts').then(
        (talk) => talk.hear(view, players),
        () => {},
      );
  }, [wanted, view, players]);
}
