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
import { isJoker, createDeck } from '../cards.ts';
import type { SaveField } from '../files/parse-layout.ts';
import { type FileTexts, fileTexts } from '../files/file-texts.ts';
import { type ParsedSave, parseSave } from '../files/parse-save.ts';
import type { Save } from '../files/save.ts';
import { fileReasons } from '../files/reason-texts.ts';
import { encodeSave } from '../files/encode-save.ts';

const SYNTAX: CommandSyntax = {
  paths: { min: 1, max: 1 },
  flags: ['--json', '--jokers'],
  texts: ['--repair'],
};

export const inspect = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, SYNTAX, fileTexts, hands, async ({ args: order, texts: words, language }) => {
    const [path = ''] = order.paths;
    const bytes = await hands.read(path);
    const reading = parseSave(bytes);
    if (order.flags.has('--json')) hands.print(JSON.stringify(toReport(reading, bytes.length, language)));
    else printReport(reading, language, hands);
    const { save } = reading;
    if (save === undefined) return EXIT_CODES.refused;
    const repair = order.texts.get('--repair');
    if (repair === undefined) return EXIT_CODES.done;
    await hands.write(repair, encodeSave(order.flags.has('--jokers') ? addJokers(save) : save));
    hands.printError(words.inspect.saved(repair));
    return EXIT_CODES.done;
  });

/** Jokers come to the bottom of a deck that was played without, where somebody wants them. */
const addJokers = (save: Save): Save =>
  save.deck.some(isJoker) || save.players.some(({ cards }) => cards.some(isJoker))
    ? save
    : { ...save, deck: [...save.deck, ...createDeck().filter(isJoker)] };

const format = (language: Language, reason: Reason): string =>
  formatReason(language, fileReasons[language], reason);

/** Everything for a program. */
const toReport = (
  { fields, problems, warnings, save }: ParsedSave,
  length: number,
  language: Language,
): Json => {
  const told = (reason: Reason): Json => ({
    why: reason.why,
    facts: reason.facts ?? {},
    text: format(language, reason),
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

function printReport(
  { fields, problems, warnings, save }: ParsedSave,
  language: Language,
  hands: CommandEnvironment,
): void {
  const notes = [...problems, ...warnings];
  const { inspect: phrases }: FileTexts = fileTexts[language];
  hands.print(phrases.head);
  for (const field of fields) {
    hands.print(formatField(field));
    for (const note of notes.filter((reason) => fieldPathOf(reason) === field.path))
      hands.print([{ text: `      ! ${format(language, note)}`, role: 'warn' }]);
  }
  const known = new Set<unknown>(fields.map(({ path }) => path));
  for (const note of notes.filter((reason) => !known.has(fieldPathOf(reason))))
    hands.print([{ text: `! ${format(language, note)}`, role: 'warn' }]);
  if (save === undefined) hands.print(phrases.refused(problems.length));
  else hands.print(warnings.length === 0 ? phrases.fine : phrases.mended(warnings.length));
}

const fieldPathOf = ({ facts }: Reason): unknown =>
  typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;

const formatField = ({ path, offset, value }: SaveField): string =>
  `${String(offset).padStart(4)}  ${path} = ${typeof value === 'string' ? JSON.stringify(value) : value}`;
