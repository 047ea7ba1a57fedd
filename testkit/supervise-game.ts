/** A wrapper that freezes what a game hands out and detects writes. */
import {
  type QuestionRule,
  deepCopy,
  deepEqual,
  type Dealer,
  type Dice,
  createFastDice,
  type Game,
  isPlainJson,
  type Parts,
  type AutomaticRule,
  type AnyParts,
} from '@ludoteca/kernel';
import { LawViolation, FROZEN_LAW } from './assertions.ts';
import { sampleInterval } from './scale.ts';

const READING = 'reading does not change the state';
const MUTABLE = 'no mutable list of the state is released';
const COPIES = 'a copy equals the generic copy';
const VIEWS = 'views are plain data';
const EVENTS = 'events are plain data';

/** Laws that are supervised during all other checks. */
export const SUPERVISED_LAWS: readonly string[] = [FROZEN_LAW, READING, MUTABLE, COPIES, VIEWS, EVENTS];

type State = AnyParts['state'];
type AnyGame = Game<AnyParts>;
type AnyQuestionRule = QuestionRule<AnyParts, string>;
/** With erased types every frame is typed as a question. */
type AnyRule = AnyQuestionRule | AutomaticRule<AnyParts, string>;
type AnyVisibility = AnyGame['sights'][string];

/** Wraps a game: values it receives or returns are frozen, and reading a state must not change it. */
export function superviseGame<P extends Parts>(game: Game<P>): Game<P> {
  return supervise(game as unknown as AnyGame) as unknown as Game<P>;
}

function supervise(game: AnyGame): AnyGame {
  const guardRead = createReadGuard(createFastDice('looks'));
  const rules = Object.entries<AnyRule>(game.rules).map(([name, rule]) => [
    name,
    superviseRule(guardRead, name, rule),
  ]);
  const sights = Object.entries<AnyVisibility>(game.sights).map(([did, sight]) => [
    did,
    superviseVisibility(sight),
  ]);
  const supervised: AnyGame = {
    ...game,
    sights: Object.fromEntries(sights) as AnyGame['sights'],
    opening: freeze(game.opening),
    rules: Object.fromEntries(rules) as AnyGame['rules'],
    present: (state, seat) => guardRead('present', state, () => game.present(state, seat)),
    withdraw: (dealer, seat) => game.withdraw(superviseDealer(dealer), seat),
    view: (state, watcher) => {
      const view = guardRead('view', state, () => game.view(state, watcher));
      return releaseValue('view', state, requirePlain(VIEWS, `the view of ${watcher}`, view));
    },
  };
  if (game.copy) supervised.copy = (state) => checkCopy(state, game.copy?.(state) ?? state);
  return supervised;
}

function superviseRule(guardRead: ReadGuard, name: string, rule: AnyRule): AnyRule {
  if (typeof rule === 'function') return (dealer, frame) => rule(superviseDealer(dealer), freeze(frame));
  const readAndRelease = <V>(method: string, state: object, read: () => V): V =>
    releaseValue(`${name}.${method}`, state, guardRead(`${name}.${method}`, state, read));
  const supervised: AnyQuestionRule = {
    ...rule,
    ask: (state, frame) => readAndRelease('ask', state, () => rule.ask(state, freeze(frame))),
    answer: (dealer, frame, choice) => rule.answer(superviseDealer(dealer), freeze(frame), choice),
  };
  if (rule.otherwise)
    supervised.otherwise = (dealer, frame) => rule.otherwise?.(superviseDealer(dealer), freeze(frame));
  if (rule.lapse) supervised.lapse = (dealer, frame) => rule.lapse?.(superviseDealer(dealer), freeze(frame));
  if (rule.barred)
    supervised.barred = (state, frame) =>
      readAndRelease('barred', state, () => rule.barred?.(state, frame) ?? []);
  if (rule.why)
    supervised.why = (state, frame, choice) =>
      readAndRelease('why', state, () => rule.why?.(state, frame, choice) ?? { why: 'not offered' });
  return supervised;
}

const superviseVisibility = (sight: AnyVisibility): AnyVisibility =>
  sight === 'everyone'
    ? sight
    : {
        knows: (event, watcher) => sight.knows(event, watcher),
        rest: (event) => {
          const rest = sight.rest(event);
          return rest && requirePlain(EVENTS, `what the rest learn of ${event.did}`, rest);
        },
      };

function requirePlain<V>(law: string, what: string, value: V): V {
  if (!isPlainJson(value)) throw new LawViolation(law, `${what} is not plain data`);
  return value;
}

/** Freezes frames and events, so that later writes throw. */
const superviseDealer = (dealer: Dealer<AnyParts>): Dealer<AnyParts> => ({
  state: dealer.state,
  dice: dealer.dice,
  next: (...frames) => dealer.next(...frames.map((frame) => releaseValue(frame.do, dealer.state, frame))),
  tell: (event) => dealer.tell(releaseValue(event.did, dealer.state, requirePlain(EVENTS, event.did, event))),
  charge: (work) => dealer.charge(work),
  end: (outcome) => dealer.end(freeze(outcome)),
});

/** Comparing whole states is expensive, so it is sampled in `npm test`. */
const COMPARISON_INTERVAL = sampleInterval(5);

type ReadGuard = <V>(what: string, state: object, read: () => V) => V;

function createReadGuard(dice: Dice): ReadGuard {
  return (what, state, read) => {
    if (dice.int(COMPARISON_INTERVAL) > 0) return read();
    const before = JSON.stringify(state);
    const seen = read();
    if (JSON.stringify(state) !== before) throw new LawViolation(READING, `${what} wrote to the state`);
    return seen;
  };
}

function releaseValue<V>(what: string, state: object, value: V): V {
  // Frozen lists, such as card definitions, may be shared.
  const lists = new Set(listParts(value).filter((part) => Array.isArray(part) && !Object.isFrozen(part)));
  const mutable = lists.size > 0 ? findWithin(state, lists) : undefined;
  if (mutable !== undefined) throw new LawViolation(MUTABLE, `${what}: ${JSON.stringify(mutable)}`);
  return freeze(value);
}

function findWithin(value: unknown, lists: ReadonlySet<object>): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (lists.has(value)) return value;
  for (const key in value) {
    const found = findWithin((value as Record<string, unknown>)[key], lists);
    if (found !== undefined) return found;
  }
  return undefined;
}

function checkCopy(state: State, copied: State): State {
  if (!deepEqual(copied, deepCopy(state)))
    throw new LawViolation(COPIES, `${JSON.stringify(copied)} instead of ${JSON.stringify(state)}`);
  // Shared values are frozen, so that a rule that changes one instead of replacing it throws.
  const origin = new Set(listParts(state));
  for (const part of listParts(copied)) if (origin.has(part)) Object.freeze(part);
  return copied;
}

/** Lists all objects and lists inside a value, including itself. */
export function listParts(value: unknown, parts: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return parts;
  parts.push(value);
  for (const part of Object.values(value)) listParts(part, parts);
  return parts;
}

function freeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
