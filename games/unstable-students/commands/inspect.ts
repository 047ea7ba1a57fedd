/** `inspect FILE.sav`: every field of a save with where it stands, what is wrong with it, and how it looks in order. */
import type { Reason } from '@ludoteca/kernel';
import { runCommand, type CommandEnvironment, type CommandContext, EXIT_CODES } from '@ludoteca/kit';
import type { SaveField } from '../files/field-reader.ts';
import { encodeSave } from '../files/codec.ts';
import { readSave } from '../files/reader.ts';
import { texts } from '../text/index.ts';
import { type StudentsCommandTexts, commandTexts } from './texts/index.ts';

const GRAMMAR = { paths: { min: 1, max: 1 }, flags: ['--json'], texts: ['--repair'] };

export const runInspect = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, commandTexts, hands, async (desk) => {
    const [path = ''] = desk.args.paths;
    const fields: SaveField[] = [];
    const read = readSave(await hands.read(path), (field) => fields.push(field));
    const repair = desk.args.texts.get('--repair');
    if (read.ok && repair !== undefined) await hands.write(repair, encodeSave(read.value.save));
    const problems = read.ok ? read.value.warnings : read.problem;
    if (desk.args.flags.has('--json'))
      hands.print(JSON.stringify({ file: path, ok: read.ok, fields, problems }));
    else printReport(desk, fields, problems, read.ok);
    if (read.ok && repair !== undefined && !desk.args.flags.has('--json'))
      hands.print(desk.texts.inspect.repaired(repair));
    return read.ok ? EXIT_CODES.done : EXIT_CODES.refused;
  });

/** Offsets as wide as the widest that a save of usual size has. */
const WIDTH = 6;

function printReport(
  { texts: words, language, environment: hands }: CommandContext<StudentsCommandTexts>,
  fields: readonly SaveField[],
  problems: readonly Reason[],
  ok: boolean,
): void {
  for (const { offset, field, value } of fields)
    hands.print([
      { text: `${String(offset).padStart(WIDTH)}  `, role: 'quiet' },
      { text: `${field} = ${JSON.stringify(value)}` },
    ]);
  const { refused, fine, odd } = words.inspect;
  hands.print(ok ? (problems.length === 0 ? fine : odd) : refused);
  for (const problem of problems)
    hands.print([{ text: `- ${texts[language].reason(problem, [])}`, role: 'warn' }]);
}
