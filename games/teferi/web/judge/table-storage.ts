/** Stores the judge's table in the browser, in the format of a scenario file. */
import type { Json } from '@ludoteca/kernel';
import type { WebPageProps } from '@ludoteca/kit';
import { JudgeTable } from '../../judge/judge-table.ts';
import { ScenarioError } from '../../scenario-runner/faults.ts';
import { parseScenarioFile } from '../../scenario-runner/parse-scenarios.ts';

export const tableToJson = (table: JudgeTable): Json => table.file as unknown as Json;

/** An empty table if nothing valid is stored. */
export function restoreTable(recall: WebPageProps['recall']): JudgeTable {
  const file = parseScenarioFile(new TextEncoder().encode(JSON.stringify(recall('judge'))));
  const table = new JudgeTable();
  if (!file.ok) return table;
  try {
    table.load(file.value.cards, file.value.scenarios[0]);
    return table;
  } catch (error) {
    if (error instanceof ScenarioError) return new JudgeTable();
    throw error;
  }
}
