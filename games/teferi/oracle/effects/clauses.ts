/** Parses one clause of a sentence: an imperative, a player with a verb, or an object with a predicate. */
import type {
  AbilityEffect,
  EffectDuration,
  ObjectReference,
  PlayerReference,
} from '../../abilities/index.ts';
import { countedAfter, countedNounOf, madeAfter } from './clause-referents.ts';
import { parseDealDamage } from './damage.ts';
import { parseDelayedEffects } from './delayed-triggers.ts';
import { parseImperative } from './imperatives.ts';
import { parseObjectAction } from './object-actions.ts';
import { parseObjectPredicate } from './object-predicates.ts';
import { parsePlayerAction } from './player-actions.ts';
import { parseUnlessPayment } from './unless-payment.ts';
import { parseSubject } from '../object-phrases.ts';
import type { Parser, ParserContext } from '../parser.ts';
import { parsePlayer } from '../player-phrases.ts';
import { containsValue } from '../tree.ts';

/** The subject of a clause, which the next clause may omit. */
export interface ClauseSubject {
  readonly who?: PlayerReference;
  readonly what?: ObjectReference;
  /** After "that player may", a verb without the ending -s belongs to that player and not to you. */
  readonly isPermitted?: true;
}

export interface Clause {
  readonly effects: readonly AbilityEffect[];
  readonly subject: ClauseSubject;
}

/** Effects of "each player", performed for one player at a time. */
const forThatPlayer = (effects: readonly AbilityEffect[]): readonly AbilityEffect[] =>
  effects.map((effect) =>
    'who' in effect && effect.who === 'each' ? Object.assign({}, effect, { who: 'that player' }) : effect,
  );

function parseSubjectClause(parser: Parser, until: EffectDuration | undefined): Clause | undefined {
  return parser.firstOf<Clause>(
    (inner) => {
      const player = parsePlayer(inner);
      if (player === undefined) return undefined;
      if (player === 'each') inner.updateContext({ thatPlayer: 'that player' });
      const effects =
        inner.try((one) => parsePlayerAction(one, player)) ??
        (player === 'you' ? parseObjectAction(inner) : undefined);
      if (effects === undefined) return undefined;
      if (player !== 'each' || !containsValue(effects, 'that player'))
        return { effects, subject: { who: player } };
      return { effects: [{ do: 'each player', who: 'each', effects: forThatPlayer(effects) }], subject: {} };
    },
    (inner) => {
      const { lastSubject } = inner.context;
      const continues =
        lastSubject !== undefined && inner.peek() === 'it' && inner.peek(1).startsWith('deal');
      if (!continues || !inner.accept('it')) return undefined;
      const effects = parseDealDamage(inner, lastSubject);
      return effects === undefined ? undefined : { effects, subject: { what: lastSubject } };
    },
    (inner) => {
      const thing = parseSubject(inner);
      if (thing === undefined || thing.kind !== 'permanent') return undefined;
      inner.updateContext({ lastSubject: thing.plural ? undefined : thing.what });
      inner.accept('each');
      const effects = parseObjectPredicate(inner, thing.what, until);
      return effects === undefined
        ? undefined
        : { effects: [...thing.choices, ...effects], subject: { what: thing.what } };
    },
  );
}

/** "and loses 2 life", "and gains haste": the subject is that of the clause before. */
function parseCarriedClause(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const { who: player, what } = before;
  const effects = parser.firstOf<readonly AbilityEffect[]>(
    (inner) => (player === undefined ? undefined : parsePlayerAction(inner, player)),
    (inner) => (what === undefined ? undefined : parseObjectPredicate(inner, what, until)),
  );
  return effects === undefined ? undefined : { effects, subject: before };
}

function parseClauseBody(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const { who: asked, isPermitted } = before;
  const granted =
    isPermitted === true && asked !== undefined
      ? parser.try((inner) => parsePlayerAction(inner, asked))
      : undefined;
  if (granted !== undefined) return { effects: granted, subject: before };
  const plain = parser.try(parseImperative);
  if (plain !== undefined) return { effects: plain, subject: { who: 'you' } };
  return parser.firstOf<Clause>(
    (inner) => parseSubjectClause(inner, until),
    (inner) => parseCarriedClause(inner, before, until),
  );
}

const isMove = ({ do: kind }: AbilityEffect): boolean => kind === 'move';

export function parseClause(
  parser: Parser,
  before: ClauseSubject,
  until: EffectDuration | undefined,
): Clause | undefined {
  const referents = parser.context;
  const found = parseClauseBody(parser, before, until);
  if (found === undefined) return undefined;
  const price = parser.try(parseUnlessPayment);
  const effects: readonly AbilityEffect[] =
    price === undefined ? found.effects : [{ do: 'unless', payment: price, effects: found.effects }];
  // A countered spell is gone; its last known information remains (608.2h).
  const countered = found.effects.find((effect) => effect.do === 'counter');
  if (countered?.do === 'counter') {
    parser.clearReferents();
    parser.updateContext({ lastKnown: countered.what });
  }
  const counted = effects.reduce<ParserContext['counted']>(countedAfter, parser.context.counted);
  const noun = countedNounOf(effects.at(-1));
  parser.updateContext({ counted, countedNoun: noun, madeThisWay: madeAfter(parser.context, effects, noun) });
  const later = parser.try((inner) => parseDelayedEffects(inner, effects));
  // An object that is moved later cannot be referred to now: "exile it at end of combat, then return it".
  if (later !== undefined && effects.some(isMove)) {
    const { it } = referents;
    parser.clearReferents();
    parser.updateContext({ leavingLater: it });
  }
  return { ...found, effects: later ?? effects };
}
