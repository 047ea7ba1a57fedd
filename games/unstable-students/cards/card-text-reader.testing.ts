/**
 * Parses the text of a card with a small grammar for each language: a moment, whether it is optional, and clauses of verb, owner and object.
 * A text with any other phrase is not understood.
 */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { EffectAction, CardEffect, CardFilter, EffectMoment, EffectTarget } from './codes.ts';

export interface CardReading {
  readonly moment: 'enters' | 'leaves' | 'turn' | 'stays' | 'hit' | 'played';
  readonly optional: boolean;
  readonly effects: readonly CardEffect[];
}

type PhraseTable<T> = readonly (readonly [RegExp, T])[];

interface CardGrammar {
  readonly moments: PhraseTable<CardReading['moment']>;
  readonly may: RegExp;
  readonly joint: RegExp;
  /** The targets of an effect other than the reader. */
  readonly subjects: PhraseTable<EffectTarget>;
  readonly verbs: PhraseTable<EffectAction>;
  /** Phrases that describe an effect as a whole. */
  readonly whole: PhraseTable<CardEffect>;
  readonly counts: PhraseTable<number>;
  readonly filters: PhraseTable<CardFilter>;
  /** The owner of the cards, before or after the object. */
  readonly owners: PhraseTable<EffectTarget>;
}

const fullEffect = (action: EffectAction, target: EffectTarget, filter: CardFilter): CardEffect => ({
  action,
  target,
  filter,
});

const it: CardGrammar = {
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
    [/^blocca i suoi effetti$/, fullEffect('BLOCCA', 'IO', 'ALL')],
    [/^scambia la tua mano con quella di un avversario$/i, fullEffect('SCAMBIA', 'TU', 'ALL')],
    [/^mostra la tua mano a tutti$/, fullEffect('MOSTRA', 'IO', 'ALL')],
    [/^non puoi usare bonus$/, fullEffect('IMPEDIRE', 'IO', 'BONUS')],
    [/^non puoi usare istantanee$/, fullEffect('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^non puoi vincere$/, fullEffect('INGEGNERE', 'IO', 'STUDENTE')],
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

const en: CardGrammar = {
  moments: [
    [/^When it enters the room, /, 'enters'],
    [/^When it leaves the room, /, 'leaves'],
    [/^At the start of your turn, /, 'turn'],
    [/^While it is in front of you, /, 'stays'],
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
    [/^block its effects$/, fullEffect('BLOCCA', 'IO', 'ALL')],
    [/^swap hands with an opponent$/i, fullEffect('SCAMBIA', 'TU', 'ALL')],
    [/^show your hand to everybody$/, fullEffect('MOSTRA', 'IO', 'ALL')],
    [/^you cannot use bonuses$/, fullEffect('IMPEDIRE', 'IO', 'BONUS')],
    [/^you cannot use instants$/, fullEffect('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^you cannot win$/, fullEffect('INGEGNERE', 'IO', 'STUDENTE')],
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

const pt: CardGrammar = {
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
    [/^bloqueie os efeitos dela$/, fullEffect('BLOCCA', 'IO', 'ALL')],
    [/^troque a sua mão com a de um adversário$/i, fullEffect('SCAMBIA', 'TU', 'ALL')],
    [/^mostre a sua mão a todos$/, fullEffect('MOSTRA', 'IO', 'ALL')],
    [/^você não pode usar bônus$/, fullEffect('IMPEDIRE', 'IO', 'BONUS')],
    [/^você não pode usar instantâneas$/, fullEffect('IMPEDIRE', 'IO', 'ISTANTANEA')],
    [/^você não pode vencer$/, fullEffect('INGEGNERE', 'IO', 'STUDENTE')],
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

const grammars: ByLanguage<CardGrammar> = { it, en, pt };

/** The value of the first matching phrase, and the text without it. */
function matchPhrase<T>(
  phrases: PhraseTable<T>,
  text: string,
): { readonly value: T; readonly rest: string } | undefined {
  const found = phrases.find(([phrase]) => phrase.test(text));
  return found && { value: found[1], rest: text.replace(found[0], '') };
}

export function readCardText(language: Language, text: string): CardReading | undefined {
  const grammar = grammars[language];
  if (!text.endsWith('.')) return undefined;
  const moment = matchPhrase(grammar.moments, text.slice(0, -1));
  const said = moment?.rest ?? text.slice(0, -1);
  const optional = grammar.may.test(said);
  const effects: CardEffect[] = [];
  let before: Clause = {};
  for (const clause of said.replace(grammar.may, '').split(grammar.joint)) {
    const heard = readClause(grammar, clause, before);
    if (heard === undefined) return undefined;
    effects.push(...heard.effects);
    before = heard;
  }
  return { moment: moment?.value ?? 'played', optional, effects };
}

/** The parts that a clause may take over from the one before. */
interface Clause {
  readonly subject?: EffectTarget | undefined;
  readonly action?: EffectAction | undefined;
}

function readClause(
  grammar: CardGrammar,
  clause: string,
  before: Clause,
): (Clause & { readonly effects: readonly CardEffect[] }) | undefined {
  const one = matchPhrase(grammar.whole, clause);
  if (one !== undefined) return one.rest === '' ? { effects: [one.value] } : undefined;
  const who = matchPhrase(grammar.subjects, clause);
  const verb = matchPhrase(grammar.verbs, who?.rest ?? clause);
  const action = verb?.value ?? before.action;
  const subject = who?.value ?? (verb === undefined ? before.subject : undefined);
  const count = matchPhrase(grammar.counts, verb?.rest ?? clause);
  if (action === undefined || count === undefined) return undefined;
  const whose = matchPhrase(grammar.owners, count.rest);
  const filter = matchPhrase(grammar.filters, whose?.rest ?? count.rest);
  if (filter === undefined || (subject !== undefined && whose !== undefined)) return undefined;
  const target = subject ?? whose?.value ?? implicitTarget(action);
  if (target === undefined) return undefined;
  const effects = Array.from({ length: count.value }, () => ({ action, target, filter: filter.value }));
  return { subject, action, effects };
}

/** The owner may be omitted where only the reader is possible. */
const implicitTarget = (action: EffectAction): EffectTarget | undefined =>
  action === 'GIOCA' || action === 'SCARTA' || action === 'PESCA' ? 'IO' : undefined;

const VERBS: ByLanguage<RegExp> = {
  it: /\b(?:gioc|scart|elimin|perd|rub|pesc|prend|blocc|scambi|mostr|vinc|puoi|bonus|malus|cart[ae])/i,
  en: /\b(?:play|discard|remov|los[et]|steal|draw|take|block|swap|show|win|may|bonus|malus|cards?)\b/i,
  pt: /\b(?:jog|descart|elimin|perd|roub|compr|peg|bloque|troc|troqu|mostr|venc|pode|bônus|malus|cartas?\b)/i,
};

/** Whether a text has a word that suggests an effect. */
export const mentionsEffect = (language: Language, text: string): boolean => VERBS[language].test(text);

/** The moment in the text of a card of that type. */
export const describeMoment = (when: EffectMoment, type: string): CardReading['moment'] | undefined => {
  if (when === 'SUBITO') return type === 'MAGIA' ? 'played' : type === 'ISTANTANEA' ? 'hit' : 'enters';
  return ({ INIZIO: 'turn', FINE: 'leaves', SEMPRE: 'stays', MAI: undefined } as const)[when];
};
