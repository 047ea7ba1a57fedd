/** Formats the current values of a piece with their reasons, its keywords, states and counters. */
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import { formatImmunity as enImmunity } from '../card-text/en/nouns.ts';
import { formatAbilityAt, formatStateHelp, getCardText } from '../card-text/index.ts';
import { formatImmunity as itImmunity } from '../card-text/it/nouns.ts';
import { formatImmunity as ptImmunity } from '../card-text/pt/nouns.ts';
import { formatCardName } from '../deck/card-names.ts';
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

const formatSigned = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** How a current value results from the printed one. */
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
    from: card === undefined ? source : `${source}: ${formatCardName(card, language)}`,
  };
}

/** Explains every value that differs from the printed one or has several parts. */
export const explainStats = (language: Language, piece: PieceView): readonly StatExplanation[] =>
  STATS.filter((stat) => piece.why[stat].length > 1).map((stat) => ({
    stat,
    question: pieceDetailTexts[language].why(
      terms[language].stats[stat],
      stat === 'health' ? piece.most : piece[stat],
    ),
    parts: piece.why[stat].map((part) => formatStatPart(language, part)),
  }));

/** Keyword names, with their numbers where they have one. */
export const formatKeywords = (language: Language, { keywords }: PieceView): readonly string[] =>
  keywords.map(({ keyword, n }) => {
    const name = terms[language].keywords[keyword];
    return NUMBERED_KEYWORDS.has(keyword) ? `${name} ${n}` : name;
  });

export const formatKeywordReminders = (language: Language, piece: PieceView): readonly string[] =>
  piece.keywords.map(({ keyword, n }) => formatKeywordReminder(language, keyword, n));

export const formatCounters = (language: Language, { card, counters }: PieceView): readonly string[] =>
  Object.entries(counters).flatMap(([name, count]) => {
    const word = findSet(rowOfId(card)?.set ?? '')?.words?.[name]?.[language];
    return count === 0 ? [] : [`${count} ${(count === 1 ? word?.one : word?.many) ?? name}`];
  });

/** Current abilities besides keywords. */
export const formatAbilities = (language: Language, { abilities, silenced }: PieceView): readonly string[] =>
  silenced ? [] : abilities.map((index) => formatAbilityAt(language, index));

/** The text of an object on the stack: its ability, or the whole card. */
export const formatStackItem = (
  language: Language,
  { ability, card }: Pick<StackItemView, 'ability' | 'card'>,
): string => (ability >= 0 ? formatAbilityAt(language, ability) : getCardText(card, language).join(' '));

/** A state with its reminder and the remaining time. */
export function formatState(
  language: Language,
  { state, amount, turns, against, term }: StateView,
  names: PlayerNames,
): string {
  const texts = pieceDetailTexts[language];
  const what = IMMUNITIES.find((one) => one === against);
  const name = terms[language].states[state];
  const whole = [
    what === undefined ? name : `${name} ${texts.immuneTo(what)}`,
    ...(turns === undefined ? [] : [texts.turnsLeft(turns)]),
    ...(term === undefined ? [] : [formatTerm(language, names, term) ?? '']),
  ].join(', ');
  return what === undefined ? `${whole}: ${formatStateHelp(language, state, amount)}` : whole;
}

export const formatCarried = (language: Language, { card }: Pick<PieceView, 'card'>): string =>
  `${pieceDetailTexts[language].carries} ${formatCardName(card, language)}`;

/** All details, one per line. */
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
