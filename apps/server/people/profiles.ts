/** The profile of a person, which everyone may read: name, results and ratings. */
import { type Profile, RefusedError } from '@ludoteca/wire';
import type { AccountRegistry } from '../accounts/account-registry.ts';
import { listRatings } from './ratings.ts';
import type { ServerContext } from '../server-context.ts';

export async function createProfile(
  context: ServerContext,
  accounts: Pick<AccountRegistry, 'hasAccount'>,
  id: string,
): Promise<Profile> {
  const row = await context.storage.findGuest(id);
  if (row === undefined) throw new RefusedError({ problem: 'no such person' });
  const [account, results, ratings] = await Promise.all([
    accounts.hasAccount(id),
    context.storage.countResults(id),
    listRatings(context, id),
  ]);
  return { id, name: row.name, account, results, ratings };
}
