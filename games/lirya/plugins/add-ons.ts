/** Loads plug-ins and card sets that users add. */
import { deepCopy, type Json } from '@ludoteca/kernel';
import type { AddOn, AddOnLoader, Language } from '@ludoteca/kit';
import { extendContent, installedContent, lintSet, formatLintFault, readSets } from '../lint/index.ts';
import { addSet } from '../pool/index.ts';
import type { CardSet } from '../card-definition/index.ts';
import type { Plugin } from './plugin-types.ts';
import { namesOfPlugin, findPluginProblem, registerPlugin } from './registry.ts';

/** Adds a plug-in with its sets, or throws with the first problem. */
export function addPlugin(plugin: Plugin, language: Language = 'en'): void {
  const problem = findPluginProblem(plugin);
  if (problem !== undefined) throw new Error(problem);
  const sets = lintPluginSets(plugin, language);
  registerPlugin(plugin);
  for (const set of sets) addSet(set);
}

/** Copies of its sets, so that later changes by the plug-in have no effect. */
function lintPluginSets(plugin: Plugin, language: Language): readonly CardSet[] {
  const known = extendContent({
    ...installedContent,
    plugin: (id) => (id === plugin.id ? namesOfPlugin(plugin) : installedContent.plugin(id)),
  });
  return (plugin.sets ?? []).map((set) => {
    const linted = lintSet(set, known.content);
    if (!linted.ok)
      throw new Error(
        `${plugin.id}: ${linted.problem.map((reason) => formatLintFault(language, reason)).join(' ')}`,
      );
    const copy = deepCopy(linted.value as unknown as Json) as unknown as CardSet;
    known.add(copy);
    return copy;
  });
}

/** Plug-ins come first, because sets may need them. Returns a message for each faulty file, which is left out. */
function loadAddOns(files: readonly AddOn[], language: Language): readonly string[] {
  const faults: string[] = [];
  for (const file of files)
    if ('exported' in file)
      try {
        addPlugin(file.exported as Plugin, language);
      } catch (error) {
        faults.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
  for (const file of files) {
    if (!('bytes' in file)) continue;
    const read = readSets([file]);
    if (read.ok) for (const set of read.value) addSet(set);
    else
      faults.push(
        `${file.name}: ${read.problem.map(({ reason }) => formatLintFault(language, reason)).join(' ')}`,
      );
  }
  return faults;
}

export const addOns: AddOnLoader = {
  folder: 'sets',
  extensions: { read: '.json', module: '.mjs' },
  load: loadAddOns,
};
