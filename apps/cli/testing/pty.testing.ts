/** Starts a program in a pseudo-terminal that closes when the test ends. */
import { onTestFinished } from 'vitest';
import { type Pty, type PtyOptions, startPty } from './pty-driver.testing.ts';

export type { Pty, PtyOptions };

export function openPty(args: readonly string[], setting: PtyOptions = {}): Pty {
  const pty = startPty(args, setting);
  onTestFinished(() => pty.close());
  return pty;
}
