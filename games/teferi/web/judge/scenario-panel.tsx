/** The scenario file of the position: its entries, expectations and log, and saving and loading. */
import type { Language } from '@ludoteca/kit';
import { SelectField } from '@ludoteca/kit/web';
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

export function ScenarioPanel({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = session;
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
              session.perform((one) => one.rename(target.value.trim()));
          }}
        />
      </label>
      <FilePanel session={session} language={language} />
      <ExpectationPanel session={session} language={language} />
      <h3>{labels.entries}</h3>
      {steps.length === 0 && <p className="small">{labels.noEntries}</p>}
      <ol className="tf-judge-entries">
        {steps.map((entry, i) => (
          // Entries are identified by their index only.
          <li key={`${i + 1} ${entry.do}`}>
            <button
              type="button"
              aria-label={`${formatEntry(entry, language)}. ${labels.backTo(i + 1)}`}
              title={labels.backTo(i + 1)}
              onClick={() => session.perform((one) => one.rewind(i + 1))}
            >
              {formatEntry(entry, language)}
            </button>
          </li>
        ))}
      </ol>
      <EventLog session={session} language={language} />
    </section>
  );
}

const MAX_LOG_EVENTS = 40;

function EventLog({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const lines = formatEvents(session.table.match.events.slice(-MAX_LOG_EVENTS), language).toReversed();
  if (lines.length === 0) return null;
  const counted = lines.map((line, i) => ({ line, key: lines.length - i }));
  return (
    <>
      <h3>{labels.eventLog}</h3>
      <ol className="tf-judge-story" aria-label={labels.eventLog}>
        {counted.map(({ line, key }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </>
  );
}

/** Notes the current position as an expectation, and checks all expectations by replaying the scenario. */
function ExpectationPanel({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = session;
  const [result, setResult] = useState<{ readonly of: Scenario; readonly lines: readonly string[] }>();
  const run = (): void => {
    const [first] = runScenarioFile(table.file);
    const faults = first?.faults.map((fault) => formatFault(fault, language)) ?? [];
    setResult({ of: table.scenario, lines: faults.length === 0 ? [labels.passed] : faults });
  };
  return (
    <>
      <div className="deeds">
        <button type="button" className="soft" onClick={() => session.perform((one) => one.expect())}>
          {labels.note}
        </button>
        <button type="button" className="soft" onClick={run}>
          {labels.run}
        </button>
        <button type="button" className="soft" onClick={() => session.perform((one) => one.clear())}>
          {labels.clear}
        </button>
      </div>
      <p className="small">{labels.expectations(table.scenario.expect.length)}</p>
      <output className="tf-judge-ran">
        {result?.of === table.scenario && result.lines.map((line) => <span key={line}>{line}</span>)}
      </output>
    </>
  );
}

interface LoadedFile {
  readonly cards: readonly ScenarioCard[];
  readonly scenarios: readonly Scenario[];
}

/** Parses a scenario file or a card file. */
function parseLoadedFile(bytes: Uint8Array): LoadedFile | undefined {
  const file = parseScenarioFile(bytes);
  if (file.ok) return file.value;
  const cards = parseCardFile(bytes);
  return cards.ok && cards.value.length > 0
    ? { cards: cards.value.map(fileCardToScenarioCard), scenarios: [] }
    : undefined;
}

function FilePanel({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const { table } = session;
  const [loaded, setLoaded] = useState<LoadedFile | 'none'>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const next = parseLoadedFile(new Uint8Array(await file.arrayBuffer()));
    setLoaded(next ?? 'none');
    if (next !== undefined) session.perform((one) => one.load(next.cards, next.scenarios[0]));
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
          onChoose={(scenario) => session.perform((one) => one.load(loaded.cards, scenario))}
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
    <SelectField
      className="tf-judge-field wide"
      label={judgePageTexts[props.language].which}
      value={id}
      options={loaded.scenarios.map((one) => ({
        value: one.id,
        name: one.title === undefined ? one.id : `${one.id}: ${one.title}`,
      }))}
      onChange={(next) => onChoose(loaded.scenarios.find((one) => one.id === next))}
    />
  );
}

function downloadJson(name: string, file: object): void {
  const text = `${JSON.stringify(file, undefined, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\w-]+/g, '-') || 'scenario'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
