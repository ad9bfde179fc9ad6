import { z } from 'zod';
import { TablePassword, TableTitle } from './names.ts';

const OptionValues = z.record(z.string().max(100), z.union([z.string().max(200), z.number(), z.boolean()]));

/** What is chosen before a chapter of a campaign. */
export const Chosen = OptionValues.refine((chosen) => Object.keys(chosen).length <= 20, 'too much is chosen');

/** What is to be played; whether it can be is for the catalogue to say. */
export const GameWish = z.strictObject({
  game: z.string().max(100),
  seats: z.int().min(1).max(32),
  modules: z.array(z.string().max(100)).max(60).optional(),
  options: OptionValues.optional(),
  /** a board of the table's own */
  layout: z.unknown().optional(),
});
export type GameWish = z.infer<typeof GameWish>;

const seconds = (least: number, most: number) => z.int().min(least).max(most);

/**
 * How long a seat may think. Whoever runs out is played by a bot until it is back.
 * `turn`: so long for each question; who shares a turn with others is only done with it when the time is over. `bank`: a store for the whole game, and some for each question that is added to it.
 * `days`: by correspondence, so many days for each question.
 */
export const ClockSetting = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('off') }),
  z.strictObject({ mode: z.literal('turn'), seconds: seconds(5, 3600) }),
  z.strictObject({ mode: z.literal('bank'), bank: seconds(30, 36_000), plus: seconds(0, 600) }),
  z.strictObject({ mode: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;

/** Who begins, and whether the others follow as they have sat down; both are drawn when the game begins. */
export const SeatingSetting = z.strictObject({
  begins: z.enum(['drawn', 'first']),
  order: z.enum(['listed', 'drawn']),
});
export type SeatingSetting = z.infer<typeof SeatingSetting>;

/** What the host of a table decides before it begins. */
export const TableSettings = z.strictObject({
  title: TableTitle.optional(),
  wish: GameWish,
  /** listed in the lobby; otherwise only who has the link finds it */
  listed: z.boolean().default(false),
  clock: ClockSetting.default({ mode: 'off' }),
  /** whether others may look on, and how many seconds late they see it */
  watching: z
    .discriminatedUnion('allowed', [
      z.strictObject({ allowed: z.literal(false) }),
      z.strictObject({ allowed: z.literal(true), delay: seconds(0, 3600).default(0) }),
    ])
    .default({ allowed: true, delay: 0 }),
  /** the result counts for the ratings of those who wish to have one */
  rated: z.boolean().default(false),
  /** seconds after which a bot plays for a person who is gone; null for never */
  standIn: seconds(10, 86_400).nullable().default(null),
  /** where nothing is said who begins is drawn, and the others follow as they sit */
  seating: SeatingSetting.optional(),
  /** milliseconds between the moves of bots */
  pace: z.int().min(0).max(5000).default(600),
});
export type TableSettings = z.infer<typeof TableSettings>;

export const NewTable = z.strictObject({
  ...TableSettings.shape,
  /**
   * The game that is wished for is a campaign, and is played as one: this table plays its first chapter, and those
   * that follow on it the next. The campaign settles their options.
   */
  campaign: z.boolean().optional(),
  password: TablePassword.optional(),
});
export type NewTable = z.infer<typeof NewTable>;

/** What the host may change while people gather. A password of null takes it away. */
export const SettingsChange = z
  .strictObject({
    title: TableTitle,
    wish: GameWish,
    listed: z.boolean(),
    clock: ClockSetting,
    watching: TableSettings.shape.watching.removeDefault(),
    rated: z.boolean(),
    standIn: TableSettings.shape.standIn.removeDefault(),
    seating: SeatingSetting,
    pace: TableSettings.shape.pace.removeDefault(),
    password: TablePassword.nullable(),
  })
  .partial();
export type SettingsChange = z.infer<typeof SettingsChange>;
