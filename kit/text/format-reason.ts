/** Sentences that all games share: reasons, refusals, winners. */
import type { KernelReason, Outcome, Reason, Refusal } from '@ludoteca/kernel';
import type { FormReason } from '../settings/settings-form.ts';
import type { ByLanguage, Language, PlayerNames } from './game-texts.ts';

/** The facts of a reason. They are unchecked, since archives from outside may contain anything. */
export type ReasonFacts = { readonly [key: string]: unknown };
export type ReasonTexts<R extends string> = { readonly [K in R]: (facts: ReasonFacts) => string };

/** A list from the facts of a reason. */
export const formatFactList = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

interface SharedTexts {
  readonly reasons: ReasonTexts<KernelReason | FormReason>;
  readonly refusals: { readonly [K in Exclude<Refusal['kind'], 'illegal'>]: string };
  wins(name: string): string;
  shared(names: readonly string[]): string;
  rule(number: string): string;
  line(number: number): string;
}

const it: SharedTexts = {
  reasons: {
    offered: () => 'Questa scelta è possibile.',
    'not offered': () => 'Questa scelta non è fra quelle possibili.',
    'one answer': () => 'Qui si dà una sola risposta alla volta.',
    'seat left': ({ seat }) => `Il posto ${Number(seat) + 1} ha già lasciato la partita.`,
    'no such seat': ({ seats }) => `La partita ha solo ${seats} posti.`,
    seats: ({ min, max }) => `I posti sono da ${min} a ${max}.`,
    dice: () => 'I dadi sono chacha o fast.',
    seed: () => 'Il seme è un testo da 1 a 1000 caratteri.',
    'no position': () => 'Questo gioco comincia sempre dal principio.',
    'no cards': () => 'L’elenco delle carte manca, o questo gioco non ne ha.',
    position: () => 'La posizione di partenza non è leggibile.',
    'more reasons': ({ count }) => (Number(count) === 1 ? 'E un altro motivo.' : `E altri ${count} motivi.`),
    settings: () => 'Le impostazioni sono un insieme di chiavi e valori.',
    'no settings': ({ field }) => `${field}: questo gioco non ha impostazioni.`,
    'unknown setting': ({ field, known }) =>
      `${field}: impostazione sconosciuta; ci sono ${formatFactList(known)}.`,
    'whole number': ({ field, min, max }) => `${field}: serve un intero da ${min} a ${max}.`,
    'one of': ({ field, among }) => `${field}: serve uno fra ${formatFactList(among)}.`,
    'yes or no': ({ field }) => `${field}: serve sì o no (true, false).`,
    'name or file': ({ field, among }) => `${field}: serve uno fra ${formatFactList(among)}, o un file.`,
    'large file': ({ mebibytes }) => `Il file è troppo grande: al massimo ${mebibytes} MiB.`,
  },
  refusals: {
    over: 'La partita è finita.',
    stale: 'La domanda è già cambiata: rispondi a quella nuova.',
    'not yours': 'Non tocca a te rispondere.',
  },
  wins: (name) => `Vince ${name}.`,
  shared: (names) => `Vincono alla pari ${names.join(' e ')}.`,
  rule: (number) => `regola ${number}`,
  line: (number) => `riga ${number}`,
};

const en: SharedTexts = {
  reasons: {
    offered: () => 'This can be chosen.',
    'not offered': () => 'This is not among the options.',
    'one answer': () => 'One answer at a time here.',
    'seat left': ({ seat }) => `Seat ${Number(seat) + 1} has already left the match.`,
    'no such seat': ({ seats }) => `The match has only ${seats} seats.`,
    seats: ({ min, max }) => `This game has ${min} to ${max} seats.`,
    dice: () => 'The dice are chacha or fast.',
    seed: () => 'The seed is a text of 1 to 1000 characters.',
    'no position': () => 'This game always starts from the beginning.',
    'no cards': () => 'The list of cards is missing, or this game has none.',
    position: () => 'The start position cannot be read.',
    'more reasons': ({ count }) =>
      Number(count) === 1 ? 'And one more reason.' : `And ${count} more reasons.`,
    settings: () => 'Settings are a set of keys with values.',
    'no settings': ({ field }) => `${field}: this game has no settings.`,
    'unknown setting': ({ field, known }) => `${field}: no such setting; there are ${formatFactList(known)}.`,
    'whole number': ({ field, min, max }) => `${field}: must be a whole number from ${min} to ${max}.`,
    'one of': ({ field, among }) => `${field}: must be one of ${formatFactList(among)}.`,
    'yes or no': ({ field }) => `${field}: must be yes or no (true, false).`,
    'name or file': ({ field, among }) => `${field}: must be one of ${formatFactList(among)}, or a file.`,
    'large file': ({ mebibytes }) => `The file is too large: at most ${mebibytes} MiB.`,
  },
  refusals: {
    over: 'The match is over.',
    stale: 'The question has changed: answer the new one.',
    'not yours': 'It is not for you to answer.',
  },
  wins: (name) => `${name} wins.`,
  shared: (names) => `${names.join(' and ')} share the win.`,
  rule: (number) => `rule ${number}`,
  line: (number) => `line ${number}`,
};

