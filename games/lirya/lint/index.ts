/** Sets from files: read, looked at closely, and taken only if nothing is wrong. */
import { ok, decodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
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

/** The same without some sets: those that are to be looked at again. */
export const knownBut = (sets: ReadonlySet<unknown>): Known => ({
  card: (id) => (sets.has(rowOfId(id)?.set) ? undefined : known.card(id)),
  hasSet: (id) => !sets.has(id) && known.hasSet(id),
  plugin: (id) => known.plugin(id),
});

/** The id of the set that a file seems to hold. */
export function idIn(bytes: Uint8Array): unknown {
  try {
    return (JSON.parse(decodeUtf8(bytes) ?? '') as { readonly id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

export interface SetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface FileFault {
  readonly file: string;
  readonly reason: Reason;
}

function readSet(bytes: Uint8Array, there: Known): Result<CardSet, readonly Reason[]> {
  const text = decodeUtf8(bytes);
  try {
    if (text !== undefined) return lintSet(JSON.parse(text), there);
  } catch {
    // Told below: what is no JSON is no plain data either.
  }
  return refuse([{ why: 'not plain', rule: 'S1', facts: { card: '', field: '' } }]);
}

/** What is there, and what is found on the way: later sets may use cards of earlier ones. */
export function growing(there: Known): { readonly known: Known; add(set: CardSet): void } {
  const sets = new Set<string>();
  const cards = new Map<string, Card>();
  return {
    known: {
      card: (id) => cards.get(id) ?? there.card(id),
      hasSet: (id) => sets.has(id) || there.hasSet(id),
      plugin: (id) => there.plugin(id),
    },
    add: (set) => {
      sets.add(set.id);
      for (const card of set.cards) cards.set(card.id, card);
    },
  };
}

/** The sets that files hold, by name. One fault, and none is taken. */
export function readSets(
  files: readonly SetFile[],
  there: Known = known,
): Result<readonly CardSet[], readonly FileFault[]> {
  const sets: CardSet[] = [];
  const faults: FileFault[] = [];
  const grown = growing(there);
  for (const { name, bytes } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const read = readSet(bytes, grown.known);
    if (!read.ok) faults.push(...read.problem.map((reason) => ({ file: name, reason })));
    else {
      sets.push(read.value);
      grown.add(read.value);
    }
  }
  return faults.length > 0 ? refuse(faults) : ok(sets);
}
