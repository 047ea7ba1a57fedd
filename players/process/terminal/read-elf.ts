/** Recognises programs into which no library can be loaded. */
import { readFileSync } from 'node:fs';

/** The type of the segment that names the dynamic loader. */
const INTERPRETER_SEGMENT = 3;

/** Positions in the file header: of the offset of the program headers, of their size and of their number. */
const HEADER_POSITIONS = { 32: [28, 42, 44], 64: [32, 54, 56] } as const;

/** `dynamic` programs load the C library at their start. */
export function classifyBinary(path: string): 'dynamic' | 'static' | 'no binary' {
  const bytes = readFileSync(path);
  if (bytes.length < 64 || bytes.toString('latin1', 0, 4) !== '\u007fELF') return 'no binary';
  const bits = bytes[4] === 2 ? 64 : 32;
  const [offsetPosition, sizePosition, countPosition] = HEADER_POSITIONS[bits];
  const start =
    bits === 64 ? Number(bytes.readBigUInt64LE(offsetPosition)) : bytes.readUInt32LE(offsetPosition);
  const size = bytes.readUInt16LE(sizePosition);
  const count = bytes.readUInt16LE(countPosition);
  for (let i = 0; i < count && start + i * size + 4 <= bytes.length; i++)
    if (bytes.readUInt32LE(start + i * size) === INTERPRETER_SEGMENT) return 'dynamic';
  return 'static';
}
