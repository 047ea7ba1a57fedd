/** `inspect FILE.sav`: prints every field of a save with its offset, and its defects; can write a repaired copy. */
import type { Reason } from '@ludoteca/kernel';
import {
  type CommandContext,
  type InspectionEnvironment,
  EXIT_CODES,
  runCommand,
  type GameCommand,
} from '@ludoteca/kit';
import { DIALECTS, findDialect } from '../files/dialects.ts';
import type { SaveField } from '../files/field-reader.ts';
import { parseSave } from '../files/parse-save.ts';
import { texts as gameTexts } from '../text/index.ts';
import { commandTexts, type StudentsCommandTexts } from './texts/index.ts';
import { encodeSave } from '../files/encode-save.ts';
import { inspectHelp } from './help.ts';

const GRAMMAR = {
  paths: { min: 1, max: 1 },
  flags: ['--json'],
  texts: ['--repair'],
  choices: { '--dialect': DIALECTS, '--as': DIALECTS },
};

export const runInspect = (args: readonly string[], environment: InspectionEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async (context) => {
    const { paths, flags, texts: options } = context.args;
    const [path = ''] = paths;
    const fields: SaveField[] = [];
    const read = parseSave(await environment.read(path), {
      dialect: findDialect(options.get('--dialect')),
      onField: (field) => fields.push(field),
    });
    const problems = read.ok ? read.value.warnings : read.problem;
    const repairPath = read.ok ? options.get('--repair') : undefined;
    if (read.ok && repairPath !== undefined)
      await environment.write(repairPath, encodeSave(read.value.save, findDialect(options.get('--as'))));
    if (flags.has('--json')) environment.print(JSON.stringify({ file: path, ok: read.ok, fields, problems }));
    else {
      printReport(context, fields, problems, read.ok);
      if (repairPath !== undefined) environment.print(context.texts.inspect.repaired(repairPath));
    }
    return read.ok ? EXIT_CODES.done : EXIT_CODES.failed;
  });

/** Columns of an offset in a save of normal size. */
const OFFSET_WIDTH = 6;

function printReport(
  { texts, language, environment }: CommandContext<StudentsCommandTexts, InspectionEnvironment>,
  fields: readonly SaveField[],
  problems: readonly Reason[],
  isReadable: boolean,
): void {
  for (const { offset, field, value } of fields)
    environment.print([
      { text: `${String(offset).padStart(OFFSET_WIDTH)}  `, role: 'quiet' },
      { text: `${field} = ${JSON.stringify(value)}` },
    ]);
  const { refused, fine, odd } = texts.inspect;
  environment.print(isReadable ? (problems.length === 0 ? fine : odd) : refused);
  for (const problem of problems)
    environment.print([{ text: `- ${gameTexts[language].reason(problem, [])}`, role: 'warn' }]);
}

export const inspectCommand: GameCommand = {
  name: 'inspect',
  usage: {
    it: 'FILE.sav [--json] [--repair FILE] [--lang L]: ogni campo di un salvataggio e che cosa non va',
    en: 'FILE.sav [--json] [--repair FILE] [--lang L]: every field of a save, and what is wrong',
    pt: 'ARQUIVO.sav [--json] [--repair ARQUIVO] [--lang L]: cada campo de um arquivo salvo e o que está errado',
  },
  help: inspectHelp,
  run: runInspect,
};
