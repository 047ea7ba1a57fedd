import { openSync, readdirSync, readFileSync } from 'node:fs';

const CLOSED_ON_START = 0o2000000;

/** Descriptors that whoever started this left open, and that programs started here would be given too. Of its own this process opens none like that. */
function inherited(): readonly number[] {
  try {
    return readdirSync('/proc/self/fdinfo').map(Number).filter(isHandedOn);
  } catch {
    return [];
  }
}

function isHandedOn(descriptor: number): boolean {
  if (descriptor <= 2) return false;
  try {
    const [, flags = ''] =
      /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
    return (Number.parseInt(flags, 8) & CLOSED_ON_START) === 0;
  } catch {
    // The one through which the folder was read.
    return false;
  }
}

type Streams = readonly ('pipe' | 'ignore' | number)[];

function streams(): Streams {
  const left = inherited();
  if (left.length === 0) return ['pipe', 'pipe', 'pipe'];
  const nothing = openSync('/dev/null', 'r');
  const rest = Array.from({ length: Math.max(...left) - 2 }, (_, i) =>
    left.includes(i + 3) ? nothing : 'ignore',
  );
  return ['pipe', 'pipe', 'pipe', ...rest];
}

/** The streams of a program: its own three, and nothing in the place of each descriptor that is none of its business, such as the lock of a script. */
export const STREAMS: Streams = streams();
