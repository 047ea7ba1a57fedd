/** `inspect FILE.rsk` prints every field of a save with its offset and problems, and can write a repaired save. */
import type { Json, Reason } from '@ludoteca/kernel';
import {
  runCommand,
  type InspectionEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  formatReason,
  type GameCommand,
} from '@ludoteca/kit';
import { isJoker, createDeck } from '../cards.ts';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import type { SaveField } from '../files/parse-layout.ts';
import { type FileTexts, fileTexts } from '../files/file-texts.ts';
import { type ParsedSave, parseSave } from '../files/parse-save.ts';
import type { Save } from '../files/save.ts';
import { fileReasons } from '../files/reason-texts.ts';
import { encodeSave } from '../files/encode-save.ts';
import { inspectHelp } from './help.ts';

const SYNTAX: CommandSyntax = {
  paths: { min: 1, max: 1 },
  flags: ['--json', '--jokers'],
  texts: ['--repair'],
  choices: { '--dialect': DIALECTS, '--as': DIALECTS },
};

export const runInspect = (words: readonly string[], environment: InspectionEnvironment): Promise<number> =>
  runCommand(words, SYNTAX, fileTexts, environment, async ({ args, texts, language }) => {
    const [path = ''] = args.paths;
    const bytes = await environment.read(path);
    const reading = parseSave(bytes, findDialect(args.texts.get('--dialect')));
    if (args.flags.has('--json'))
      environment.print(JSON.stringify(toReport(reading, bytes.length, language)));
    else printReport(reading, language, environment);
    const { save } = reading;
    if (save === undefined) return EXIT_CODES.failed;
    const repair = args.texts.get('--repair');
    if (repair === undefined) return EXIT_CODES.done;
    const target = findDialect(args.texts.get('--as'));
    await environment.write(repair, encodeSave(args.flags.has('--jokers') ? addJokers(save) : save, target));
    environment.printError(texts.inspect.saved(repair));
    return EXIT_CODES.done;
  });

/** Adds jokers to the bottom of a deck without any. */
const addJokers = (save: Save): Save =>
  save.deck.some(isJoker) || save.players.some(({ cards }) => cards.some(isJoker))
    ? save
    : { ...save, deck: [...save.deck, ...createDeck().filter(isJoker)] };

const format = (language: Language, reason: Reason): string =>
  formatReason(language, fileReasons[language], reason);

/** The report as JSON. */
const toReport = (
  { fields, problems, warnings, save }: ParsedSave,
  length: number,
  language: Language,
): Json => {
  const toJson = (reason: Reason): Json => ({
    why: reason.why,
    facts: reason.facts ?? {},
    text: format(language, reason),
  });
  return {
    length,
    ok: save !== undefined,
    fields: fields.map(({ path, offset, size, value }) => ({ path, offset, size, value })),
    problems: problems.map(toJson),
    warnings: warnings.map(toJson),
    save: save === undefined ? null : (save as unknown as Json),
  };
};

function printReport(
  { fields, problems, warnings, save }: ParsedSave,
  language: Language,
  environment: InspectionEnvironment,
): void {
  const reasons = [...problems, ...warnings];
  const { inspect: texts }: FileTexts = fileTexts[language];
  environment.print(texts.head);
  for (const field of fields) {
    environment.print(formatField(field));
    for (const note of reasons.filter((reason) => fieldPathOf(reason) === field.path))
      environment.print([{ text: `      ! ${format(language, note)}`, role: 'warn' }]);
  }
  const known = new Set<unknown>(fields.map(({ path }) => path));
  for (const note of reasons.filter((reason) => !known.has(fieldPathOf(reason))))
    environment.print([{ text: `! ${format(language, note)}`, role: 'warn' }]);
  if (save === undefined) environment.print(texts.refused(problems.length));
  else environment.print(warnings.length === 0 ? texts.fine : texts.mended(warnings.length));
}

const fieldPathOf = ({ facts }: Reason): unknown =>
  typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;

const formatField = ({ path, offset, value }: SaveField): string =>
  `${String(offset).padStart(4)}  ${path} = ${typeof value === 'string' ? JSON.stringify(value) : value}`;

export const inspectCommand: GameCommand = {
  name: 'inspect',
  usage: {
    it: 'FILE.rsk [--json] [--repair NUOVO.rsk [--jokers]]: ogni campo di un salvataggio, e che cosa non va',
    en: 'FILE.rsk [--json] [--repair NEW.rsk [--jokers]]: every field of a save, and what is wrong with it',
    pt: 'ARQUIVO.rsk [--json] [--repair NOVO.rsk [--jokers]]: cada campo de um arquivo, e o que há de errado',
  },
  help: inspectHelp,
  run: runInspect,
};
