import { RECIPES, type SoundName } from './recipes.ts';
import { strike } from './synth.ts';

/** Opens the ears of the page: one context, with a limit to how loud many sounds at once become. */
export function openPlayer(): { play(name: SoundName, volume: number): void } {
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.createDynamicsCompressor()).connect(context.destination);
  return {
    play: (name, volume) => {
      // A browser lets a page be heard only after somebody has touched it.
      if (context.state !== 'running') void context.resume();
      // Ears hear by proportion: half of the slider is to sound half as loud.
      master.gain.value = (volume / 100) ** 2 * 1.6;
      strike(context, master, RECIPES[name]);
    },
  };
}
