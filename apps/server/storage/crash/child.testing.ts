/** A process that writes to several tables until it dies, and prints each append when it is acknowledged: TABLE NUMBER-OF-ENTRIES. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { openLibsql } from '../libsql.ts';
import { tableRow } from '../rows.testing.ts';
import { dyingDialect, dyingStorage, type FaultPoint } from './faults.testing.ts';
import { batchAt, TABLES } from './load.testing.ts';

const [folder = '', point = 'never', after = '0'] = process.argv.slice(2);
const fault = point === 'never' ? undefined : (point as FaultPoint);

writeSync(1, 'opening\n');
const opened = await openLibsql(folder, (dialect) =>
  fault === undefined ? dialect : dyingDialect(dialect, fault, Number(after)),
);
const storage = fault === undefined ? opened : dyingStorage(opened, fault, Number(after));
await Promise.all(TABLES.map(write));

async function write(table: string): Promise<void> {
  const found = await storage.table(table);
  if (found === undefined) await storage.addTable(tableRow(table));
  for (let number = found?.entries ?? 0; ;) {
    const batch = batchAt(number);
    await storage.append(table, number, batch);
    number += batch.length;
    writeSync(1, `${table} ${number}\n`);
  }
}
