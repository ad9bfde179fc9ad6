import type { Generated } from 'kysely';

/** The tables of the store. Times are milliseconds since 1970, flags are 0 or 1, objects are JSON. */
export interface Schema {
  people: {
    id: string;
    name: string;
    /** what the account is opened with, and the same in the form in which it must be unlike all others */
    login: string | null;
    login_key: string | null;
    /** argon2id */
    password: string | null;
    rated: number;
    banned: number;
    made: number;
    seen: number;
    /** until when it is known to be connected */
    here_until: Generated<number>;
  };
  /** one asks, and both have a row once the other agrees */
  friends: { person: string; other: string; agreed: number; at: number };
  /** what stands in the link that somebody gives to friends */
  friend_links: { person: string; code: string };
  tokens: {
    /** sha-256 of what is in the cookie */
    hash: string;
    person: string;
    made: number;
  };
  /** browsers that are called when it is somebody's turn, while they are signed in */
  pushes: { endpoint: string; person: string; token: string; p256dh: string; auth: string; made: number };
  /** what this server alone may know, by name */
  secrets: { name: string; value: string };
  mutes: { person: string; other: string };
  tables: {
    id: string;
    state: string;
    listed: number;
    host: string;
    /** everything about the table that is not the game, see tables/kept.ts; `rev` counts its changes */
    room: string;
    rev: number;
    /** the record of the game, once it has begun; its lines are in `lines` */
    setup: string | null;
    chance: string | null;
    lines: number;
    moves: number;
    turn: number;
    clock: string | null;
    /** when the server must see to this table though nobody asks: a bot's move, a clock, a result to be written */
    due: number | null;
    /** the process in charge of it, while that lives */
    holder: string | null;
    /** of an older store */
    lease: Generated<number>;
    /** how many of those who sit there have it open, and how many look on, where it is listed */
    here: Generated<number>;
    watching: Generated<number>;
    made: number;
    touched: number;
  };
  /** the processes that share this store, and until when each has said that it lives */
  processes: { id: string; lease: number };
  lines: { table_id: string; line: number; entry: string; at: number };
  /** who sits where, for the lists of each person */
  seats: { table_id: string; person: string; seat: number; asked: number; until: number | null };
  talk: {
    table_id: string;
    n: number;
    person: string;
    name: string;
    text: string | null;
    react: string | null;
    /** the seats that it was said to, as a list in JSON; null for everybody */
    among: string | null;
    /** the id that the sender gave it */
    said: string;
    at: number;
  };
  /** where the rules broke down: the report is a FaultReport */
  faults: {
    id: string;
    table_hash: string;
    game: string;
    at: number;
    report: string;
    done: number;
  };
  reports: {
    id: string;
    table_id: string;
    by_person: string;
    about: string;
    line: number | null;
    why: string;
    words: string | null;
    at: number;
    done: number;
  };
  results: {
    table_id: string;
    person: string;
    seat: number;
    place: number | null;
    points: number | null;
    /** what is there besides, in halves */
    halves: number;
    won: number;
    at: number;
  };
  tournaments: {
    id: string;
    state: string;
    listed: number;
    host: string;
    /** what was decided, who takes part, and how far it is: see tournaments/kept.ts; `rev` counts its changes */
    tournament: string;
    rev: number;
    /** when the server must see to it: a beginning, a table that is done, the end of a round */
    due: number | null;
    made: number;
    touched: number;
  };
  /** who takes part, for the lists of each person */
  tournament_people: { tournament_id: string; person: string };
  /** the tables of each round: who sits where, and what came of it, once the table has told */
  tournament_games: {
    tournament_id: string;
    round: number;
    board: number;
    /** null where somebody rests */
    table_id: string | null;
    seats: string;
    result: string | null;
  };
  /** ratings of one game in one season */
  season_ratings: {
    season: string;
    game: string;
    person: string;
    mu: number;
    sigma: number;
    games: number;
    wins: number;
  };
  ratings: { person: string; family: string; mu: number; sigma: number; games: number };
}