const pt: SharedTexts = {
  reasons: {
    offered: () => 'Esta escolha é possível.',
    'not offered': () => 'Esta escolha não está entre as possíveis.',
    'one answer': () => 'Aqui se dá uma resposta de cada vez.',
    'seat left': ({ seat }) => `O lugar ${Number(seat) + 1} já deixou a partida.`,
    'no such seat': ({ seats }) => `A partida só tem ${seats} lugares.`,
    seats: ({ min, max }) => `Os lugares são de ${min} a ${max}.`,
    dice: () => 'Os dados são chacha ou fast.',
    seed: () => 'A semente é um texto de 1 a 1000 caracteres.',
    'no position': () => 'Este jogo começa sempre do princípio.',
    'no cards': () => 'A lista de cartas falta, ou este jogo não tem uma.',
    position: () => 'A posição inicial não pode ser lida.',
    'more reasons': ({ count }) => (Number(count) === 1 ? 'E mais um motivo.' : `E mais ${count} motivos.`),
    settings: () => 'As configurações são um conjunto de chaves e valores.',
    'no settings': ({ field }) => `${field}: este jogo não tem configurações.`,
    'unknown setting': ({ field, known }) =>
      `${field}: configuração desconhecida; existem ${formatFactList(known)}.`,
    'whole number': ({ field, min, max }) => `${field}: deve ser um inteiro de ${min} a ${max}.`,
    'one of': ({ field, among }) => `${field}: deve ser um de ${formatFactList(among)}.`,
    'yes or no': ({ field }) => `${field}: deve ser sim ou não (true, false).`,
    'name or file': ({ field, among }) => `${field}: deve ser um de ${formatFactList(among)}, ou um arquivo.`,
    'large file': ({ mebibytes }) => `O arquivo é grande demais: no máximo ${mebibytes} MiB.`,
  },
  refusals: {
    over: 'A partida acabou.',
    stale: 'A pergunta já mudou: responda à nova.',
    'not yours': 'Não é a sua vez de responder.',
  },
  wins: (name) => `${name} vence.`,
  shared: (names) => `${names.join(' e ')} vencem empatados.`,
  rule: (number) => `regra ${number}`,
  line: (number) => `linha ${number}`,
};

const TEXTS: ByLanguage<SharedTexts> = { it, en, pt };

/** Formats a reason with the game's texts or the shared ones, followed by the number of the rule. */
export function formatReason<R extends string>(
  language: Language,
  own: ReasonTexts<R>,
  { why, rule, facts }: Reason,
): string {
  const known: { readonly [why: string]: (facts: ReasonFacts) => string } = {
    ...TEXTS[language].reasons,
    ...own,
  };
  const fill = typeof facts === 'object' && facts !== null ? (facts as ReasonFacts) : {};
  const format = Object.hasOwn(known, why) ? known[why] : undefined;
  const sentence = (format ?? TEXTS[language].reasons['not offered'])(fill);
  return rule === undefined ? sentence : `${sentence} (${TEXTS[language].rule(rule)})`;
}

/** Prefixes a sentence with the line number of the reason, if it has one. */
export function prefixLineNumber(language: Language, { facts }: Reason, sentence: string): string {
  const line = typeof facts === 'object' && facts !== null ? (facts as ReasonFacts)['line'] : undefined;
  return Number.isInteger(line) ? `${TEXTS[language].line(Number(line))}: ${sentence}` : sentence;
}

/** Formats a refusal. */
export const formatRefusal = (
  language: Language,
  refusal: Refusal,
  reason: (reason: Reason) => string,
): string => (refusal.kind === 'illegal' ? reason(refusal.reason) : TEXTS[language].refusals[refusal.kind]);

/** Formats the winners of a match. */
export function formatWinners(language: Language, { places }: Outcome, names: PlayerNames): string {
  const winners = names.filter((_, seat) => places[seat] === 1);
  return winners.length === 1 ? TEXTS[language].wins(winners.join()) : TEXTS[language].shared(winners);
}
