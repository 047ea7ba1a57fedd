import type { ByLanguage, Language } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { quote } from '../terminal/sanitize.ts';

/** Each of the sixty may take three bytes, and the ending and a number follow: file systems take 255. */
const MAX_LENGTH = 60;

/** Separators, what Windows refuses, and what cannot be seen. */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

const NAME_PROBLEMS: ByLanguage<{
  readonly empty: string;
  readonly long: string;
  readonly letters: string;
  readonly dot: string;
  readonly reserved: string;
  readonly taken: string;
}> = {
  it: {
    empty: 'Un salvataggio deve avere un nome.',
    long: `Un nome ha al massimo ${MAX_LENGTH} caratteri.`,
    letters: 'Un nome non contiene / \\ : * ? " < > | né caratteri invisibili.',
    dot: 'Un nome non comincia e non finisce con un punto.',
    reserved: 'Questo nome è riservato da Windows.',
    taken: 'C’è già un salvataggio con questo nome.',
  },
  en: {
    empty: 'A save must have a name.',
    long: `A name has at most ${MAX_LENGTH} characters.`,
    letters: 'A name has none of / \\ : * ? " < > | and nothing that cannot be seen.',
    dot: 'A name neither begins nor ends with a dot.',
    reserved: 'Windows reserves this name.',
    taken: 'There is already a save of this name.',
  },
  pt: {
    empty: 'Uma partida salva precisa de um nome.',
    long: `Um nome tem no máximo ${MAX_LENGTH} caracteres.`,
    letters: 'Um nome não contém / \\ : * ? " < > | nem caracteres invisíveis.',
    dot: 'Um nome não começa nem termina com um ponto.',
    reserved: 'Este nome é reservado pelo Windows.',
    taken: 'Já existe uma partida salva com este nome.',
  },
};

/** Why something cannot be the name of a save. */
export type NameProblem = keyof (typeof NAME_PROBLEMS)['en'];

export const formatNameProblem = (problem: NameProblem, language: Language): string =>
  NAME_PROBLEMS[language][problem];

/** A name as it stands in the file system: without blanks around it, and composed, since some systems take it apart. */
export const normalizeName = (name: string): string => name.trim().normalize('NFC');

/** What keeps a tidy name from being a file name on any system. */
export function findNameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_LENGTH) return 'long';
  if (FORBIDDEN.test(name)) return 'letters';
  if (name.startsWith('.') || name.endsWith('.')) return 'dot';
  return RESERVED.test(name) ? 'reserved' : undefined;
}

/** A name that cannot be had. The message is for shells; menus say it in their own language. */
export class InvalidNameError extends CliError {
  readonly problem: NameProblem;

  constructor(name: string, problem: NameProblem) {
    super(`${quote(name)}: ${formatNameProblem(problem, 'en')}`);
    this.problem = problem;
  }
}

/** The name as a file has it, or the complaint why no file can. */
export function validateName(name: string): string {
  const tidy = normalizeName(name);
  const problem = findNameProblem(tidy);
  if (problem !== undefined) throw new InvalidNameError(name, problem);
  return tidy;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What a new slot is called: the time on this machine's clock. */
export const nameByTime = (time: Date): string =>
  [
    time.getFullYear(),
    twoDigits(time.getMonth() + 1),
    twoDigits(time.getDate()),
    twoDigits(time.getHours()),
    twoDigits(time.getMinutes()),
    twoDigits(time.getSeconds()),
  ].join('-');

/** Whether nobody but the clock has named it. */
export const isTimeName = (name: string): boolean => /^\d{4}(-\d\d){5}(-\d+)?$/.test(name);

/** What a slot is called under a name that others have already. */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : `${name} (${number})`;

/** The name that a slot was asked for under. */
export const baseNameOf = (slot: string): string => slot.replace(/ \(\d+\)$/, '');
