import { PERSON, type JoinWish, type TableInfo, type TableWish } from '@ludoteca/wire';
import { nonce, recall, remember } from '../memory.ts';
import { api } from '../server.ts';

/** The half of a ticket that one keeps: what this browser saw when it came to a table, and what it added to the seed. */
export interface Stub {
  readonly commitment: string;
  readonly nonce?: string;
}

/** The stub of a table. The first commitment that was seen counts, whatever the server says later. */
export function stubOf({ id, commitment }: TableInfo): Stub {
  const kept = recall(`table ${id}`);
  if (typeof kept === 'object' && kept !== null && 'commitment' in kept) return kept as Stub;
  return keepStub(id, { commitment });
}

function keepStub(id: string, stub: Stub): Stub {
  remember(`table ${id}`, stub);
  return stub;
}

/** Sitting down adds a number to the seed that nobody knew before; the browser keeps it to find it again. */
type Seated = Awaited<ReturnType<typeof api.make>>;

async function sit(ask: (nonce: string) => Promise<Seated>): Promise<Seated> {
  const own = nonce();
  const seated = await ask(own);
  if (seated.ok) keepStub(seated.value.id, { ...stubOf(seated.value), nonce: own });
  return seated;
}

export const makeTable = (wish: Omit<TableWish, 'nonce'>): Promise<Seated> =>
  sit((own) => api.make({ ...wish, nonce: own }));

export const joinTable = (id: string, wish: Omit<JoinWish, 'nonce'> = {}): Promise<Seated> =>
  sit((own) => api.join(id, { ...wish, nonce: own }));

export const playAgain = (id: string): Promise<Seated> => sit((own) => api.rematch(id, { nonce: own }));

/** The computer player that one meets without asking for another. */
export const USUAL_PLAYER = 'greedy';

/** Three make a table lively; some games want more, some fewer. */
export const computersFor = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(min, 3), max) - 1;

/** One person, the rest computers: it begins at once. */
export const playNow = (game: {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}): Promise<Seated> =>
  makeTable({
    game: game.id,
    seats: [PERSON, ...Array.from({ length: computersFor(game.seats) }, () => USUAL_PLAYER)],
    listed: false,
  });
