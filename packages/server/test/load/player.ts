import { type Players, type PlayersAsk, playHere } from './crowds.ts';

/** A process with players of some tables: does what it is asked, one thing after the other. */
let players: Players;

async function done(ask: PlayersAsk): Promise<unknown> {
  if ('plan' in ask) players = playHere(ask.plan, ask.first);
  else return (players[ask.name] as (...args: readonly unknown[]) => Promise<unknown>)(...ask.args);
}

process.on('message', (ask: PlayersAsk) => {
  done(ask).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
// Whoever asks is gone.
process.once('disconnect', () => process.exit());
