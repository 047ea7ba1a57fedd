import {
  type QuestionRule,
  deepCopy,
  type Dealer,
  type Dice,
  createFastDice,
  type Game,
  isPlainJson,
  type Parts,
  type AutomaticRule,
  type AnyParts,
} from '@ludoteca/kernel';
import { Breach, FROZEN, mustEqual } from './breach.ts';
import { oneOf } from './scale.ts';

const LOOKING = 'looking changes nothing';
const LIVE = 'no live pile is handed out';
const COPIES = 'a copy equals the generic copy and shares nothing that can change';
const VIEWS = 'views are plain data';
const EVENTS = 'events are plain data';

/** The laws that are watched over while others are tried. */
export const STRICT_LAWS: readonly string[] = [FROZEN, LOOKING, LIVE, COPIES, VIEWS, EVENTS];

type State = AnyParts['state'];
type SomeGame = Game<AnyParts>;
type Asks = QuestionRule<AnyParts, string>;
/** Of a game of which nothing is known the compiler thinks that every frame asks. */
type Rule = Asks | AutomaticRule<AnyParts, string>;
type Sight = SomeGame['sights'][string];

/** The same game with eyes on it: whatever its rules are handed or hand out is frozen, and looking at a state must leave it as it was. */
export function strict<P extends Parts>(game: Game<P>): Game<P> {
  return strictly(game as unknown as SomeGame) as unknown as Game<P>;
}

function strictly(game: SomeGame): SomeGame {
  const looking = lookingBy(createFastDice('looks'));
  const rules = Object.entries<Rule>(game.rules).map(([name, rule]) => [
    name,
    strictRule(looking, name, rule),
  ]);
  const sights = Object.entries<Sight>(game.sights).map(([did, sight]) => [did, strictSight(sight)]);
  const kept: SomeGame = {
    ...game,
    sights: Object.fromEntries(sights) as SomeGame['sights'],
    opening: freeze(game.opening),
    rules: Object.fromEntries(rules) as SomeGame['rules'],
    present: (state, seat) => looking('present', state, () => game.present(state, seat)),
    withdraw: (dealer, seat) => game.withdraw(strictDealer(dealer), seat),
    view: (state, watcher) => {
      const view = looking('view', state, () => game.view(state, watcher));
      return handOut('view', state, plain(VIEWS, `the view of ${watcher}`, view));
    },
  };
  if (game.copy) kept.copy = (state) => sameCopy(state, game.copy?.(state) ?? state);
  return kept;
}

function strictRule(looking: Looking, name: string, rule: Rule): Rule {
  if (typeof rule === 'function') return (dealer, frame) => rule(strictDealer(dealer), freeze(frame));
  const look = <V>(method: string, state: object, deed: () => V): V =>
    handOut(`${name}.${method}`, state, looking(`${name}.${method}`, state, deed));
  const kept: Asks = {
    ...rule,
    ask: (state, frame) => look('ask', state, () => rule.ask(state, freeze(frame))),
    answer: (dealer, frame, choice) => rule.answer(strictDealer(dealer), freeze(frame), choice),
  };
  if (rule.otherwise)
    kept.otherwise = (dealer, frame) => rule.otherwise?.(strictDealer(dealer), freeze(frame));
  if (rule.lapse) kept.lapse = (dealer, frame) => rule.lapse?.(strictDealer(dealer), freeze(frame));
  if (rule.barred)
    kept.barred = (state, frame) => look('barred', state, () => rule.barred?.(state, frame) ?? []);
  if (rule.why)
    kept.why = (state, frame, choice) =>
      look('why', state, () => rule.why?.(state, frame, choice) ?? { why: 'not offered' });
  return kept;
}

/** What the rest learn of an event is an event too. */
const strictSight = (sight: Sight): Sight =>
  sight === 'everyone'
    ? sight
    : {
        knows: (event, watcher) => sight.knows(event, watcher),
        rest: (event) => {
          const rest = sight.rest(event);
          return rest && plain(EVENTS, `what the rest learn of ${event.did}`, rest);
        },
      };

function plain<V>(law: string, what: string, value: V): V {
  if (!isPlainJson(value)) throw new Breach(law, `${what} is not plain data`);
  return value;
}

/** Frames and events go out frozen: a rule that touches one afterwards is caught in the act. */
const strictDealer = (dealer: Dealer<AnyParts>): Dealer<AnyParts> => ({
  state: dealer.state,
  dice: dealer.dice,
  next: (...frames) => dealer.next(...frames.map((frame) => handOut(frame.do, dealer.state, frame))),
  tell: (event) => dealer.tell(handOut(event.did, dealer.state, plain(EVENTS, event.did, event))),
  end: (outcome) => dealer.end(freeze(outcome)),
});

/** To compare a whole state before and after each of many looks that are alike takes longer than all the rest. */
const COMPARED = oneOf(5);

type Looking = <V>(what: string, state: object, deed: () => V) => V;

function lookingBy(dice: Dice): Looking {
  return (what, state, deed) => {
    if (dice.int(COMPARED) > 0) return deed();
    const before = JSON.stringify(state);
    const seen = deed();
    if (JSON.stringify(state) !== before) throw new Breach(LOOKING, `${what} wrote to the state`);
    return seen;
  };
}

function handOut<V>(what: string, state: object, value: V): V {
  // What is frozen is no live pile: definitions of cards are shared by states, frames and copies.
  const lists = new Set(partsOf(value).filter((part) => Array.isArray(part) && !Object.isFrozen(part)));
  const live = lists.size > 0 ? firstWithin(state, lists) : undefined;
  if (live !== undefined) throw new Breach(LIVE, `${what}: ${JSON.stringify(live)}`);
  return freeze(value);
}

/** The first of some lists that is found within a value. */
function firstWithin(value: unknown, lists: ReadonlySet<object>): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (lists.has(value)) return value;
  for (const key in value) {
    const found = firstWithin((value as Record<string, unknown>)[key], lists);
    if (found !== undefined) return found;
  }
  return undefined;
}

function sameCopy(state: State, copied: State): State {
  try {
    mustEqual('the copy', copied, deepCopy(state));
  } catch (error) {
    throw new Breach(COPIES, (error as Error).message);
  }
  const origin = new Set(partsOf(state));
  for (const part of partsOf(copied))
    if (origin.has(part) && !Object.isFrozen(part))
      throw new Breach(COPIES, `the copy shares ${JSON.stringify(part)}`);
  return copied;
}

/** Every list and object within a value, itself among them. */
export function partsOf(value: unknown, parts: object[] = []): object[] {
  if (typeof value !== 'object' || value === null) return parts;
  parts.push(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

function freeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
