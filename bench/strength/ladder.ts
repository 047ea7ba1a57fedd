/** The pairs of players that measure the levels of a game, and how a deal between them is scored. */
import { type Seat, startMatch } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, LEVELS } from '@ludoteca/kit';
import { createPlayer, playOut, strengthOf } from '@ludoteca/players';

/** The weakest first. */
const LADDER = ['random', ...LEVELS] as const;

/** Two players that are compared; the first is expected to be stronger. */
export interface Pairing {
  readonly entry: AnyCatalogueEntry;
  readonly players: readonly [string, string];
}

/** Each level against the next lower one, and the strongest and the middle ones against greedy, which places it on the same scale. */
export const listPairings = (entry: AnyCatalogueEntry): readonly Pairing[] =>
  [
    ...LADDER.slice(1).map((level, i): readonly [string, string] => [level, LADDER[i] ?? level]),
    ['expert', 'greedy'] as const,
    ['greedy', 'intermediate'] as const,
  ].map((players) => ({ entry, players }));

/** Players alternate around the table, so their number is even. */
export const countSeats = ({ game }: AnyCatalogueEntry): number =>
  Math.ceil(Math.max(2, game.seats.min) / 2) * 2;

/** Changes when results would no longer belong to the same players. */
export const pairingKey = ({ entry, players }: Pairing): string =>
  [
    entry.game.id,
    entry.game.version,
    ...players.map((name) => {
      const level = LEVELS.find((one) => one === name);
      if (level === undefined) return name;
      const { iterations, impulse = 0 } = strengthOf(entry, level);
      return `${name}:${iterations}/${impulse}`;
    }),
  ].join(' ');

/** A deal that was played from both sides. */
export interface DealResult {
  /** The score of the first player: shares of the first place in both matches. */
  readonly score: number;
  /** Milliseconds of the first player for each answer with alternatives. */
  readonly times: readonly number[];
}

/** In Teferi every deck plays against itself, in the other games there is nothing to choose. */
const settingsOf = ({ form }: AnyCatalogueEntry, deal: number): { [key: string]: unknown } | undefined => {
  const decks = Object.entries(form).flatMap(([key, field]) =>
    field.kind === 'file' && field.among.length > 0 ? [[key, field.among[deal % field.among.length]]] : [],
  );
  return decks.length === 0 ? undefined : Object.fromEntries(decks);
};

/** Plays a deal twice with exchanged seats. `now` tells the time in milliseconds. */
export function playDeal({ entry, players }: Pairing, deal: number, now: () => number): DealResult {
  const seats = countSeats(entry);
  const times: number[] = [];
  let score = 0;
  for (const side of [0, 1]) {
    const seed = `strength ${deal}`;
    const started = startMatch(entry.game, {
      seats,
      seed,
      dice: 'fast',
      settings: settingsOf(entry, deal),
    });
    if (!started.ok) throw new Error(`the match does not start: ${JSON.stringify(started.problem)}`);
    const match = started.value;
    const isFirst = (seat: Seat): boolean => seat % 2 === side;
    const seated = Array.from({ length: seats }, (_, seat) => {
      const player = createPlayer(entry, players[isFirst(seat) ? 0 : 1], `${seed} seat ${seat}`);
      const choose: typeof player.choose = (perspective) => {
        if (perspective.question?.options.length === 1) return player.choose(perspective);
        const start = now();
        const choice = player.choose(perspective);
        times.push(now() - start);
        return choice;
      };
      return isFirst(seat) ? { ...player, choose } : player;
    });
    playOut(match, seated);
    const firsts = (match.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
    const own = firsts.filter(isFirst).length;
    score += own === firsts.length ? 1 : own === 0 ? 0 : 0.5;
  }
  return { score, times };
}
