import type { Isolation } from '@ludoteca/kit';
import type { Cell } from './cell.ts';
import { plainCell } from './plain.ts';

/** Programs were to be kept apart, and this machine cannot do it. */
export class CannotIsolate extends Error {}

/** The best way to keep programs apart that really works here; `folder` is for whatever that needs. */
export function chooseCell(isolation: Isolation, folder: string): Cell {
  if (isolation === 'required') throw new CannotIsolate('neither bubblewrap nor unshare works here');
  return plainCell(folder);
}
