/** `inspect FILE.rsk`: every field of a save with where it lies, what is wrong with it, and the save mended where it is wished. */
import type { Json, Reason } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  formatReason,
} from '@ludoteca/kit';
import { isJoker, wholeDeck } from '../cards.ts';
import type { Field } from './layout.ts';
import { type FilePhrases, filePhrases } from './phrases.ts';
import { type Reading, readSave } from './reading.ts';
import type { Save } from './save.ts';
import { fileReasons } from './words.ts';
import { makeSave } from './writing.ts';

const GRAMMAR: CommandSyntax = {
  paths: { min: 1, max: 1 },
  flags: ['--json', '--jokers'],
  texts: ['--repair'],
};

export const inspect = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, filePhrases, hands, async ({ args: order, texts: words, language }) => {
    const [path = ''] = order.paths;
    const bytes = await hands.read(path);
    const reading = readSave(bytes);
    if (order.flags.has('--json')) hands.print(JSON.stringify(sheetOf(reading, bytes.length, language)));
    else print(reading, language, hands);
    const { save } = reading;
    if (save === undefined) return EXIT_CODES.refused;
    const repair = order.texts.get('--repair');
    if (repair === undefined) return EXIT_CODES.done;
    await hands.write(repair, makeSave(order.flags.has('--jokers') ? withJokers(save) : save));
    hands.printError(words.inspect.saved(repair));
    return EXIT_CODES.done;
  });

/** Jokers come to the bottom of a deck that was played without, where somebody wants them. */
const withJokers = (save: Save): Save =>
  save.deck.some(isJoker) || save.players.some(({ cards }) => cards.some(isJoker))
    ? save
    : { ...save, deck: [...save.deck, ...wholeDeck().filter(isJoker)] };

const say = (language: Language, reason: Reason): string =>
  formatReason(language, fileReasons[language], reason);

/** Everything for a program. */
const sheetOf = ({ fields, problems, warnings, save }: Reading, length: number, language: Language): Json => {
  const told = (reason: Reason): Json => ({
    why: reason.why,
    facts: reason.facts ?? {},
    text: say(language, reason),
  });
  return {
    length,
    ok: save !== undefined,
    fields: fields.map(({ path, offset, size, value }) => ({ path, offset, size, value })),
    problems: problems.map(told),
    warnings: warnings.map(told),
    save: save === undefined ? null : (save as unknown as Json),
  };
};

function print(
  { fields, problems, warnings, save }: Reading,
  language: Language,
  hands: CommandEnvironment,
): void {
  const notes = [...problems, ...warnings];
  const { inspect: phrases }: FilePhrases = filePhrases[language];
  hands.print(phrases.head);
  for (const field of fields) {
    hands.print(lineOf(field));
    for (const note of notes.filter((reason) => fieldOf(reason) === field.path))
      hands.print([{ text: `      ! ${say(language, note)}`, role: 'warn' }]);
  }
  const known = new Set<unknown>(fields.map(({ path }) => path));
  for (const note of notes.filter((reason) => !known.has(fieldOf(reason))))
    hands.print([{ text: `! ${say(language, note)}`, role: 'warn' }]);
  if (save === undefined) hands.print(phrases.refused(problems.length));
  else hands.print(warnings.length === 0 ? phrases.fine : phrases.mended(warnings.length));
}

const fieldOf = ({ facts }: Reason): unknown =>
  typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;

const lineOf = ({ path, offset, value }: Field): string =>
  `${String(offset).padStart(4)}  ${path} = ${typeof value === 'string' ? JSON.stringify(value) : value}`;
