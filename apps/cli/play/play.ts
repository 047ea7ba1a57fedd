import { at, type Match, type AnyParts } from '@ludoteca/kernel';
import { MatchHost, wrapRow } from '@ludoteca/kit';
import { oneLine } from '../foreign.ts';
import type { Manner } from '../manner.ts';
import { PERSON, type Sitter } from '../sitter.ts';
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
  let kept = latest.number;
  const files = ownFilesOf(sitting, manner);
  await files?.follow(latest, opening);
  const table = new MatchHost(latest, opening, {
    persist: async (match, events) => {
      const back = match.number < latest.number;
      const waits = isDecidedAgain(latest, match, sitters) && match.number - kept < TOGETHER;
      if (back || !waits) {
        await slot.keep(match, sitters);
        kept = match.number;
      }
      latest = match;
      await (back ? files?.wentBack(match) : files?.follow(match, events));
    },
  });
  const people = sitters.flatMap(({ kind }, seat) =>
    kind === PERSON ? [{ seat, chair: table.chair(seat) }] : [],
  );
  const local = localDeeds({ entry, sitters, slot, table, files, kept: () => latest });
  const names = sitters.map(({ name }) => name);
  try {
    return await playAt(ui, { entry, names, people, spectator: table.chair('spectator'), local }, manner);
  } finally {
    if (latest.number !== kept) await slot.keep(latest, sitters);
  }
}

/** So many answers of computers are kept at once. */
const TOGETHER = 20;

/**
 * Whether the match need not be kept yet. Computers draw from dice of the match's seed and the question's number: what they have decided
 * since it was last kept they would decide again. What a person has answered, or is asked, is kept at once; so is their leaving.
 */
function isDecidedAgain(
  before: Match<AnyParts>,
  match: Match<AnyParts>,
  sitters: readonly Sitter[],
): boolean {
  const isComputers = ({ question }: Match<AnyParts>): boolean =>
    question !== undefined && at(sitters, question.seat).kind !== PERSON;
  const stays = sitters.every(
    ({ kind }, seat) => kind !== PERSON || before.present(seat) === match.present(seat),
  );
  return isComputers(before) && isComputers(match) && stays;
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
