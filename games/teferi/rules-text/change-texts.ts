/** Writes continuous changes and game rules as rules text. */
import type { Colour, ContinuousChange, GameRule } from '../abilities/index.ts';
import { COLOUR_NAMES, ReferenceTexts, list, words } from './reference-texts.ts';

export const writeColours = (colours: readonly Colour[]): string =>
  colours.length === 0
    ? 'colorless'
    : list(
        colours.map((one) => COLOUR_NAMES[one]),
        'and',
      );

/** Rules whose name does not contain the printed words. */
const RULE_WORDS: { readonly [is: string]: string } = {
  'attacks for': "can't attack unless controller pays",
  'blocks for': "can't block unless controller pays",
  'dies into exile': 'would die exile instead',
  'leaves into exile': 'would leave exile instead',
  'cast as with flash': 'may cast as though flash',
  'attacks if able': 'attacks combat if able',
  'blocks if able': 'blocks combat if able',
  'extra lands': 'may play additional land',
  'any colour': 'you may spend mana as though it were mana of any color to cast spell',
  'play exiled': 'you may play land and cast spell from among card exile',
  'no triggers': "entering don't cause abilities to trigger",
  'top card': 'may look at or reveal top card of library',
  'play from top': 'may play or cast from top of library spell',
  'untaps with others': "untap during each other player's untap step",
  'cannot be targeted by': "can't be the target of spell or ability from",
  'may stay tapped': 'may choose not to untap during untap step',
  'cannot attack unless': "can't attack unless",
  'cannot block unless': "can't block unless",
};

const writeRule = (rule: object, refer: ReferenceTexts): string =>
  words(
    ...Object.entries(rule).map(([field, value]) => {
      if ((field === 'what' || field === 'from') && typeof value === 'object')
        return refer.filter(value as never);
      if (field === 'condition' || field === 'if') return refer.condition(value as never);
      if (field === 'generic') return `costs ${refer.amount(value as never)}`;
      return Array.isArray(value) ? value.join(' ') : (RULE_WORDS[String(value)] ?? String(value));
    }),
  );

/** The filters of rules about casting describe spells. */
const SPELL_RULES: ReadonlySet<GameRule['says']> = new Set([
  'cost',
  'cast as with flash',
  'cast as sorceries',
  'cannot cast',
  'one spell a turn',
]);

export const writeGameRule = (rule: GameRule, refer: ReferenceTexts): string =>
  words(writeRule(rule, refer), SPELL_RULES.has(rule.says) ? 'spell' : '');

export function writeChange(change: ContinuousChange, refer: ReferenceTexts): string {
  switch (change.change) {
    case 'control':
      return 'gain control';
    case 'types':
      return words(
        change.how === 'remove' ? "isn't" : 'becomes',
        change.supertypes?.join(' '),
        typeof change.subtypes === 'string' ? 'all creature types' : change.subtypes?.join(' '),
        change.types?.join(' '),
        change.how === 'add' ? 'in addition to its other types' : '',
      );
    case 'colours':
      return words('becomes', writeColours(change.colours));
    case 'gain':
      return words('gains', list(change.abilities.map(refer.ability), 'and'));
    case 'lose':
      return `loses ${change.keywords === 'all' ? 'all abilities' : list(change.keywords, 'and')}`;
    case 'base':
      return words(
        'base power and toughness',
        change.power === undefined ? '' : refer.amount(change.power),
        change.toughness === undefined ? '' : refer.amount(change.toughness),
      );
    case 'add':
      return `gets ${refer.amount(change.power)}/${refer.amount(change.toughness)}`;
    case 'switch':
      return 'switch power and toughness';
    case 'rule':
    case 'game':
      return writeRule(change.rule, refer);
  }
}
