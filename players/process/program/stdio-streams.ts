/** The stdio configuration of programs, which hides inherited file descriptors. */
import { openSync, readdirSync, readFileSync } from 'node:fs';

const O_CLOEXEC = 0o2000000;

/** Lists descriptors that this process inherited and that its children would inherit too. */
function listInheritedDescriptors(): readonly number[] {
  try {
    return readdirSync('/proc/self/fdinfo').map(Number).filter(isInheritable);
  } catch {
    return [];
  }
}

function isInheritable(descriptor: number): boolean {
  if (descriptor <= 2) return false;
  try {
    const [, flags = ''] =
      /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
    return (Number.parseInt(flags, 8) & O_CLOEXEC) === 0;
  } catch {
    // The descriptor through which the folder was read is already closed.
    return false;
  }
}

type StdioStreams = readonly ('pipe' | 'ignore' | number)[];

function createStreams(): StdioStreams {
  const left = listInheritedDescriptors();
  if (left.length === 0) return ['pipe', 'pipe', 'pipe'];
  const nothing = openSync('/dev/null', 'r');
  const rest = Array.from({ length: Math.max(...left) - 2 }, (_, i) =>
    left.includes(i + 3) ? nothing : 'ignore',
  );
  return ['pipe', 'pipe', 'pipe', ...rest];
}

/** Three pipes, and /dev/null in place of every inherited descriptor, such as the lock file of a script. */
export const STDIO_STREAMS: StdioStreams = createStreams();
