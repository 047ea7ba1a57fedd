/** `inspect FILE.sav`: every field of a save with where it stands, what is wrong with it, and how it looks in order. */
import type { Reason } from '@ludoteca/kernel';
import type { CommandHands } from '@ludoteca/kit';
import type { SaveField } from '../files/reader.ts';
import { makeSave } from '../files/save.ts';
import { readSave } from '../files/table.ts';
import { texts } from '../text/index.ts';
import { atDesk, type Desk, EXIT } from './order.ts';

const GRAMMAR = { paths: { min: 1, max: 1 }, flags: ['--json'], texts: ['--repair'] };

export const inspect = (given: readonly string[], hands: CommandHands): Promise<number> =>
  atDesk(given, GRAMMAR, hands, async (desk) => {
    const [path = ''] = desk.order.paths;
    const fields: SaveField[] = [];
    const read = readSave(await hands.read(path), (field) => fields.push(field));
    const repair = desk.order.texts.get('--repair');
    if (read.ok && repair !== undefined) await hands.write(repair, makeSave(read.value.save));
    const problems = read.ok ? read.value.warnings : read.problem;
    if (desk.order.flags.has('--json'))
      hands.print(JSON.stringify({ file: path, ok: read.ok, fields, problems }));
    else tell(desk, fields, problems, read.ok);
    if (read.ok && repair !== undefined && !desk.order.flags.has('--json'))
      hands.print(desk.words.inspect.repaired(repair));
    return read.ok ? EXIT.done : EXIT.refused;
  });

/** Offsets as wide as the widest that a save of usual size has. */
const WIDTH = 6;

function tell(
  { words, language, hands }: Desk,
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
