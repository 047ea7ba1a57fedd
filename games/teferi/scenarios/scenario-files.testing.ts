/** Loads the scenario files of this folder for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseScenarioFile } from '../scenario-runner/parse-scenarios.ts';
import type { Scenario, ScenarioFile } from '../scenario-runner/format.ts';

const FOLDER = import.meta.dirname;

export interface NamedScenarioFile {
  readonly name: string;
  readonly file: ScenarioFile;
}

export const scenarioFiles: readonly NamedScenarioFile[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => {
    const file = parseScenarioFile(readFileSync(join(FOLDER, name)));
    if (!file.ok) throw new Error(`${name}: ${JSON.stringify(file.problem)}`);
    return { name, file: file.value };
  });

export const scenarios: readonly { readonly file: string; readonly scenario: Scenario }[] =
  scenarioFiles.flatMap(({ name, file }) => file.scenarios.map((scenario) => ({ file: name, scenario })));
