/** The public interface of the kernel. */
export * from './contract.ts';
export * from './data.ts';
export { ChaChaDice, FastDice, createFastDice, keyFromSeed, StreamDice } from './dice.ts';
export * from './fair-seed.ts';
export { limitReasons } from './limit-reasons.ts';
export { RulebookError } from './rulebook-error.ts';
export { KERNEL_REASONS, type KernelReason } from './match.ts';
export * from './start-match.ts';
export {
  sha256Hex,
  makeArchive,
  makeMatchArchive,
  makeUnfinishedArchive,
  hashPosition,
  recordMatch,
  type RecordedPlayer,
  type Recording,
  type ArchiveMetadata,
  type TextHash,
} from './archive.ts';
export * from './schema.ts';
export * as schema from './schema-builders.ts';
export type { ArchiveDamage } from './archive-line.ts';
export {
  type ArchiveSummary,
  parseArchive,
  parseArchiveSummary,
  recoverArchive,
  type RecoveredRecording,
} from './parse-archive.ts';
export * from './match-recorder.ts';
export * from './verify-archive.ts';
export * from './utf8.ts';
export * from './undo.ts';
