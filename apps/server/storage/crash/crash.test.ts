import { createFastDice } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { childProgram } from '../../child.testing.ts';
import { emptyFolder } from '../folder.testing.ts';
import { openLibsql } from '../libsql.ts';
import { FAULT_POINTS } from './faults.testing.ts';
import { firstAmiss, TABLES } from './load.testing.ts';

const ROUNDS = Math.max(3, scaled(50));

const writer = childProgram(new URL('child.testing.ts', import.meta.url), 'storage');

/** How many entries of each table were acknowledged. */
class Acknowledged {
  readonly tables = new Map<string, number>();
  get total(): number {
    return [...this.tables.values()].reduce((sum, number) => sum + number, 0);
  }
  hear(line: string): void {
    const [table = '', number] = line.split(' ');
    if (number !== undefined) this.tables.set(table, Number(number));
  }
}

/** Opens what a killed process left, and holds it against what it had acknowledged. Resolves to how many entries there are. */
async function expectWhole(folder: string, { tables }: Acknowledged): Promise<number> {
  const storage = await openLibsql(folder);
  let total = 0;
  for (const table of TABLES) {
    const entries = await storage.entries(table);
    total += entries.length;
    expect(entries.length).toBeGreaterThanOrEqual(tables.get(table) ?? 0);
    expect(firstAmiss(entries)).toBeUndefined();
    expect((await storage.table(table))?.entries ?? 0).toBe(entries.length);
  }
  await storage.close();
  return total;
}

describe('after kill -9', () => {
  test.each(FAULT_POINTS)('%s everything acknowledged is there, and nothing by halves', async (point) => {
    const folder = await emptyFolder();
    const acknowledged = new Acknowledged();
    const dice = createFastDice(point);
    for (let round = 0; round < ROUNDS; round++) {
      const after = String(8 + dice.int(60));
      const signal = await writer([folder, point, after], (line) => acknowledged.hear(line));
      expect(signal).toBe('SIGKILL');
      const untold = (await expectWhole(folder, acknowledged)) - acknowledged.total;
      expect(untold > 0).toBe(point !== 'after append');
    }
    expect(acknowledged.tables.size).toBe(TABLES.length);
  });

  test('at any moment under load everything acknowledged is there, and nothing by halves', async () => {
    const folder = await emptyFolder();
    const acknowledged = new Acknowledged();
    const dice = createFastDice('moments');
    for (let round = 0; round < ROUNDS; round++) {
      let left = 1 + dice.int(400);
      const signal = await writer([folder], (line, child) => {
        acknowledged.hear(line);
        if (left-- === 0) child.kill();
      });
      expect(signal).toBe('SIGKILL');
      await expectWhole(folder, acknowledged);
    }
    expect(acknowledged.tables.size).toBe(TABLES.length);
  });

  test('a folder is free again, and not before', async () => {
    const folder = await emptyFolder();
    let tried: Promise<string> | undefined;
    const signal = await writer([folder], (line, child) => {
      if (line === 'opening' || tried !== undefined) return;
      tried = openLibsql(folder).then(
        () => 'it opened',
        (problem: Error) => problem.message,
      );
      void tried.then(() => child.kill());
    });
    expect(signal).toBe('SIGKILL');
    expect(await tried).toBe(`another server uses ${folder}`);
    await expectWhole(folder, new Acknowledged());
  });

  test('while a storage is made it can be made again', async () => {
    const dice = createFastDice('first moments');
    for (let round = 0; round < ROUNDS; round++) {
      const folder = await emptyFolder();
      const acknowledged = new Acknowledged();
      const signal = await writer([folder], (line, child) => {
        acknowledged.hear(line);
        if (line === 'opening') setTimeout(() => child.kill(), dice.int(25));
      });
      expect(signal).toBe('SIGKILL');
      await expectWhole(folder, acknowledged);
    }
  });
});
