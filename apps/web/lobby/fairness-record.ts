/** The fairness records of this browser: what it saw of tables before their seeds were fixed. */
import { validate } from '@ludoteca/kernel';
import {
  type FairnessRecord,
  fairnessRecord,
  type FairnessStore,
  startRecord,
  type TableInfo,
} from '@ludoteca/wire';
import { loadValue, saveValue } from '../state/local-storage.ts';

/** Number of tables that are remembered. */
const MAX_RECORDS = 50;

/** Newest first. Version 0.1 stored records without the id of their table. */
function loadRecords(): readonly FairnessRecord[] {
  const stubs = loadValue('stubs');
  if (!Array.isArray(stubs)) return [];
  return stubs.flatMap((entry: { readonly id?: unknown; readonly stub?: object } | null) => {
    const parsed = validate(fairnessRecord, { table: entry?.id, ...entry?.stub });
    return parsed.ok ? [parsed.value] : [];
  });
}

const findRecord = (id: string): FairnessRecord | undefined =>
  loadRecords().find(({ table }) => table === id);

/** Returns the stored record, or a new one from the table as it is now. */
export const fairnessRecordFor = (table: TableInfo): FairnessRecord =>
  findRecord(table.id) ?? startRecord(table);

export const fairnessStore: FairnessStore = {
  load: async (id) => findRecord(id),
  save: async (record) => {
    const others = loadRecords().filter(({ table }) => table !== record.table);
    const records = [record, ...others].slice(0, MAX_RECORDS);
    saveValue(
      'stubs',
      records.map((stub) => ({ id: stub.table, stub })),
    );
  },
};
