import { memo } from 'react';
import { useEventsAffectingMe } from './events-affecting-me.ts';
import { useAnyGame } from './game-context.ts';

/** Reads to a screen reader what just happened and what is to be decided; what happens to oneself is read elsewhere. */
export const Announcer = memo(function Announcer() {
  const { view, speak } = useAnyGame();
  const mineToHear = useEventsAffectingMe();
  const events =
    view.eventsFrom > 0
      ? view.events
          .filter((event) => !mineToHear.includes(event))
          .map((event) => speak.event(event.kind, event.data))
      : [];
  const mine = view.seat !== null && view.decision?.seats.includes(view.seat);
  return (
    <div className="sr" role="status" aria-live="polite">
      {events.join(' ')}{' '}
      {mine && view.decision ? speak.term(`decision.${view.decision.kind}`, view.decision.args) : ''}
    </div>
  );
});
