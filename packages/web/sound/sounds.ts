import { useEffect } from 'react';
import { currentSettings, useSettings } from '../look/settings.ts';
import type { AnyView } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { soundOf } from './heard.ts';
import type { SoundName } from './recipes.ts';

let audio: Promise<{ play(name: SoundName, volume: number): void }> | null = null;

/** Lets one sound be heard as loud as is set. What makes it comes when it is first wanted. */
export function sound(name: SoundName): void {
  const { sound: on, volume } = currentSettings();
  if (!on || volume === 0) return;
  audio ??= import('./player.ts').then(({ openPlayer }) => openPlayer());
  void audio.then(
    (player) => player.play(name, volume),
    () => {
      audio = null;
    },
  );
}

/** Lets what just happened be heard, unless sound is switched off. */
export function useSounds(sheet: AnySheet, view: AnyView): void {
  const { sound: on } = useSettings();
  const mine = view.seat !== null && !view.over && (view.decision?.seats.includes(view.seat) ?? false);
  useEffect(() => {
    if (!on || view.eventsFrom === 0) return;
    const heard = soundOf(sheet, view);
    if (heard) sound(heard);
  }, [on, sheet, view]);
  useEffect(() => {
    if (on && mine && navigator.userActivation?.hasBeenActive) sound('turn');
  }, [on, mine]);
}
