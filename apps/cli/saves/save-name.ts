/** Validates the names of saves, which become file names on any system. */
import { type ByLanguage, type Language, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { quote } from '../terminal/sanitize.ts';

/** Up to three bytes per character, plus extension and number: file systems allow 255 bytes. */
const MAX_LENGTH = 60;

/** Separators, characters that Windows refuses, and invisible ones. */
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

export type NameProblem = keyof (typeof NAME_PROBLEMS)['en'];

export const formatNameProblem = (problem: NameProblem, language: Language): string =>
  NAME_PROBLEMS[language][problem];

/** Trimmed, and in NFC because some file systems decompose names. */
export const normalizeName = (name: string): string => name.trim().normalize('NFC');

/** Why a normalized name cannot be a file name on every system. */
export function findNameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > MAX_LENGTH) return 'long';
  if (FORBIDDEN.test(name)) return 'letters';
  if (name.startsWith('.') || name.endsWith('.')) return 'dot';
  return RESERVED.test(name) ? 'reserved' : undefined;
}

/** The message is for the command line; menus use `formatNameProblem`. */
export class InvalidNameError extends CliError {
  readonly problem: NameProblem;

  constructor(name: string, problem: NameProblem) {
    const formatIn = (language: Language): string =>
      `${quote(name)}: ${formatNameProblem(problem, language)}`;
    super(inLanguages(formatIn('it'), formatIn('en'), formatIn('pt')));
    this.problem = problem;
  }
}

/** The normalized name; throws if it is invalid. */
export function validateName(name: string): string {
  const tidy = normalizeName(name);
  const problem = findNameProblem(tidy);
  if (problem !== undefined) throw new InvalidNameError(name, problem);
  return tidy;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The local time. */
export const nameByTime = (time: Date): string =>
  [
    time.getFullYear(),
    twoDigits(time.getMonth() + 1),
    twoDigits(time.getDate()),
    twoDigits(time.getHours()),
    twoDigits(time.getMinutes()),
    twoDigits(time.getSeconds()),
  ].join('-');

/** Whether the slot was named by its time. */
export const isTimeName = (name: string): boolean => /^\d{4}(-\d\d){5}(-\d+)?$/.test(name);

/** The name of a slot if others already have it. */
export const numberedName = (name: string, number: number): string =>
  number === 1 ? name : `${name} (${number})`;

/** The name without the number. */
export const baseNameOf = (slot: string): string => slot.replace(/ \(\d+\)$/, '');
