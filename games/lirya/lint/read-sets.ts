/** Reads sets from files and lints them. */
import { ok, decodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { namesOfAllPlugins } from '../plugins/registry.ts';
import { rowOfId, findSet } from '../pool/index.ts';
import type { CardDefinition, CardSet } from '../card-definition/index.ts';
import { type InstalledContent, lintSet } from './lint-set.ts';

/** The cards, sets and plug-ins that are loaded now. */
export const installedContent: InstalledContent = {
  card: (id) => rowOfId(id)?.card,
  hasSet: (id) => findSet(id) !== undefined,
  plugin: (id) => namesOfAllPlugins().get(id),
};

/** The loaded content without some sets, for linting these again. */
export const installedContentExcept = (sets: ReadonlySet<unknown>): InstalledContent => ({
  card: (id) => (sets.has(rowOfId(id)?.set) ? undefined : installedContent.card(id)),
  hasSet: (id) => !sets.has(id) && installedContent.hasSet(id),
  plugin: (id) => installedContent.plugin(id),
});

/** The id of the set in a file, or undefined if the file contains no JSON. */
export function readSetId(bytes: Uint8Array): unknown {
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

export interface SetFileFault {
  readonly file: string;
  readonly reason: Reason;
}

function readSet(bytes: Uint8Array, base: InstalledContent): Result<CardSet, readonly Reason[]> {
  const text = decodeUtf8(bytes);
  try {
    if (text !== undefined) return lintSet(JSON.parse(text), base);
  } catch {
    // Text that is not JSON is reported below.
  }
  return refuse([{ why: 'not plain', rule: 'S1', facts: { card: '', field: '' } }]);
}

/** Content that grows set by set: later sets may refer to cards of earlier ones. */
export function extendContent(base: InstalledContent): {
  readonly content: InstalledContent;
  add(set: CardSet): void;
} {
  const sets = new Set<string>();
  const cards = new Map<string, CardDefinition>();
  return {
    content: {
      card: (id) => cards.get(id) ?? base.card(id),
      hasSet: (id) => sets.has(id) || base.hasSet(id),
      plugin: (id) => base.plugin(id),
    },
    add: (set) => {
      sets.add(set.id);
      for (const card of set.cards) cards.set(card.id, card);
    },
  };
}

/** The sets in the files, in the order of their names; all or none. */
export function readSets(
  files: readonly SetFile[],
  base: InstalledContent = installedContent,
): Result<readonly CardSet[], readonly SetFileFault[]> {
  const sets: CardSet[] = [];
  const faults: SetFileFault[] = [];
  const extended = extendContent(base);
  for (const { name, bytes } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const read = readSet(bytes, extended.content);
    if (!read.ok) faults.push(...read.problem.map((reason) => ({ file: name, reason })));
    else {
      sets.push(read.value);
      extended.add(read.value);
    }
  }
  return faults.length > 0 ? refuse(faults) : ok(sets);
}
