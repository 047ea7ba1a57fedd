import type { Language } from '@ludoteca/kit';
import { useState } from 'react';
import { parseCardFile } from '../../card-files/index.ts';
import { fileCardToScenarioCard } from '../../judge/scenario-cards.ts';
import { formatEvents } from '../../judge/board-text.ts';
import type { ScenarioCard, Scenario } from '../../scenario-runner/format.ts';
import { runScenarioFile } from '../../scenario-runner/index.ts';
import { parseScenarioFile } from '../../scenario-runner/parse-scenarios.ts';
import { formatFault } from '../../scenario-runner/texts.ts';
import { formatEntry } from './format-entry.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { judgePageTexts } from './texts.ts';

/** What was done, what must be true, and the file of it. */
export function ScenarioPanel({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = judging;
  const { id, steps } = table.scenario;
  return (
    <section className="tf-judge-scenario" aria-label={labels.scenario}>
      <h2>{labels.scenario}</h2>
      <label className="tf-judge-field wide">
        <span>{labels.name}</span>
        <input
          key={id}
          className="field"
          defaultValue={id}
          maxLength={80}
          onBlur={({ target }) => {
            if (target.value !== id && target.value.trim() !== '')
              judging.perform((one) => one.rename(target.value.trim()));
          }}
        />
      </label>
      <FilePanel session={judging} language={language} />
      <ExpectationPanel session={judging} language={language} />
      <h3>{labels.entries}</h3>
      {steps.length === 0 && <p className="small">{labels.noEntries}</p>}
      <ol className="tf-judge-entries">
        {steps.map((entry, i) => (
          // Entries have no name but their place.
          <li key={`${i + 1} ${entry.do}`}>
            <button
              type="button"
              aria-label={`${formatEntry(entry, language)}. ${labels.backTo(i + 1)}`}
              title={labels.backTo(i + 1)}
              onClick={() => judging.perform((one) => one.rewind(i + 1))}
            >
              {formatEntry(entry, language)}
            </button>
          </li>
        ))}
      </ol>
      <EventLog session={judging} language={language} />
    </section>
  );
}

/** So much of what happened is told. */
const MAX_LOG_EVENTS = 40;

function EventLog({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const lines = formatEvents(judging.table.match.events.slice(-MAX_LOG_EVENTS), language).toReversed();
  if (lines.length === 0) return null;
  const counted = lines.map((line, i) => ({ line, key: lines.length - i }));
  return (
    <>
      <h3>{labels.story}</h3>
      <ol className="tf-judge-story" aria-label={labels.story}>
        {counted.map(({ line, key }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </>
  );
}

/** Whether what was noted holds when all is played from the start. */
function ExpectationPanel({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = judging;
  const [ran, setRan] = useState<{ readonly of: Scenario; readonly lines: readonly string[] }>();
  const run = (): void => {
    const [result] = runScenarioFile(table.file);
    const faults = result?.faults.map((fault) => formatFault(fault, language)) ?? [];
    setRan({ of: table.scenario, lines: faults.length === 0 ? [labels.holds] : faults });
  };
  return (
    <>
      <div className="deeds">
        <button type="button" className="soft" onClick={() => judging.perform((one) => one.expect())}>
          {labels.note}
        </button>
        <button type="button" className="soft" onClick={run}>
          {labels.run}
        </button>
        <button type="button" className="soft" onClick={() => judging.perform((one) => one.clear())}>
          {labels.clear}
        </button>
      </div>
      <p className="small">{labels.expectations(table.scenario.expect.length)}</p>
      <output className="tf-judge-ran">
        {ran?.of === table.scenario && ran.lines.map((line) => <span key={line}>{line}</span>)}
      </output>
    </>
  );
}

interface LoadedFile {
  readonly cards: readonly ScenarioCard[];
  readonly scenarios: readonly Scenario[];
}

/** A file of scenarios, or of cards. */
function parseLoadedFile(bytes: Uint8Array): LoadedFile | undefined {
  const file = parseScenarioFile(bytes);
  if (file.ok) return file.value;
  const cards = parseCardFile(bytes);
  return cards.ok && cards.value.length > 0
    ? { cards: cards.value.map(fileCardToScenarioCard), scenarios: [] }
    : undefined;
}

function FilePanel({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = judging;
  const [loaded, setLoaded] = useState<LoadedFile | 'none'>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const next = parseLoadedFile(new Uint8Array(await file.arrayBuffer()));
    setLoaded(next ?? 'none');
    if (next !== undefined) judging.perform((one) => one.load(next.cards, next.scenarios[0]));
  };
  return (
    <>
      <div className="deeds">
        <button type="button" className="press" onClick={() => downloadJson(table.scenario.id, table.file)}>
          {labels.save}
        </button>
        <label className="soft tf-judge-open">
          {labels.load}
          <input
            type="file"
            accept=".json,.jsonl,.gz"
            aria-label={labels.load}
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
      </div>
      <p className="small" role="status">
        {loaded === 'none' && labels.noFile}
        {typeof loaded === 'object' && labels.loaded(loaded.cards.length, loaded.scenarios.length)}
      </p>
      {typeof loaded === 'object' && loaded.scenarios.length > 1 && (
        <ScenarioSelect
          language={language}
          loaded={loaded}
          id={table.scenario.id}
          onChoose={(scenario) => judging.perform((one) => one.load(loaded.cards, scenario))}
        />
      )}
    </>
  );
}

function ScenarioSelect(props: {
  readonly language: Language;
  readonly loaded: LoadedFile;
  readonly id: string;
  readonly onChoose: (scenario: Scenario | undefined) => void;
}) {
  const { loaded, id, onChoose } = props;
  return (
    <label className="tf-judge-field wide">
      <span>{judgePageTexts[props.language].which}</span>
      <select
        className="field"
        value={id}
        onChange={({ target }) => onChoose(loaded.scenarios.find((one) => one.id === target.value))}
      >
        {loaded.scenarios.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title === undefined ? one.id : `${one.id}: ${one.title}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Hands a file to whoever sits there. */
function downloadJson(name: string, file: object): void {
  const text = `${JSON.stringify(file, undefined, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\w-]+/g, '-') || 'scenario'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
