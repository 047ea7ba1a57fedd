/** 113.2: a line of a text is an ability, or a list of keywords. */
import {
  type Ability,
  type ActivatedAbility,
  type Condition,
  type Cost,
  type Doing,
  type Effect,
  type Modal,
  STEPS,
  type Trigger,
  type TriggeredAbility,
} from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseCosts } from './costs.ts';
import { parseSentences } from './effects/sentences.ts';
import { COMBAT_STEPS } from './game-rules.ts';
import { parseKeywordLine } from './keywords.ts';
import { parseModes } from './modes.ts';
import type { Parser } from './parser.ts';
import { parseReplacement } from './replacements.ts';
import { parseStaticAbility } from './static-abilities.ts';
import { parseTrigger } from './triggers.ts';
import { ABILITY_WORDS } from './lexicon/word-tables.ts';

type Found = readonly Ability[] | undefined;

/** Reads what an ability does, up to the limits that stand behind it. */
export function parseInstructions(reader: Parser): Doing | Modal | undefined {
  const choice = reader.try(parseModes);
  if (choice !== undefined) return choice;
  const list = parseSentences(reader);
  const { targets } = reader.context;
  return list === undefined ||
    list.some(nestsDividedDamage) ||
    (reader.bearer.spell && list.slice(0, -1).some(movesItself))
    ? undefined
    : { ...(targets.length === 0 ? {} : { targets }), effects: list };
}

/** 601.2d: damage is divided as the ability is put on the stack; what is done only perhaps is looked into too late. */
const nestsDividedDamage = (effect: Effect): boolean =>
  effect.do !== 'divided damage' && JSON.stringify(effect).includes('divided damage');

/** 605.1a: mana that only some of its effects add would not be seen. */
const nestsManaEffect = (effect: Effect): boolean =>
  effect.do !== 'add mana' && effect.do !== 'create' && JSON.stringify(effect).includes('add mana');

/** A spell that has put itself elsewhere cannot go on. */
export const movesItself = (effect: Effect): boolean =>
  (effect.do === 'move' && effect.what === 'this') ||
  ('effects' in effect && effect.do !== 'later' && effect.effects.some(movesItself));

/** "Landfall —": says nothing. */
function skipAbilityWord(reader: Parser): void {
  const dash = reader.tokens.findIndex(({ text }) => text === '—');
  if (dash < 1 || dash > 4) return;
  const words = reader.tokens
    .slice(0, dash)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" '", "'");
  if (ABILITY_WORDS.has(words)) reader.place = dash + 1;
}

type ActivationLimits = Pick<ActivatedAbility, 'timing' | 'perTurn' | 'condition' | 'who'>;

const ACTIVATION_TIMES: { readonly [words: string]: ActivationLimits } = {
  'as a sorcery': { timing: 'sorcery' },
  'as an instant': {},
  'once each turn': { perTurn: 1 },
  'during your turn, before attackers are declared': {
    timing: { during: ['upkeep', 'draw', 'main1', 'begin-combat'], whose: 'you' },
  },
  'during your turn': { timing: 'your turn' },
  "during an opponent's turn": { timing: { during: STEPS, whose: 'opponent' } },
  'during your upkeep': { timing: { during: ['upkeep'], whose: 'you' } },
  'during combat': { timing: { during: COMBAT_STEPS } },
  'during the declare attackers step': { timing: { during: ['declare-attackers'] } },
  'during the declare blockers step': { timing: { during: ['declare-blockers'] } },
};

/** "only as a sorcery", "only if you control three or more artifacts". */
function parseActivationLimit(reader: Parser): ActivationLimits | undefined {
  for (const [words, found] of Object.entries(ACTIVATION_TIMES)) if (reader.says(words)) return found;
  const when: Condition | undefined = reader.says('if') ? parseCondition(reader) : undefined;
  return when === undefined ? undefined : { condition: when };
}

function parseLimitSentence(reader: Parser): ActivationLimits | undefined {
  if (reader.says('any player may activate this ability')) return { who: 'any player' };
  if (reader.says('activate no more than twice each turn')) return { perTurn: 2 };
  if (!reader.says('activate only')) return undefined;
  const list: ActivationLimits[] = [];
  do {
    const next = parseActivationLimit(reader);
    if (next === undefined) return undefined;
    list.push(next);
  } while (reader.says('and only'));
  return mergeLimits(list);
}

/** All of them together; one time and another are no single time. */
function mergeLimits(list: readonly ActivationLimits[]): ActivationLimits | undefined {
  const keys = list.flatMap((one) => Object.keys(one));
  return new Set(keys).size < keys.length ? undefined : (Object.assign({}, ...list) as ActivationLimits);
}

