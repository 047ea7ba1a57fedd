/** Finds the storage of the server: the folder given, the database that DATABASE_URL names, or the usual folder. */
import { inLanguages } from '@ludoteca/kit';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { CliError } from '../args/cli-error.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';

const POSTGRES_URL = /^postgres(ql)?:\/\//;

/** A path becomes absolute; the address of a database stays. */
export const resolveLocation = (given: string): string => (POSTGRES_URL.test(given) ? given : resolve(given));

export function findStorageLocation(
  given: string | undefined,
  { DATABASE_URL: url = '' }: NodeJS.ProcessEnv = process.env,
): string {
  if (given !== undefined) return resolveLocation(given);
  if (url === '') return join(resolveDataFolder(undefined), 'server');
  if (!POSTGRES_URL.test(url) || !URL.canParse(url))
    throw new CliError(
      inLanguages(
        'DATABASE_URL deve avere la forma postgres://UTENTE:PASSWORD@HOST:PORTA/DATABASE',
        'DATABASE_URL must have the form postgres://USER:PASSWORD@HOST:PORT/DATABASE',
        'DATABASE_URL deve ter a forma postgres://USUÁRIO:SENHA@HOST:PORTA/BANCO',
      ),
    );
  return url;
}
