/**
 * Reads a card's text as people do: a moment, who may or must, and clause after clause a verb with what it is done to. It knows nothing of
 * the card, and whatever is not a phrase of these lists makes a text unreadable.
 */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { Action, Effect, Filter, When, Target } from './codes.ts';

export interface Reading {
  readonly moment: 'enters' | 'leaves' | 'turn' | 'stays' | 'hit' | 'played';
  readonly optional: boolean;
  readonly effects: readonly Effect[];
}

type Phrases<T> = readonly (readonly [RegExp, T])[];

interface Grammar {
  readonly moments: Phrases<Reading['moment']>;
  readonly may: RegExp;
  readonly joint: RegExp;
  /** Whom it happens to, where it is not the reader. */
  readonly subjects: Phrases<Target>;
  readonly verbs: Phrases<Action>;
  /** Phrases that are verb and object in one. */
  readonly whole: Phrases<Effect>;
  readonly counts: Phrases<number>;
  readonly filters: Phrases<Filter>;
  /** Whose it is, around the thing itself. */
  readonly owners: Phrases<Target>;
}

const whole = (action: Action, target: Target, filter: Filter): Effect => ({ action, target, filter });

const it: Grammar = {
  moments: [
    [/^Quando entra in aula, /, 'enters'],
    [/^Quando lascia l’aula, /, 'leaves'],
    [/^All’inizio del tuo turno, /, 'turn'],
    [/^Finché resta davanti a te, /, 'stays'],
    [/^Quando una carta ti colpisce, /, 'hit'],
  ],
  may: /^puoi /,
  joint: /(?:,| e) poi /,
  subjects: [
    [/^ogni giocatore, tu compreso, /i, 'TUTTI'],
    [/^ogni avversario /i, 'VOI'],
  ],
  verbs: [
    [/^gioca(?:re)? /i, 'GIOCA'],
    [/^scarta(?:re)? /i, 'SCARTA'],
    [/^(?:elimina(?:re)?|perde) /i, 'ELIMINA'],
    [/^ruba(?:re)? /i, 'RUBA'],
    [/^pesca(?:re)? /i, 'PESCA'],
    [/^prend(?:i|ere) /i, 'PRENDI'],
  ],
  whole: [
    [/^blocca i suoi effetti$/, whole('BLOCCA', 'IO', 'ALL')],
    [/^scambia la tua mano con quella di un avversario$/i, whole('SCAMBIA', 'TU', 'ALL')],
    [/^mostra la tua mano a tutti$/, whole('MOSTRA', 'IO', 'ALL')],
    [/^non puoi usare bonus$/, whole('IMPEDIRE', 'IO', 'BONUS')],
    [/^non puoi usare istantanee$/, whole('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^non puoi vincere$/, whole('INGEGNERE', 'IO', 'STUDENTE')],
  ],
  counts: [
    [/^una? |^uno (?=studente)/, 1],
    [/^due /, 2],
    [/^tre /, 3],
  ],
  filters: [
    [/^cart[ae]$|^cart[ae] in gioco$|^cart[ae] a caso$/, 'ALL'],
    [/^student[ei]$/, 'STUDENTE'],
    [/^bonus$/, 'BONUS'],
    [/^malus$/, 'MALUS'],
  ],
  owners: [
    [/^(?:tuo|tua) /, 'IO'],
    [/ (?:di|a|dalla mano di) un avversario$/, 'TU'],
  ],
};

const en: Grammar = {
  moments: [
    [/^When it enters the room, /, 'enters'],
    [/^When it leaves the room, /, 'leaves'],
    [/^At the start of your turn, /, 'turn'],
    [/^While it lies before you, /, 'stays'],
    [/^When a card hits you, /, 'hit'],
  ],
  may: /^you may /,
  joint: /, then /,
  subjects: [
    [/^every player, you included, /i, 'TUTTI'],
    [/^every opponent /i, 'VOI'],
  ],
  verbs: [
    [/^play /i, 'GIOCA'],
    [/^discards? /i, 'SCARTA'],
    [/^(?:remove|loses) /i, 'ELIMINA'],
    [/^steal /i, 'RUBA'],
    [/^draw /i, 'PESCA'],
    [/^take /i, 'PRENDI'],
  ],
  whole: [
    [/^block its effects$/, whole('BLOCCA', 'IO', 'ALL')],
    [/^swap hands with an opponent$/i, whole('SCAMBIA', 'TU', 'ALL')],
    [/^show your hand to everybody$/, whole('MOSTRA', 'IO', 'ALL')],
    [/^you cannot use bonuses$/, whole('IMPEDIRE', 'IO', 'BONUS')],
    [/^you cannot use instants$/, whole('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^you cannot win$/, whole('INGEGNERE', 'IO', 'STUDENTE')],
  ],
  counts: [
    [/^(?:a|one) /, 1],
    [/^two /, 2],
    [/^three /, 3],
  ],
  filters: [
    [/^cards?$|^cards in play$|^random cards?$/, 'ALL'],
    [/^students?$/, 'STUDENTE'],
    [/^bonus(?:es)?$/, 'BONUS'],
    [/^malus(?:es)?$/, 'MALUS'],
  ],
  owners: [
    [/^of your /, 'IO'],
    [/^of an opponent’s | from an opponent’s hand$/, 'TU'],
  ],
};

const pt: Grammar = {
  moments: [
    [/^Ao entrar na sala, /, 'enters'],
    [/^Ao deixar a sala, /, 'leaves'],
    [/^No início da sua vez, /, 'turn'],
    [/^Enquanto estiver diante de você, /, 'stays'],
    [/^Quando uma carta atingir você, /, 'hit'],
  ],
  may: /^você pode /,
  joint: /(?:,| e) depois /,
  subjects: [
    [/^cada jogador, inclusive você, /i, 'TUTTI'],
    [/^cada adversário /i, 'VOI'],
  ],
  verbs: [
    [/^jog(?:ue|ar) /i, 'GIOCA'],
    [/^descart(?:e|ar?) /i, 'SCARTA'],
    [/^(?:elimin(?:e|ar)|perde) /i, 'ELIMINA'],
    [/^roub(?:e|ar) /i, 'RUBA'],
    [/^compr(?:e|ar) /i, 'PESCA'],
    [/^pegue /i, 'PRENDI'],
  ],
  whole: [
    [/^bloqueie os efeitos dela$/, whole('BLOCCA', 'IO', 'ALL')],
    [/^troque a sua mão com a de um adversário$/i, whole('SCAMBIA', 'TU', 'ALL')],
    [/^mostre a sua mão a todos$/, whole('MOSTRA', 'IO', 'ALL')],
    [/^você não pode usar bônus$/, whole('IMPEDIRE', 'IO', 'BONUS')],
    [/^você não pode usar instantâneas$/, whole('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^você não pode vencer$/, whole('INGEGNERE', 'IO', 'STUDENTE')],
  ],
  counts: [
    [/^uma? /, 1],
    [/^duas /, 2],
    [/^três /, 3],
  ],
  filters: [
    [/^cartas?$|^cartas? em jogo$|^cartas? ao acaso$/, 'ALL'],
    [/^estudantes?$/, 'STUDENTE'],
    [/^bônus$/, 'BONUS'],
    [/^malus$/, 'MALUS'],
  ],
  owners: [
    [/ suas?(?= em jogo$)| seus?$/, 'IO'],
    [/ (?:de|da mão de) um adversário$/, 'TU'],
  ],
};

const grammars: ByLanguage<Grammar> = { it, en, pt };

/** The first phrase that fits, and what is left without it. */
function take<T>(
  phrases: Phrases<T>,
  text: string,
): { readonly value: T; readonly rest: string } | undefined {
  const found = phrases.find(([phrase]) => phrase.test(text));
  return found && { value: found[1], rest: text.replace(found[0], '') };
}

export function read(language: Language, text: string): Reading | undefined {
  const grammar = grammars[language];
  if (!text.endsWith('.')) return undefined;
  const moment = take(grammar.moments, text.slice(0, -1));
  const said = moment?.rest ?? text.slice(0, -1);
  const optional = grammar.may.test(said);
  const effects: Effect[] = [];
  let before: Clause = {};
  for (const clause of said.replace(grammar.may, '').split(grammar.joint)) {
    const heard = readClause(grammar, clause, before);
    if (heard === undefined) return undefined;
    effects.push(...heard.effects);
    before = heard;
  }
  return { moment: moment?.value ?? 'played', optional, effects };
}

/** What a clause may leave unsaid, because the one before it said so. */
interface Clause {
  readonly subject?: Target | undefined;
  readonly action?: Action | undefined;
}

function readClause(
  grammar: Grammar,
  clause: string,
  before: Clause,
): (Clause & { readonly effects: readonly Effect[] }) | undefined {
  const one = take(grammar.whole, clause);
  if (one !== undefined) return one.rest === '' ? { effects: [one.value] } : undefined;
  const who = take(grammar.subjects, clause);
  const verb = take(grammar.verbs, who?.rest ?? clause);
  const action = verb?.value ?? before.action;
  const subject = who?.value ?? (verb === undefined ? before.subject : undefined);
  const count = take(grammar.counts, verb?.rest ?? clause);
  if (action === undefined || count === undefined) return undefined;
  const whose = take(grammar.owners, count.rest);
  const filter = take(grammar.filters, whose?.rest ?? count.rest);
  if (filter === undefined || (subject !== undefined && whose !== undefined)) return undefined;
  const target = subject ?? whose?.value ?? ownUnsaid(action);
  if (target === undefined) return undefined;
  const effects = Array.from({ length: count.value }, () => ({ action, target, filter: filter.value }));
  return { subject, action, effects };
}

/** Whose a card is need only be said where it could be somebody else's. */
const ownUnsaid = (action: Action): Target | undefined =>
  action === 'GIOCA' || action === 'SCARTA' || action === 'PESCA' ? 'IO' : undefined;

const VERBS: ByLanguage<RegExp> = {
  it: /\b(?:gioc|scart|elimin|perd|rub|pesc|prend|blocc|scambi|mostr|vinc|puoi|bonus|malus|cart[ae])/i,
  en: /\b(?:play|discard|remov|los[et]|steal|draw|take|block|swap|show|win|may|bonus|malus|cards?)\b/i,
  pt: /\b(?:jog|descart|elimin|perd|roub|compr|peg|bloque|troc|troqu|mostr|venc|pode|bônus|malus|cartas?\b)/i,
};

/** Whether a text sounds as though its card did something. */
export const promises = (language: Language, text: string): boolean => VERBS[language].test(text);

/** The moment that people are told, for a card of that kind. */
export const toldMoment = (when: When, type: string): Reading['moment'] | undefined => {
  if (when === 'SUBITO') return type === 'MAGIA' ? 'played' : type === 'ISTANTANEA' ? 'hit' : 'enters';
  return ({ INIZIO: 'turn', FINE: 'leaves', SEMPRE: 'stays', MAI: undefined } as const)[when];
};
