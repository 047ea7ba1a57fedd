import { onTestFinished } from 'vitest';
import { type Pty, type PtyOptions, startPty } from './pty-driver.testing.ts';

export type { Pty, PtyOptions };

/** Starts the command line in a terminal that goes when the test ends. */
export function openPty(args: readonly string[], setting: PtyOptions = {}): Pty {
  const pty = startPty(args, setting);
  onTestFinished(() => pty.close());
  return pty;
}
