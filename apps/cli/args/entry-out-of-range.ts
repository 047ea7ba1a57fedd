/** The sentence about an option `--at` that names no entry of a match. */
import { type ByLanguage, inLanguages } from '@ludoteca/kit';

export const describeEntryOutOfRange = (entries: number, entry: number): ByLanguage<string> =>
  inLanguages(
    `--at dev’essere un intero da 0 a ${entries}, non "${entry}"`,
    `--at must be a whole number from 0 to ${entries}, not "${entry}"`,
    `--at deve ser um inteiro de 0 a ${entries}, não "${entry}"`,
  );
