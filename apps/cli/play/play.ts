import { LocalTable, wrapRow } from '@ludoteca/kit';
import { oneLine } from '../foreign.ts';
import type { Manner } from '../manner.ts';
import { PERSON } from '../sitter.ts';
import { endedBy } from '../ui/ended.ts';
import type { Ui } from '../ui/ui.ts';
import { localDeeds } from './deeds.ts';
import { playAt } from './face.ts';
import { OwnFiles } from './own-files.ts';
import type { Ended, Sitting } from './sitting.ts';
import { words } from './words/index.ts';

/** Plays a match at this terminal until it is over or left. Whatever happens, the slot holds it as it last was. */
export async function playSitting(ui: Ui, sitting: Sitting, manner: Manner): Promise<Ended> {
  const { entry, opening, sitters, slot } = sitting;
  const ended = await tellWarnings(ui, sitting, manner);
  if (ended !== undefined) return ended;
  let latest = sitting.match;
  const files = ownFilesOf(sitting, manner);
  await files?.follow(latest, opening);
  const table = new LocalTable(latest, opening, {
    keep: async (match, events) => {
      await slot.keep(match, sitters);
      const back = match.number < latest.number;
      latest = match;
      await (back ? files?.wentBack(match) : files?.follow(match, events));
    },
  });
  const people = sitters.flatMap(({ kind }, seat) =>
    kind === PERSON ? [{ seat, chair: table.chair(seat) }] : [],
  );
  const local = localDeeds({ entry, sitters, slot, table, files, kept: () => latest });
  const names = sitters.map(({ name }) => name);
  return playAt(ui, { entry, names, people, spectator: table.chair('spectator'), local }, manner);
}

/** Whoever goes on with a save must know how it was mended. */
async function tellWarnings(
  ui: Ui,
  { entry, sitters, warnings = [] }: Sitting,
  { language }: Manner,
): Promise<Ended | undefined> {
  if (warnings.length === 0) return undefined;
  const names = sitters.map(({ name }) => name);
  const sentences = warnings.map((reason) => oneLine(entry.texts[language].reason(reason, names)));
  const title = words[language].rounds.mended;
  return endedBy(
    await ui.read([{ text: title }], (width) => sentences.flatMap((text) => wrapRow([{ text }], width))),
  );
}

const ownFilesOf = (sitting: Sitting, { language }: Manner): OwnFiles | undefined => {
  const { entry, folder } = sitting;
  return entry.files && folder && new OwnFiles(entry.files, folder, sitting, language);
};
