/** Parses sentences that modify the effects of the sentence before: "It can't be regenerated." */
import { acceptSelfReference } from '../references.ts';
import { parseChosenDiscard } from './chosen-discards.ts';
import type { ContinuousChange, AbilityEffect, Destination, ObjectRule } from '../../abilities/index.ts';
import { parseCondition, parseLeadingCondition } from '../conditions.ts';
import { parseAbilityList } from '../power-and-abilities.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parsePlayer } from '../player-phrases.ts';
import { parseNumber } from '../values.ts';
import { textSince } from './create-tokens.ts';
import { parseAddMana } from './mana.ts';
import { parseRareFollowUp } from './rare-follow-ups.ts';
import { parsePlayPermission } from './top-card.ts';

const DIES_INTO_EXILE: ContinuousChange = { change: 'rule', rule: { is: 'dies into exile' } };

/** "It can't be regenerated." */
function parseNoRegeneration(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const words = parser.acceptAny(
    "it can't be regenerated",
    "they can't be regenerated",
    "a creature destroyed this way can't be regenerated",
  );
  const last = before.at(-1);
  if (words === undefined || last?.do !== 'destroy') return undefined;
  const several = words.startsWith('they');
  return before.map((effect) =>
    effect.do === 'destroy' && (several || effect === last) ? { ...effect, forGood: true } : effect,
  );
}

/** "If that creature would die this turn, exile it instead." */
function parseExileInsteadOfDying(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const { it } = parser.context;
  if (
    it === undefined ||
    !parser.accept('if') ||
    parser.acceptAny('that creature or planeswalker', 'that creature', 'it', 'that permanent') === undefined
  )
    return undefined;
  return parser.accept('would die this turn, exile it instead')
    ? [...before, { do: 'change', what: it, changes: [DIES_INTO_EXILE], until: 'end of turn' }]
    : undefined;
}

const COUNTERED_DESTINATIONS: { readonly [words: string]: Destination } = {
  "exile it instead of putting it into its owner's graveyard": 'exile',
  "put it into its owner's hand instead of into that player's graveyard": 'hand',
  "put it on top of its owner's library instead of into that player's graveyard": 'library top',
  "put it on the bottom of its owner's library instead of into that player's graveyard": 'library bottom',
};

/** "If that spell is countered this way, exile it instead of putting it into its owner's graveyard." */
function parseCounteredDestination(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const to = parser.accept('if that spell is countered this way ,')
    ? parser.acceptPhrase(COUNTERED_DESTINATIONS)
    : undefined;
  const last = before.at(-1);
  if (to === undefined || last === undefined) return undefined;
  if (last.do === 'counter') return [...before.slice(0, -1), { ...last, to }];
  const [only] = last.do === 'unless' ? last.effects : [];
  return last.do === 'unless' && last.effects.length === 1 && only?.do === 'counter'
    ? [...before.slice(0, -1), { ...last, effects: [{ ...only, to }] }]
    : undefined;
}

/** The creatures that the spell has dealt damage to. */
const DAMAGED_CREATURES = { every: { types: ['creature'], damagedThisTurn: 'this' } } as const;
const DAMAGED_RULES: { readonly [words: string]: ObjectRule['is'] } = {
  "a creature dealt damage this way can't be regenerated this turn": 'cannot be regenerated',
  "creatures dealt damage this way can't be regenerated this turn": 'cannot be regenerated',
  'if a creature dealt damage this way would die this turn , exile it instead': 'dies into exile',
  "creatures dealt damage this way can't block this turn": 'cannot block',
  "a creature dealt damage this way can't block this turn": 'cannot block',
};

const DAMAGED_PERMANENTS = { every: { damagedThisTurn: 'this' } } as const;
const PERMANENT_WORDS = 'if a permanent dealt damage this way would die this turn , exile it instead';

/** "A creature dealt damage this way can't be regenerated this turn." Only a spell has dealt no other damage. */
function parseDamagedCreatures(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (!parser.source.isSpell || (last?.do !== 'damage' && last?.do !== 'divided damage')) return undefined;
  if (parser.accept(PERMANENT_WORDS))
    return [
      ...before,
      { do: 'change', what: DAMAGED_PERMANENTS, changes: [DIES_INTO_EXILE], until: 'end of turn' },
    ];
  const is = parser.acceptPhrase(DAMAGED_RULES);
  if (is === undefined) return undefined;
  const changes = [{ change: 'rule', rule: { is } as ObjectRule }] as const;
  return [...before, { do: 'change', what: DAMAGED_CREATURES, changes, until: 'end of turn' }];
}

