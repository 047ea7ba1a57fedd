import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { bundleProgram } from '../../testing/child-process.testing.ts';
import { STORAGE_ENGINES } from '../../testing/storage-engines.testing.ts';
import { formatLocation, openStorage } from '../open-storage.ts';
import { FAULT_POINTS } from './fault-injection.testing.ts';
import { findFirstDamaged, TABLES } from './write-load.testing.ts';

const ROUNDS = Math.max(3, scaleVolume(50));

const writer = bundleProgram(new URL('writing-process.testing.ts', import.meta.url), 'storage');

/** The number of acknowledged entries of each table. */
class AcknowledgedEntries {
  readonly tables = new Map<string, number>();
  get total(): number {
    return [...this.tables.values()].reduce((sum, number) => sum + number, 0);
  }
  hear(line: string): void {
    const [table = '', number] = line.split(' ');
    if (number !== undefined) this.tables.set(table, Number(number));
  }
}

/** Compares the storage that a killed process left with what it had acknowledged. Returns the number of entries. */
async function expectComplete(place: string, { tables }: AcknowledgedEntries): Promise<number> {
  const storage = await openStorage(place);
  let total = 0;
  for (const table of TABLES) {
    const entries = await storage.readEntries(table);
    total += entries.length;
    expect(entries.length).toBeGreaterThanOrEqual(tables.get(table) ?? 0);
    expect(findFirstDamaged(entries)).toBeUndefined();
    expect((await storage.findTable(table))?.entries ?? 0).toBe(entries.length);
  }
  await storage.close();
  return total;
}

describe.each(STORAGE_ENGINES)('after kill -9, with $engine,', ({ newPlace }) => {
  test.each(FAULT_POINTS)('%s everything acknowledged is stored, and nothing partially', async (point) => {
    const place = await newPlace();
    const acknowledged = new AcknowledgedEntries();
    const dice = createFastDice(point);
    for (let round = 0; round < ROUNDS; round++) {
      const after = String(8 + dice.int(60));
      const signal = await writer([place, point, after], (line) => acknowledged.hear(line));
      expect(signal).toBe('SIGKILL');
      const untold = (await expectComplete(place, acknowledged)) - acknowledged.total;
      expect(untold > 0).toBe(point !== 'after append');
    }
    expect(acknowledged.tables.size).toBe(TABLES.length);
  });

  test('at any moment under load everything acknowledged is stored, and nothing partially', async () => {
    const place = await newPlace();
    const acknowledged = new AcknowledgedEntries();
    const dice = createFastDice('moments');
    for (let round = 0; round < ROUNDS; round++) {
      let left = 1 + dice.int(400);
      const signal = await writer([place], (line, child) => {
        acknowledged.hear(line);
        if (left-- === 0) child.kill();
      });
      expect(signal).toBe('SIGKILL');
      await expectComplete(place, acknowledged);
    }
    expect(acknowledged.tables.size).toBe(TABLES.length);
  });

  test('the lock is released, and not before', async () => {
    const place = await newPlace();
    let tried: Promise<string> | undefined;
    const signal = await writer([place], (line, child) => {
      if (line === 'opening' || tried !== undefined) return;
      tried = openStorage(place).then(
        () => 'it opened',
        (problem: Error) => problem.message,
      );
      void tried.then(() => child.kill());
    });
    expect(signal).toBe('SIGKILL');
    expect(await tried).toBe(`another server uses ${formatLocation(place)}`);
    await expectComplete(place, new AcknowledgedEntries());
  });

  test('during its creation a storage can be created again', async () => {
    const dice = createFastDice('first moments');
    for (let round = 0; round < ROUNDS; round++) {
      const place = await newPlace();
      const acknowledged = new AcknowledgedEntries();
      const signal = await writer([place], (line, child) => {
        acknowledged.hear(line);
        if (line === 'opening') setTimeout(() => child.kill(), dice.int(25));
      });
      expect(signal).toBe('SIGKILL');
      await expectComplete(place, acknowledged);
    }
  });
});
