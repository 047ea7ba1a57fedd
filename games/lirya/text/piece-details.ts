/** What a piece is worth now and why, its keywords and its states, in words: for whoever looks closely. */
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import { formatImmunity as enImmunity } from '../card-text/en/nouns.ts';
import { formatAbilityAt, formatStateHelp, getCardText } from '../card-text/index.ts';
import { formatImmunity as itImmunity } from '../card-text/it/nouns.ts';
import { formatImmunity as ptImmunity } from '../card-text/pt/nouns.ts';
import { rowOfId, findSet } from '../pool/index.ts';
import type { StackItemView, StatPart, PieceView, StateView } from '../view-types.ts';
import { IMMUNITIES, type Immunity, NUMBERED_KEYWORDS, type Stat, STATS } from '../card-definition/index.ts';
import { formatPieceModifiers, formatTerm } from './modifiers.ts';
import { formatKeywordReminder } from './printed-card.ts';
import { terms } from './terms.ts';

interface PieceDetailTexts {
  why(stat: string, value: number): string;
  readonly from: { readonly [from in StatPart['from']]: string };
  turnsLeft(turns: number): string;
  immuneTo(what: Immunity): string;
  readonly carries: string;
}

const it: PieceDetailTexts = {
  why: (stat, value) => `Perché ${stat} ${value}?`,
  from: {
    base: 'stampato',
    set: 'fissato da un effetto',
    counters: 'per sempre',
    effect: 'per un tempo',
    double: 'raddoppiato',
    swap: 'scambiato',
    equipment: 'equipaggiamento',
    static: 'abilità in gioco',
    state: 'stato',
  },
  turnsLeft: (turns) => (turns === 1 ? 'ancora un turno' : `ancora ${turns} turni`),
  immuneTo: itImmunity,
  carries: 'porta',
};

const en: PieceDetailTexts = {
  why: (stat, value) => `Why is ${stat} ${value}?`,
  from: {
    base: 'printed',
    set: 'set by an effect',
    counters: 'for good',
    effect: 'for a time',
    double: 'doubled',
    swap: 'swapped',
    equipment: 'equipment',
    static: 'ability in play',
    state: 'state',
  },
  turnsLeft: (turns) => (turns === 1 ? 'one more turn' : `${turns} more turns`),
  immuneTo: (what) => `to ${enImmunity(what)}`,
  carries: 'carries',
};

const pt: PieceDetailTexts = {
  why: (stat, value) => `Por que ${stat} ${value}?`,
  from: {
    base: 'impresso',
    set: 'fixado por um efeito',
    counters: 'para sempre',
    effect: 'por um tempo',
    double: 'dobrado',
    swap: 'trocado',
    equipment: 'equipamento',
    static: 'habilidade em jogo',
    state: 'estado',
  },
  turnsLeft: (turns) => (turns === 1 ? 'mais um turno' : `mais ${turns} turnos`),
  immuneTo: ptImmunity,
  carries: 'leva',
};

const pieceDetailTexts: ByLanguage<PieceDetailTexts> = { it, en, pt };

const cardNameOf = (language: Language, card: string): string => rowOfId(card)?.card.name[language] ?? card;
const formatSigned = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** From what is printed to what it is. */
interface StatExplanation {
  readonly stat: Stat;
  /** `Why is attack 5?` */
  readonly question: string;
  readonly parts: readonly { readonly amount: string; readonly from: string }[];
}

function formatStatPart(
  language: Language,
  { from, state, card, amount }: StatPart,
): StatExplanation['parts'][number] {
  const source = state === undefined ? pieceDetailTexts[language].from[from] : terms[language].states[state];
  return {
    amount: from === 'base' ? String(amount) : formatSigned(amount),
    from: card === undefined ? source : `${source}: ${cardNameOf(language, card)}`,
  };
}

/** Why a value is what it is, for all values that are not simply printed. */
export const explainStats = (language: Language, piece: PieceView): readonly StatExplanation[] =>
  STATS.filter((stat) => piece.why[stat].length > 1).map((stat) => ({
    stat,
    question: pieceDetailTexts[language].why(
      terms[language].stats[stat],
      stat === 'health' ? piece.most : piece[stat],
    ),
    parts: piece.why[stat].map((part) => formatStatPart(language, part)),
  }));

/** Its keywords, with their numbers where these format something. */
export const formatKeywords = (language: Language, { keywords }: PieceView): readonly string[] =>
  keywords.map(({ keyword, n }) => {
    const name = terms[language].keywords[keyword];
    return NUMBERED_KEYWORDS.has(keyword) ? `${name} ${n}` : name;
  });

/** The same with what they mean. */
export const formatKeywordReminders = (language: Language, piece: PieceView): readonly string[] =>
  piece.keywords.map(({ keyword, n }) => formatKeywordReminder(language, keyword, n));

/** What lies on it, counted. */
export const formatCounters = (language: Language, { card, counters }: PieceView): readonly string[] =>
  Object.entries(counters).flatMap(([name, count]) => {
    const word = findSet(rowOfId(card)?.set ?? '')?.words?.[name]?.[language];
    return count === 0 ? [] : [`${count} ${(count === 1 ? word?.one : word?.many) ?? name}`];
  });

/** What it can do now, besides its keywords. */
export const formatAbilities = (language: Language, { abilities, silenced }: PieceView): readonly string[] =>
  silenced ? [] : abilities.map((index) => formatAbilityAt(language, index));

/** What something on the stack will do: its ability alone, or all that the card says. */
export const formatStackItem = (
  language: Language,
  { ability, card }: Pick<StackItemView, 'ability' | 'card'>,
): string => (ability >= 0 ? formatAbilityAt(language, ability) : getCardText(card, language).join(' '));

/** A state with what it means and how long it lasts. */
export function formatState(
  language: Language,
  { state, amount, turns, against, term }: StateView,
  names: PlayerNames,
): string {
  const said = pieceDetailTexts[language];
  const what = IMMUNITIES.find((one) => one === against);
  const name = terms[language].states[state];
  const whole = [
    what === undefined ? name : `${name} ${said.immuneTo(what)}`,
    ...(turns === undefined ? [] : [said.turnsLeft(turns)]),
    ...(term === undefined ? [] : [formatTerm(language, names, term) ?? '']),
  ].join(', ');
  return what === undefined ? `${whole}: ${formatStateHelp(language, state, amount)}` : whole;
}

export const formatCarried = (language: Language, { card }: Pick<PieceView, 'card'>): string =>
  `${pieceDetailTexts[language].carries} ${cardNameOf(language, card)}`;

/** All of it, a line each. */
export const formatPieceDetails = (
  language: Language,
  piece: PieceView,
  names: PlayerNames,
): readonly string[] => [
  ...explainStats(language, piece).map(
    ({ question, parts }) => `${question} ${parts.map(({ amount, from }) => `${amount} ${from}`).join(', ')}`,
  ),
  ...formatKeywordReminders(language, piece),
  ...formatCounters(language, piece),
  ...piece.states.map((state) => formatState(language, state, names)),
  ...formatPieceModifiers(language, names, piece),
  ...piece.equipment.map((item) => formatCarried(language, item)),
];