/** 111.3: "They have “…”" is part of the definition of the tokens, not a later effect. */
function parseTokenAbilities(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (last?.do !== 'create' || parser.acceptAny('it has', 'they have') === undefined) return undefined;
  const from = parser.index;
  const abilities = parseAbilityList(parser);
  if (abilities === undefined) return undefined;
  const { token } = last;
  const text = [token.text, textSince(parser, from)].filter(Boolean).join('\n');
  return [
    ...before.slice(0, -1),
    { ...last, token: { ...token, text, abilities: [...token.abilities, ...abilities] } },
  ];
}

/** 205.1b: "It's still a land" keeps all types that the permanent had before. */
function parseStillLand(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  if (parser.acceptAny("it's still a land", "they're still lands") === undefined) return undefined;
  const place = before.findLastIndex(
    (effect) => effect.do === 'change' && effect.changes.some(addsCardTypes),
  );
  const effect = before[place];
  if (effect?.do !== 'change') return undefined;
  const changes = effect.changes.map((change) =>
    addsCardTypes(change) ? { ...change, how: 'add' as const } : change,
  );
  return before.with(place, { ...effect, changes });
}

const addsCardTypes = (
  change: ContinuousChange,
): change is Extract<ContinuousChange, { readonly change: 'types' }> =>
  change.change === 'types' && change.types !== undefined && change.how !== 'remove';

/** "Exile this spell." */
function parseExileThisSpell(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  return parser.source.isSpell && parser.accept('exile') && acceptSelfReference(parser)
    ? [...before, { do: 'move', what: 'this', to: 'exile' }]
    : undefined;
}

const SPELL_EXILED = [
  'if that spell would be put into your graveyard this turn , exile it instead',
  'if that spell would be put into your graveyard , exile it instead',
  'if that spell would be put into a graveyard this turn , exile it instead',
  'if that spell would be put into a graveyard , exile it instead',
] as const;

/** 614.1a: what happens to the spell that the sentence before allows to cast. */
function parseSpellExiled(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (last?.do !== 'permit play' && last?.do !== 'cast free') return undefined;
  return parser.acceptAny(...SPELL_EXILED) === undefined
    ? undefined
    : [...before.slice(0, -1), { ...last, exiled: true }];
}

/** "If this spell was kicked, it deals 4 damage instead." */
function parseDamageInstead(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const [only] = before;
  if (before.length !== 1 || only?.do !== 'damage') return undefined;
  if (typeof only.amount !== 'number') return undefined;
  const [also, ...others] = only.also ?? [];
  if (also !== undefined)
    return others.length === 0 ? parseBothDamagesInstead(parser, only, also) : undefined;
  const first = parser.try(parseLeadingCondition);
  if ((!parser.accept('it') && !acceptSelfReference(parser)) || !parser.accept('deals')) return undefined;
  const amount = parseNumber(parser);
  if (amount === undefined || !parser.accept('damage')) return undefined;
  if (parser.accept('to') && parser.acceptAny(...SAME_RECIPIENT) === undefined) return undefined;
  if (!parser.accept('instead')) return undefined;
  const asked = first ?? (parser.accept('if') ? parseCondition(parser) : undefined);
  return asked === undefined
    ? undefined
    : [{ ...only, amount: { when: asked, value: amount, otherwise: only.amount } }];
}
type DamageEffect = Extract<AbilityEffect, { do: 'damage' }>;

/** "If …, it deals 3 damage to that player or planeswalker and 3 damage to that creature instead." */
function parseBothDamagesInstead(
  parser: Parser,
  effect: DamageEffect,
  also: NonNullable<DamageEffect['also']>[number],
): ParsedEffects {
  const when = parser.try(parseLeadingCondition);
  if (when === undefined || (!parser.accept('it') && !acceptSelfReference(parser))) return undefined;
  const one = parser.accept('deals') ? parseNumber(parser) : undefined;
  if (one === undefined || !parser.accept('damage to that player or planeswalker and')) return undefined;
  const two = parseNumber(parser);
  if (two === undefined || !parser.accept('damage to that creature instead')) return undefined;
  return [
    {
      ...effect,
      amount: { when, value: one, otherwise: effect.amount },
      also: [{ ...also, amount: { when, value: two, otherwise: also.amount } }],
    },
  ];
}

const SAME_RECIPIENT = [
  'that permanent or player',
  'that creature or planeswalker',
  'that creature',
  'that player or planeswalker',
  'that player',
  'that target',
  'it',
] as const;

