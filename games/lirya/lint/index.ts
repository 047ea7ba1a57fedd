/** Sets from files: read, looked at closely, and taken only if nothing is wrong. */
import { ok, parseText, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { allOffered } from '../plugins/registry.ts';
import { rowOfId, setNamed } from '../pool/index.ts';
import type { Card, CardSet } from '../vocabulary/index.ts';
import { type Known, lintSet } from './set.ts';

export { lintSet, type Known, NOTHING_KNOWN } from './set.ts';
export { LINT_REASONS, type LintReason } from './lint.ts';
export { lintWords } from './words.ts';

/** What the pool and the plug-ins hold now. */
export const known: Known = {
  card: (id) => rowOfId(id)?.card,
  hasSet: (id) => setNamed(id) !== undefined,
  plugin: (id) => allOffered().get(id),
};

export interface SetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FileFault {
  readonly file: string;
  readonly reason: Reason;
}

function readSet(bytes: Uint8Array, there: Known): Result<CardSet, readonly Reason[]> {
  const text = parseText(bytes);
  try {
    if (text !== undefined) return lintSet(JSON.parse(text), there);
  } catch {
    // Told below: what is no JSON is no plain data either.
  }
  return refuse([{ why: 'not plain', rule: 'S1', facts: { card: '', field: '' } }]);
}

/** The sets that a folder's files hold, by name; later ones may use cards of earlier ones. One fault, and none is taken. */
export function readSets(
  files: readonly SetFile[],
  there: Known = known,
): Result<readonly CardSet[], readonly FileFault[]> {
  const sets: CardSet[] = [];
  const faults: FileFault[] = [];
  const cards = new Map<string, Card>();
  const grown: Known = {
    card: (id) => cards.get(id) ?? there.card(id),
    hasSet: (id) => sets.some((set) => set.id === id) || there.hasSet(id),
    plugin: (id) => there.plugin(id),
  };
  for (const { name, bytes } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const read = readSet(bytes, grown);
    if (!read.ok) faults.push(...read.problem.map((reason) => ({ file: name, reason })));
    else {
      sets.push(read.value);
      for (const card of read.value.cards) cards.set(card.id, card);
    }
  }
  return faults.length > 0 ? refuse(faults) : ok(sets);
}
