import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { SaveStore } from './save-store.ts';
import { ann, robot, unoMatch } from './saves.testing.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const over = unoMatch(FOREVER);

/** A program that saves a match after every answer, prints the number and starts again at the end. */
const script = `
  import { SaveStore } from ${JSON.stringify(new URL('./save-store.ts', import.meta.url).href)};
  import { ann, robot, unoMatch } from ${JSON.stringify(new URL('./saves.testing.ts', import.meta.url).href)};
  const slot = new SaveStore('data').slot('uno', 'one');
  for (let answers = 0; ; answers = (answers + 1) % ${over.number + 1}) {
    await slot.save(unoMatch(answers), [ann, robot]);
    console.log(answers);
  }`;

describe('a match that is saved while the program is killed', () => {
  it('resumes at the last acknowledged answer or one later, and is counted once', async () => {
    const dice = createFastDice('kill');
    for (let trial = 0; trial < scaleVolume(100); trial++) {
      const folder = await makeTempFolder();
      const child = spawn(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
        { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      // Half of the kills come near the end, where two files are written.
      const until = dice.die(2) === 1 ? over.number - 1 + dice.int(2) : dice.int(over.number);
      let acknowledged = -1;
      for await (const line of createInterface({ input: child.stdout })) {
        acknowledged = Number(line);
        if (acknowledged === until) child.kill('SIGKILL');
      }
      if (child.signalCode === null) await once(child, 'exit');

      const saves = new SaveStore(join(folder, 'data'));
      const { matches, damaged } = await saves.list();
      expect(damaged).toEqual([]);
      const loaded = await saves.load(matches[0]!.slot.path);
      const number = loaded.ok ? loaded.value.match.number : -1;
      expect([acknowledged, (acknowledged + 1) % (over.number + 1)]).toContain(number);
      const { finished, damaged: lines } = await saves.finished('uno');
      expect(lines).toEqual([]);
      const ended = acknowledged === over.number || number === over.number;
      expect(finished).toHaveLength(ended ? 1 : 0);
    }
  });

  it('is still there if the latest file is incomplete', async () => {
    const saves = new SaveStore(await makeTempFolder());
    const slot = saves.slot('uno', 'one');
    for (const answers of [5, 6]) await slot.save(unoMatch(answers), [ann, robot]);
    await truncate(slot.path, 200);
    const { older } = (await saves.list()).damaged[0]!;
    const loaded = await saves.load(older!);
    expect(loaded.ok && loaded.value.match.number).toBe(5);
    await slot.save(unoMatch(7), [ann, robot]);
    expect(await saves.load(slot.path)).toMatchObject({ ok: true, value: { match: { number: 7 } } });
  });
});
