export * from './contract.ts';
export { at, canonical, copyOf, isPlain, ok, refuse, same } from './data.ts';
export { ChaChaDice, FastDice, fastDice, keyOf, StreamDice } from './dice.ts';
export { commitmentOf, fairSeed } from './fair.ts';
export { Fault } from './fault.ts';
export { KERNEL_REASONS, type KernelReason } from './match.ts';
export { type Divergence, enter, type Given, replay, resume, start } from './start.ts';
export {
  hashOf,
  makeArchive,
  positionHash,
  record,
  type RecordedPlayer,
  type Recording,
  type Remarks,
} from './archive.ts';
export type { Damage } from './fields.ts';
export { type Ends, parseArchive, parseEnds } from './parse.ts';
export { type Disagreement, positionsOf, verify } from './verify.ts';
export { makeText, parseText } from './text.ts';
export { binds, undoPoint } from './undo.ts';
