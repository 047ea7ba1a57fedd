/** Writes abilities as rules text. It need not be the printed wording; `coverage/audit.ts` compares the two. */
import type {
  Ability,
  ActivatedAbility,
  Instructions,
  KeywordAbility,
  ModalInstructions,
  ReplacementAbility,
  TriggerCondition,
  TriggerSubject,
} from '../abilities/index.ts';
import { writeChange, writeGameRule } from './change-texts.ts';
import { writeCost } from './cost-texts.ts';
import { writeEffects } from './effect-texts.ts';
import { list, ReferenceTexts, words } from './reference-texts.ts';

function writeInstructions(does: Instructions | ModalInstructions): string {
  if ('modes' in does) {
    const { more } = does;
    const refer = new ReferenceTexts(writeAbility);
    const bonus = more === undefined ? '' : `if ${refer.condition(more.if)} may choose ${more.max} instead`;
    return words(`choose ${does.min} ${does.max}`, bonus, ...does.modes.map(writeInstructions));
  }
  const refer = new ReferenceTexts(writeAbility, does.targets);
  const effects = writeEffects(does.effects, refer);
  return words(effects, refer.unmentioned());
}

function writeKeyword(ability: KeywordAbility, refer: ReferenceTexts): string {
  const { keyword } = ability;
  if (keyword === 'landwalk') return ability.name;
  if (keyword === 'protection') return `protection from ${refer.filter(ability.from)}`;
  if (keyword === 'hexproof from') return `hexproof from ${refer.filter(ability.from)}`;
  if (keyword === 'enchant')
    return `enchant ${ability.player === true ? 'player' : refer.filter(ability.what)}`;
  if (keyword === 'affinity') return `affinity for ${refer.filter(ability.what)}`;
  if (keyword === 'landcycling')
    return words(
      refer.filter(ability.what),
      'cycling',
      ...ability.cost.map((cost) => writeCost(cost, refer)),
    );
  if ('cost' in ability) return words(keyword, ...ability.cost.map((cost) => writeCost(cost, refer)));
  return 'count' in ability ? `${keyword} ${ability.count}` : keyword;
}

const subject = (what: TriggerSubject, refer: ReferenceTexts): string =>
  what === 'this' ? '~' : what === 'host' ? 'host' : refer.filter(what);

function writeTrigger(when: TriggerCondition, refer: ReferenceTexts): string {
  if (when.on === 'any')
    return list(
      when.of.map((one) => writeTrigger(one, refer)),
      'or',
    );
  if (when.on === 'state') return refer.condition(when.when);
  const fields = Object.entries(when).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'on') return [];
    if (typeof value === 'object' && value !== null) return [field, subject(value, refer)];
    if (value === 'this') return ['~'];
    if (field === 'combat') return [value === true ? 'combat' : 'noncombat'];
    return value === true ? [field] : [`${field} ${String(value)}`];
  });
  return words(when.on, when.on === 'cast' ? 'spell' : '', when.on === 'draw' ? 'card' : '', ...fields);
}

function writeTiming({ timing, perTurn, condition, who }: ActivatedAbility, refer: ReferenceTexts): string {
  return words(
    timing === undefined
      ? ''
      : typeof timing === 'string'
        ? `activate only ${timing}`
        : `activate only during ${timing.whose ?? ''} ${timing.during.join(' ')}`,
    perTurn === undefined ? '' : `activate only ${perTurn} each turn`,
    condition === undefined ? '' : `activate only if ${refer.condition(condition)}`,
    who === undefined ? '' : `${who} may activate`,
  );
}

/** Replacement effects about entering are printed without the word "instead". */
const ENTERING: ReadonlySet<ReplacementAbility['instead']> = new Set([
  'enters tapped',
  'enters with counters',
  'enters with a choice',
  'enters as a copy',
  'prevent damage',
  'umbra armor',
]);

function writeReplacement(ability: ReplacementAbility, refer: ReferenceTexts): string {
  const fields = Object.entries(ability).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'kind' || field === 'instead') return [];
    if (field === 'while' || field === 'unless' || field === 'if')
      return [field, refer.condition(value as never)];
    if (field === 'what' || field === 'of') return [subject(value as TriggerSubject, refer)];
    if (field === 'count' || field === 'amount')
      return [value === 'all' ? 'all' : refer.amount(value as never)];
    if (value === 'opponent side') return ['to opponent or permanent opponent controls'];
    if (field === 'to' || field === 'from') return [field, refer.recipient(value as never)];
    if (field === 'unlessPaid') {
      const { life, reveal } = value as { life?: number; reveal?: never };
      return [
        'may',
        life === undefined ? '' : `pay ${life} life`,
        reveal === undefined ? '' : `reveal ${refer.filter(reveal)}`,
      ];
    }
    return [value === true ? field : `${field} ${String(value)}`];
  });
  return words(
    ability.instead,
    ability.instead === 'discarded onto the battlefield' ? 'spell opponent controls graveyard' : '',
    ability.instead === 'enters as a copy' ? 'may' : '',
    ENTERING.has(ability.instead) ? '' : 'instead',
    ability.instead === 'graveyard' ? 'exile card' : '',
    ...fields,
  );
}

/** The ability as one line of text. */
export function writeAbility(ability: Ability): string {
  const refer = new ReferenceTexts(writeAbility);
  switch (ability.kind) {
    case 'keyword':
      return writeKeyword(ability, refer);
    case 'spell':
      return writeInstructions(ability);
    case 'activated':
      return words(
        `${ability.cost.map((cost) => writeCost(cost, refer)).join(', ')}:`,
        writeInstructions(ability),
        writeTiming(ability, refer),
        ability.zone === undefined ? '' : `from your ${ability.zone}`,
        ability.once === true ? 'exhaust' : '',
      );
    case 'triggered':
      return words(
        `when ${writeTrigger(ability.when, refer)},`,
        ability.if === undefined ? '' : `if ${refer.condition(ability.if)},`,
        writeInstructions(ability),
        ability.perTurn === undefined ? '' : 'only once each turn',
        ability.zone === undefined ? '' : `from your ${ability.zone}`,
      );
    case 'static':
      return words(
        refer.object(ability.affects),
        list(
          ability.changes.map((change) => writeChange(change, refer)),
          'and',
        ),
        ability.while === undefined ? '' : `as long as ${refer.condition(ability.while)}`,
      );
    case 'rule':
      return words(
        writeGameRule(ability.rule, refer),
        ability.while === undefined ? '' : `as long as ${refer.condition(ability.while)}`,
      );
    case 'defining':
      return words(
        ability.power === undefined ? '' : `~ power is equal to ${refer.amount(ability.power)}`,
        ability.toughness === undefined ? '' : `~ toughness is equal to ${refer.amount(ability.toughness)}`,
      );
    case 'replacement':
      return writeReplacement(ability, refer);
    case 'additional cost':
      return words(
        ability.optional ?? 'as an additional cost',
        ...ability.cost.map((cost) => writeCost(cost, refer)),
      );
    case 'copy exceptions':
      return ability.changes.map((change) => `except ${writeChange(change, refer)}`).join(' and ');
    case 'alternative cost':
      return words(
        ability.name === 'other' ? 'you may rather than pay mana cost' : ability.name,
        ...ability.cost.map((cost) => writeCost(cost, refer)),
        ability.if === undefined ? '' : `if ${refer.condition(ability.if)}`,
      );
  }
}
