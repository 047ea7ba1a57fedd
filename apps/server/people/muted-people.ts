/** People who may not chat, by decision of the administration. */
import { type Infer, schema } from '@ludoteca/kernel';
import { DocumentCollection } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';

type Context = Pick<ServerContext, 'storage' | 'clock'>;

/** Its id is the guest. */
const muted = schema.object({});

const openCollection = (context: Context): DocumentCollection<Infer<typeof muted>> =>
  new DocumentCollection(context, 'muted', muted);

export const isMuted = async (context: Context, guest: string): Promise<boolean> =>
  (await openCollection(context).find(guest)) !== undefined;

export async function setMuted(context: Context, guest: string, isOn: boolean): Promise<void> {
  const people = openCollection(context);
  if (isOn) await people.add(guest, {}, { owner: guest });
  else await people.delete(guest);
}
