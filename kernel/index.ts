export * from './contract.ts';
export { at, canonical, copyOf, isPlain, ok, refuse, same } from './data.ts';
export { ChaChaDice, FastDice, fastDice, keyOf, StreamDice } from './dice.ts';
export { Fault } from './fault.ts';
export { KERNEL_REASONS, type KernelReason } from './match.ts';
export { type Divergence, type Given, replay, resume, start } from './start.ts';
export { makeArchive, positionHash, record, type Recording } from './archive.ts';
export { type Damage, parseArchive } from './parse.ts';
export { type Disagreement, positionsOf, verify } from './verify.ts';