/** "If you control a Swamp, add {B}{B} instead.": more or less mana of the same type. */
function parseManaInstead(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const [only] = before;
  if (
    before.length !== 1 ||
    only?.do !== 'add mana' ||
    !('all' in only.mana) ||
    only.mana.times !== undefined
  )
    return undefined;
  const condition = parseLeadingCondition(parser);
  const [other] = condition === undefined ? [] : (parseAddMana(parser) ?? []);
  if (
    condition === undefined ||
    other?.do !== 'add mana' ||
    !('all' in other.mana) ||
    !parser.accept('instead')
  )
    return undefined;
  const [type] = only.mana.all;
  const all = [...only.mana.all, ...other.mana.all];
  if (type === undefined || other.only !== undefined || all.some((one) => one !== type)) return undefined;
  const times = { when: condition, value: other.mana.all.length, otherwise: only.mana.all.length };
  return [{ ...only, mana: { all: [type], times } }];
}

/** "If that player would gain life this turn, that player gains no life instead." */
function parseNoLifeGain(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const who = parser.accept('if') ? parsePlayer(parser) : undefined;
  if (who === undefined || !parser.accept('would gain life this turn , that player gains no life instead'))
    return undefined;
  const rule = { says: 'cannot gain life', whose: 'you' } as const;
  return [...before, { do: 'rule', rule, who, until: 'end of turn' }];
}

/** "If it would leave the battlefield, exile it instead of putting it anywhere else." */
function parseLeavesIntoExile(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const it = parser.context.it ?? parser.context.leavingLater;
  if (
    it === undefined ||
    !parser.accept('if') ||
    parser.acceptAny('it', 'that creature', 'the creature') === undefined
  )
    return undefined;
  const changes = [{ change: 'rule', rule: { is: 'leaves into exile' } }] as const;
  return parser.accept('would leave the battlefield, exile it instead of putting it anywhere else')
    ? [...before, { do: 'change', what: it, changes, until: 'for good' }]
    : undefined;
}

/** "Create five of those tokens instead": more tokens under a condition. */
function parseTokensInstead(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  if (last?.do !== 'create' || typeof last.count !== 'number') return undefined;
  const when = parseLeadingCondition(parser);
  const value = when !== undefined && parser.accept('create') ? parseNumber(parser) : undefined;
  if (when === undefined || value === undefined || !parser.accept('of those tokens instead'))
    return undefined;
  return [...before.slice(0, -1), { ...last, count: { when, value, otherwise: last.count } }];
}

/** "The damage can't be prevented." */
function parseUnpreventableDamage(parser: Parser, before: readonly AbilityEffect[]): ParsedEffects {
  const last = before.at(-1);
  return last?.do === 'damage' &&
    parser.acceptAny("the damage can't be prevented", "this damage can't be prevented") !== undefined
    ? [...before.slice(0, -1), { ...last, sure: true }]
    : undefined;
}

export function parseFollowUpSentence(parser: Parser, before: ParsedEffects): ParsedEffects {
  if (before === undefined) return undefined;
  const found = parser.firstOf<readonly AbilityEffect[]>(
    (inner) => parseNoRegeneration(inner, before),
    (inner) => {
      const last = before.at(-1);
      const permission =
        last?.do === 'exile until' ||
        ((last?.do === 'move top' || last?.do === 'move') && last.to === 'exile')
          ? parsePlayPermission(inner)
          : undefined;
      return permission === undefined ? undefined : [...before, ...permission];
    },
    (inner) => parseSpellExiled(inner, before),
    (inner) => parseRareFollowUp(inner, before),
    (inner) => parseDamageInstead(inner, before),
    (inner) => parseManaInstead(inner, before),
    (inner) => parseUnpreventableDamage(inner, before),
    (inner) => parseNoLifeGain(inner, before),
    (inner) => parseLeavesIntoExile(inner, before),
    (inner) => parseTokensInstead(inner, before),
    (inner) => parseExileInsteadOfDying(inner, before),
    (inner) => parseCounteredDestination(inner, before),
    (inner) => parseDamagedCreatures(inner, before),
    (inner) => parseChosenDiscard(inner, before),
    (inner) => parseStillLand(inner, before),
    (inner) => parseTokenAbilities(inner, before),
    (inner) => parseExileThisSpell(inner, before),
  );
  return found !== undefined && parser.acceptSentenceEnd() ? found : undefined;
}
