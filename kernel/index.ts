/** The public interface of the kernel. */
export * from './contract.ts';
export { at, canonicalJson, deepCopy, isPlainJson, ok, refuse, deepEqual } from './data.ts';
export { ChaChaDice, FastDice, createFastDice, keyFromSeed, StreamDice } from './dice.ts';
export { computeCommitment, deriveFairSeed } from './fair-seed.ts';
export { RulebookError } from './rulebook-error.ts';
export { KERNEL_REASONS, type KernelReason } from './match.ts';
export {
  type Divergence,
  applyEntry,
  type StartOptions,
  replay,
  resumeMatch,
  startMatch,
} from './start-match.ts';
export {
  sha256Hex,
  makeArchive,
  hashPosition,
  recordMatch,
  type RecordedPlayer,
  type Recording,
  type ArchiveMetadata,
} from './archive.ts';
export {
  collectIssues,
  type Fields,
  findInvalidFields,
  type Infer,
  isRecord,
  listIssues,
  type ObjectOf,
  type OptionalField,
  parseJson,
  pathTo,
  type Schema,
  type SchemaContext,
  type SchemaIssue,
  type TaggedOf,
  validate,
} from './schema.ts';
export * as schema from './schema-builders.ts';
export type { ArchiveDamage } from './archive-line.ts';
export {
  type ArchiveSummary,
  parseArchive,
  parseArchiveSummary,
  recoverArchive,
  type RecoveredRecording,
} from './parse-archive.ts';
export { MatchRecorder } from './match-recorder.ts';
export { type VerificationFailure, verify } from './verify-archive.ts';
export { decodeUtf8, encodeJson, encodeUtf8 } from './utf8.ts';
export { isIrreversible, findUndoPoint } from './undo.ts';
