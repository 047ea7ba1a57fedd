import { onTestFinished } from 'vitest';
import { type Pty, type Setting, startPty } from './pty-driver.testing.ts';

export type { Pty, Setting };

/** Starts the command line in a terminal that goes when the test ends. */
export function openPty(args: readonly string[], setting: Setting = {}): Pty {
  const pty = startPty(args, setting);
  onTestFinished(() => pty.close());
  return pty;
}
