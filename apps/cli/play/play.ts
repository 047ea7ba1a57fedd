import { LocalTable } from '@ludoteca/kit';
import type { Ui } from '../ui/ui.ts';
import { localDeeds } from './deeds.ts';
import { playAt } from './face.ts';
import { type Ended, type Manner, PERSON, type Sitting } from './sitting.ts';

/** Plays a match at this terminal until it is over or left. Whatever happens, the slot holds it as it last was. */
export async function playSitting(ui: Ui, sitting: Sitting, manner: Manner): Promise<Ended> {
  const { entry, opening, sitters, slot } = sitting;
  let latest = sitting.match;
  const table = new LocalTable(latest, opening, {
    keep: async (match) => {
      await slot.keep(match, sitters);
      latest = match;
    },
  });
  const people = sitters.flatMap(({ kind }, seat) => (kind === PERSON ? [table.chair(seat)] : []));
  const local = localDeeds({ entry, sitters, slot, table, kept: () => latest });
  const names = sitters.map(({ name }) => name);
  return playAt(ui, { entry, names, people, spectator: table.chair('spectator'), local }, manner);
}
