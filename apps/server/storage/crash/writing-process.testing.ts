/** A process that appends to several tables until it is killed. It prints TABLE NUMBER-OF-ENTRIES for each acknowledged append. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openStorage } from '../open-storage.ts';
import { sampleTable } from '../sample-rows.testing.ts';
import { injectDialectFault, injectStorageFault, type FaultPoint } from './fault-injection.testing.ts';
import { batchAt, TABLES } from './write-load.testing.ts';

const [place = '', point = 'never', after = '0'] = process.argv.slice(2);
const fault = point === 'never' ? undefined : (point as FaultPoint);

writeSync(1, 'opening\n');
const opened = await openStorage(place, (dialect) =>
  fault === undefined ? dialect : injectDialectFault(dialect, fault, Number(after)),
);
const storage = fault === undefined ? opened : injectStorageFault(opened, fault, Number(after));
await Promise.all(TABLES.map(write));

async function write(table: string): Promise<void> {
  const found = await storage.findTable(table);
  if (found === undefined) await storage.addTable(sampleTable(table));
  for (let number = found?.entries ?? 0; ;) {
    const batch = batchAt(number);
    await storage.appendEntries(table, number, batch);
    number += batch.length;
    writeSync(1, `${table} ${number}\n`);
  }
}