/** Behind the effects: "Activate only as a sorcery." */
function parseLimits(reader: Parser): ActivationLimits | undefined {
  const list: ActivationLimits[] = [];
  while (!reader.done) {
    const next = reader.try(parseLimitSentence);
    if (next === undefined || !reader.stops()) return undefined;
    list.push(next);
  }
  return mergeLimits(list);
}

/** Where an ability works that is paid with the card itself. */
function zoneOf({ context }: Parser, list: readonly Cost[]): Pick<ActivatedAbility, 'zone'> {
  if (list.some((one) => one.pay === 'discard' && one.what === 'this')) return { zone: 'hand' };
  return context.buried === true ? { zone: 'graveyard' } : {};
}

const LOYALTY_PATTERN = /^[+-]?\d{1,2}$/;

/** 606.4: "+1:", "−2:", "−X:". */
function parseLoyaltyCost(reader: Parser): readonly Cost[] | undefined {
  if (!reader.bearer.nouns.includes('planeswalker')) return undefined;
  const token = reader.take(({ text }) => LOYALTY_PATTERN.test(text) || text === '-x');
  if (token === undefined) return undefined;
  if (token.text !== '-x') return [{ pay: 'loyalty', loyalty: Number(token.text) }];
  reader.mean({ x: true });
  return [{ pay: 'loyalty', loyalty: '-X' }];
}

/** 602.1: "cost: effect". */
function parseActivatedAbility(reader: Parser): Found {
  const cost = reader.first<readonly Cost[]>(parseLoyaltyCost, parseCosts);
  if (cost === undefined || !reader.says(':')) return undefined;
  // "Sacrifice this creature: It deals …"
  if (cost.some((one) => 'what' in one && one.what === 'this')) reader.speakOf('this', false);
  const does = parseInstructions(reader);
  if (does !== undefined && 'effects' in does && does.effects.some(nestsManaEffect)) return undefined;
  const limited = does === undefined ? undefined : parseLimits(reader);
  if (does === undefined || limited === undefined) return undefined;
  return [{ kind: 'activated', cost, ...zoneOf(reader, cost), ...limited, ...does }];
}

/** It went there just now: such an ability looks back (603.10). */
const looksBack = (when: Trigger): boolean => when.on === 'dies' || when.on === 'put into graveyard';

/** What happens to the object itself: the first time in a turn is when the ability triggers first. */
const isAboutSelf = (when: Trigger): boolean => 'what' in when && when.what === 'this';

/** 603.1: "when …, effect". */
function parseTriggeredAbility(reader: Parser): Found {
  const head = reader.try(parseTrigger);
  if (head === undefined) return undefined;
  const first = reader.says('for the first time each turn');
  if ((first && !isAboutSelf(head.when)) || !reader.says(',')) return undefined;
  reader.mean(head.context);
  const asked = reader.try((inner) => {
    if (!inner.says('if')) return undefined;
    const found = parseCondition(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const does = parseInstructions(reader);
  if (does === undefined) return undefined;
  const once = reader.says('this ability triggers only once each turn');
  if (once && !reader.stops()) return undefined;
  // What happened while the condition was false would have been the first time.
  if (first && asked !== undefined) return undefined;
  const ability: TriggeredAbility = {
    kind: 'triggered',
    when: head.when,
    ...(asked === undefined ? {} : { if: asked }),
    ...(first || once ? { perTurn: 1 } : {}),
    ...(reader.context.buried === true && !looksBack(head.when) ? { zone: 'graveyard' } : {}),
    ...does,
  };
  return [ability];
}

/** 604.1: sentences that are simply true. */
function parseStaticSentences(reader: Parser): Found {
  const list: Ability[] = [];
  do {
    reader.mean({ it: undefined, them: undefined, targets: [] });
    const next = reader.first<readonly Ability[]>(parseReplacement, parseStaticAbility);
    if (next === undefined || !reader.stops()) return undefined;
    list.push(...next);
  } while (!reader.done);
  return list;
}

/** All of a line, or nothing. */
export function parseAbilityLine(reader: Parser): Found {
  skipAbilityWord(reader);
  if (reader.bearer.x) reader.mean({ x: true });
  return reader.first<readonly Ability[]>(
    ...[parseKeywordLine, parseActivatedAbility, parseTriggeredAbility, parseStaticSentences].map(
      (rule) => (inner: Parser) => {
        const found = rule(inner);
        return found !== undefined && inner.done ? found : undefined;
      },
    ),
  );
}
