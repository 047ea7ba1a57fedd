/** Checks the shuffle of a finished match at a remote table and says what the check proves. */
import type { TextRow } from '@ludoteca/kit';
import {
  checkFairness,
  completeRecord,
  describeContributions,
  type FairnessRecord,
  type FairnessResult,
  type FairnessTexts,
  fairnessTexts,
} from '@ludoteca/wire';
import { formatPath, messageOf } from '../terminal/sanitize.ts';
import type { RemoteSession } from './remote-session.ts';
import { programName } from '../args/program-name.ts';

/** Every failed check, and how the server broke the protocol, as sentences. */
export const describeFailures = (
  texts: FairnessTexts,
  { findings }: FairnessResult,
  { violation }: FairnessRecord,
): readonly string[] => [
  ...(violation === undefined ? [] : [texts.violations[violation]]),
  ...findings.flatMap(({ proof, holds }) => (holds ? [] : [texts.failures[proof]])),
];

/** Prints the result of the check, or why there is none. Returns whether the shuffle was not shown to be unfair. */
export async function reportFairness(session: RemoteSession): Promise<boolean> {
  const { ui, server } = session;
  try {
    const { rows, isBroken } = await createReport(session);
    ui.print(rows);
    return !isBroken;
  } catch (error) {
    ui.print([[{ text: server.texts.fairness.unchecked(messageOf(error)), role: 'warn' }]]);
    return true;
  }
}

interface FairnessReport {
  readonly rows: readonly TextRow[];
  readonly isBroken: boolean;
}

/** The evidence is stored first, so that it can be checked again without the server. */
async function createReport(session: RemoteSession): Promise<FairnessReport> {
  const { server, entry, chair, fairSeat, fairnessFolder } = session;
  const texts = fairnessTexts[server.language];
  const { id } = session;
  const table = await server.unwrap(server.api.table(id));
  const archive = await server.unwrap(server.api.archive(id));
  const record = completeRecord(await fairSeat.update(id, table), table, chair.watcher, chair.steps);
  const result = record && checkFairness(entry, record, archive);
  if (record === undefined || result === undefined) return { rows: [], isBroken: false };
  await fairnessFolder.save(record);
  const path = await fairnessFolder.saveArchive(id, archive);
  const names = table.seats.map(({ name }) => name);
  const isBroken = result.verdict === 'broken';
  const rows: TextRow[] = [
    [{ text: texts.verdicts[result.verdict], role: isBroken ? 'warn' : 'quiet' }],
    ...[...describeFailures(texts, result, record), ...describeContributions(texts, table, names)].map(
      (text): TextRow => [{ text, role: 'warn' }],
    ),
    ...(path === undefined
      ? []
      : [
          [
            {
              text: server.texts.fairness.stored(`${programName()} verify ${formatPath(path)}`),
              role: 'quiet',
            },
          ] satisfies TextRow,
        ]),
  ];
  return { rows, isBroken };
}
