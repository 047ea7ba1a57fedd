/** Collects the programs of a folder of submissions and reports each as soon as those before it are ready. */
import { join, relative } from 'node:path';
import { at, refuse, type Result } from '@ludoteca/kernel';
import type { ArenaPlayer } from '@ludoteca/players/arena';
import {
  hashFile,
  openSubmissionBuilder,
  type PreparedProgram,
  listSubmissions,
  type SubmissionBuilder,
  type SubmissionProblem,
  type SubmissionSource,
} from '@ludoteca/players/process';
import type { IsolationMode } from '@ludoteca/kit';
import { PROGRAMS_FOLDER, toFileName } from './arena-folder.ts';
import type { Limiter } from './create-limiter.ts';
import { type ProbeOptions, probeProtocol } from './probe-protocol.ts';
import { shortenOutput, type SubmissionReport } from './submission-report.ts';

const MAX_NAME_LENGTH = 40;

export interface SubmissionOptions {
  readonly from: string;
  /** Folders of programs are numbered, because two submissions may have the same name. */
  readonly firstNumber: number;
  /** Names of submissions by the hash of their programs. */
  readonly owners: Map<string, string>;
  /** The folder of the tournament. */
  readonly folder: string;
  readonly isolation: IsolationMode;
  readonly probe: ProbeOptions;
  readonly limit: Limiter;
  readonly onReport: (report: SubmissionReport) => void;
}

/** Prepares all submissions, several at the same time, and reports them in the order of their names. */
export async function collectSubmissions(options: SubmissionOptions): Promise<readonly SubmissionReport[]> {
  const { from, isolation, firstNumber, onReport } = options;
  const sources = listSubmissions(from);
  const builder = await openSubmissionBuilder(isolation);
  try {
    const builds = sources.map((source, i) => build(source, firstNumber + i, builder, options));
    const reports = probeInOrder(
      sources.map(({ name }) => name),
      builds,
      options,
    );
    // A failure of any of them is reported by the first that is awaited below.
    for (const promise of [...builds, ...reports]) promise.catch(() => undefined);
    for (const report of reports) onReport(await report);
    return await Promise.all(reports);
  } finally {
    await builder.close();
  }
}

type BuiltProgram = Result<PreparedProgram, SubmissionProblem>;

function build(
  { name, path }: SubmissionSource,
  number: number,
  builder: SubmissionBuilder,
  { folder, limit }: SubmissionOptions,
): Promise<BuiltProgram> {
  if (name.length > MAX_NAME_LENGTH || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name))
    return Promise.resolve(refuse({ what: 'control characters' }));
  const target = join(folder, PROGRAMS_FOLDER, `${number}-${toFileName(name)}`);
  return limit(() => builder.prepare(path, target, name));
}

/** Finds out what the programs speak. Of identical programs the first in the order of names takes part. */
function probeInOrder(
  names: readonly string[],
  builds: readonly Promise<BuiltProgram>[],
  options: SubmissionOptions,
): readonly Promise<SubmissionReport>[] {
  let previous: Promise<unknown> = Promise.resolve();
  return names.map((name, i) => {
    const registered = previous.then(async () => registerProgram(name, await at(builds, i), options.owners));
    previous = registered;
    return registered.then((program) =>
      program.ok
        ? options.limit(() => probeSubmission(name, program.value, options))
        : { name, reason: shortenOutput(program.problem) },
    );
  });
}

function registerProgram(name: string, program: BuiltProgram, owners: Map<string, string>): BuiltProgram {
  if (!program.ok) return program;
  const { hash } = program.value;
  const owner = owners.get(hash);
  if (owner !== undefined) return refuse({ what: 'copy', of: owner });
  owners.set(hash, name);
  return program;
}

async function probeSubmission(
  name: string,
  { path, hash }: PreparedProgram,
  { folder, probe: options }: SubmissionOptions,
): Promise<SubmissionReport> {
  const probe = await probeProtocol(path, options);
  const { protocol, attempts } = probe;
  if (protocol === undefined) return { name, reason: { what: 'no protocol', attempts } };
  const player: ArenaPlayer = { name, kind: 'program', source: relative(folder, path), protocol, hash };
  return { name, player, probe };
}

/** Whether a program is the one that the tournament began with. */
export function isUnchanged(path: string, hash: string | undefined): boolean {
  try {
    return hash === undefined || hashFile(path) === hash;
  } catch {
    return false;
  }
}
