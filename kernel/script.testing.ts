/** A game that executes scripted steps, for tests of the rules engine. */
import type { Game, Json, Match, Parts, Seat } from './contract.ts';
import { ok, refuse } from './data.ts';
import { expectOk } from './result.testing.ts';
import { startMatch } from './start-match.ts';

/** One step of a script. */
export type Step =
  | { readonly do: 'say'; readonly word: string }
  | { readonly do: 'chain'; readonly steps: readonly Step[] }
  | { readonly do: 'roll'; readonly sides: number }
  /** A question without optional parts. */
  | {
      readonly do: 'ask';
      readonly seat: Seat;
      readonly options: readonly Json[];
      readonly after?: readonly Step[];
    }
  /** A question with all optional parts. */
  | {
      readonly do: 'offer';
      readonly seat: Seat;
      readonly options: readonly Json[];
      readonly barred?: readonly Json[];
    }
  /** A subset question over 1..most, in ascending order. */
  | {
      readonly do: 'gather';
      readonly seat: Seat;
      readonly from: number;
      readonly most: number;
      /** Ends when no option is left. */
      readonly ends?: true;
      readonly after?: readonly Step[];
    }
  | { readonly do: 'finish' }
  | { readonly do: 'loop' }
  | { readonly do: 'break' };

export interface Script extends Parts {
  state: { said: string[]; away: Seat[]; seats: number };
  frame: Step;
  choice: { ask: Json; offer: Json; gather: number | 'done' };
  event:
    | { readonly did: 'say'; readonly word: string }
    | { readonly did: 'whisper'; readonly seat: Seat; readonly word?: string }
    | { readonly did: 'hide'; readonly seat: Seat }
    | { readonly did: 'leave'; readonly seat: Seat };
  view: { readonly said: readonly string[]; readonly by: string };
  settings: { readonly polite: boolean };
}

const toldBy = (seat: Seat, what: Json): string => `${seat} ${JSON.stringify(what)}`;

/** Creates a game that executes the steps and ends. */
export function createScriptedGame(...steps: readonly Step[]): Game<Script> {
  return {
    id: 'script',
    version: 3,
    seats: { min: 2, max: 4 },
    settings: (input) => {
      const { polite = true } = input as { polite?: unknown };
      return typeof polite === 'boolean'
        ? ok({ polite })
        : refuse([{ why: 'polite', facts: { field: 'polite' } }]);
    },
    setup: (_, seats) => ({ said: [], away: [], seats }),
    opening: { do: 'chain', steps: [...steps, { do: 'finish' }] },
    rules: {
      say: (dealer, { word }) => {
        dealer.state.said.push(word);
        dealer.tell({ did: 'say', word });
      },
      chain: (dealer, { steps: due }) => dealer.next(...due),
      roll: ({ state, dice }, { sides }) => void state.said.push(`rolled ${dice.int(sides)}`),
      ask: {
        ask: (_, { options }) => [...options],
        answer: (dealer, { seat, after = [] }, choice) => {
          dealer.state.said.push(toldBy(seat, choice));
          dealer.tell({ did: 'whisper', seat, word: JSON.stringify(choice) });
          dealer.next(...after);
        },
      },
      offer: {
        ask: (_, { options }) => [...options],
        answer: ({ state }, { seat }, choice) => void state.said.push(toldBy(seat, choice)),
        otherwise: ({ state }, { seat }) => void state.said.push(`${seat} otherwise`),
        lapse: ({ state }, { seat }) => void state.said.push(`${seat} lapse`),
        barred: (_, { barred = [] }) => [...barred],
        why: (_, { seat }, choice) => ({ why: 'because', rule: '7', facts: [seat, String(choice)] }),
      },
      gather: {
        gather: 'subset',
        ask: (_, { from, most, ends }) =>
          ends === true && from === most
            ? []
            : [...Array.from({ length: most - from }, (__, i) => from + 1 + i), 'done' as const],
        answer: (dealer, frame, choice) => {
          const { seat, after = [] } = frame;
          dealer.state.said.push(toldBy(seat, choice));
          dealer.tell({ did: 'say', word: String(choice) });
          if (choice === 'done') dealer.next(...after);
          else dealer.next({ ...frame, from: choice });
        },
      },
      finish: (dealer) => dealer.end({ places: Array.from({ length: dealer.state.seats }, () => 1) }),
      loop: (dealer) => dealer.next({ do: 'say', word: 'again' }, { do: 'loop' }),
      break: () => {
        throw new RangeError('a broken rule');
      },
    },
    sights: {
      say: 'everyone',
      whisper: { knows: ({ seat }, watcher) => seat === watcher, rest: ({ did, seat }) => ({ did, seat }) },
      hide: { knows: ({ seat }, watcher) => seat === watcher, rest: () => undefined },
      leave: 'everyone',
    },
    present: ({ away }, seat) => !away.includes(seat),
    withdraw: (dealer, seat) => {
      dealer.state.away.push(seat);
      dealer.tell({ did: 'leave', seat });
    },
    view: ({ said }, watcher) => ({ said: said.slice(), by: String(watcher) }),
    imagine: () => {},
  };
}

// Constructors of steps.

export const say = (word: string): Step => ({ do: 'say', word });
export const chain = (...steps: Step[]): Step => ({ do: 'chain', steps });
export const roll: Step = { do: 'roll', sides: 1000 };
const YES_NO = ['yes', 'no'];
export const ask = (seat: Seat, ...after: Step[]): Step => ({ do: 'ask', seat, options: YES_NO, after });
export const offer = (seat: Seat, options: readonly Json[] = YES_NO): Step => ({
  do: 'offer',
  seat,
  options,
  barred: ['perhaps'],
});
export const gather = (seat: Seat, ...after: Step[]): Step => ({
  do: 'gather',
  seat,
  from: 0,
  most: 3,
  after,
});

/** Starts a match with three seats that executes the steps. */
export const startScript = (...steps: Step[]): Match<Script> =>
  expectOk(startMatch(createScriptedGame(...steps), { seats: 3, seed: 'script' }));
export const saidIn = (match: Match<Script>): readonly string[] => match.view('judge').said;

/** Serializes a match, to check that it does not change. */
export const bytesOf = <P extends Parts>(match: Match<P>): string =>
  JSON.stringify([match.position(), match.archive()]);
