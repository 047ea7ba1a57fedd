/** The registered plug-ins. Like sets they are added and never removed. */
import { isRecord } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type {
  CustomClass,
  CustomConditionRule,
  CustomEffectRule,
  CustomMode,
  CustomTriggerRule,
  Plugin,
} from './plugin-types.ts';
import { PART_CHECKS, PLUGIN_PARTS, type PluginPart } from './part-checks.ts';

const plugins = new Map<string, Plugin>();

const NAME_PATTERN = /^[a-z][a-z0-9-]*$/;

/** The first problem of a plug-in, if there is one. */
export function findPluginProblem(plugin: unknown): string | undefined {
  if (!isRecord(plugin)) return 'there is no plug-in';
  const { id, version } = plugin;
  if (typeof id !== 'string' || !NAME_PATTERN.test(id)) return `${String(id)} is no name for a plug-in`;
  if (plugins.has(id)) return `the plug-in ${id} is there already`;
  if (!Number.isInteger(version) || Number(version) < 1) return `${id}: ${String(version)} is no version`;
  for (const part of PLUGIN_PARTS) {
    const rules = plugin[part] ?? {};
    if (!isRecord(rules)) return `${id}: ${part} are no parts by name`;
    for (const [name, rule] of Object.entries(rules)) {
      if (!NAME_PATTERN.test(name)) return `${id}: ${name} is no name for a part of a plug-in`;
      const problem = PART_CHECKS[part](rule);
      if (problem !== undefined) return `${id}: ${name} ${problem}`;
    }
  }
  return undefined;
}

/** Registers a plug-in that has no problem. */
export function registerPlugin(plugin: Plugin): void {
  plugins.set(plugin.id, plugin);
}

export const findPlugin = (id: string): Plugin | undefined => plugins.get(id);

/** The names that cards can use after `plug-in:`. */
export type PluginNames = { readonly version: number } & { readonly [part in PluginPart]: readonly string[] };

export function namesOfPlugin(plugin: Plugin): PluginNames {
  const names = PLUGIN_PARTS.map((part) => [part, Object.keys(plugin[part] ?? {})]);
  return { version: plugin.version, ...(Object.fromEntries(names) as Omit<PluginNames, 'version'>) };
}

export const namesOfAllPlugins = (): ReadonlyMap<string, PluginNames> =>
  new Map([...plugins].map(([id, plugin]) => [id, namesOfPlugin(plugin)]));

/** Splits `plug-in:name`. */
export function splitCustomName(custom: string): readonly [plugin: string, name: string] {
  const colon = custom.indexOf(':');
  return [custom.slice(0, colon), custom.slice(colon + 1)];
}

function findPart<V>(
  custom: string,
  kind: (plugin: Plugin) => { readonly [name: string]: V } | undefined,
): V | undefined {
  const [id, name] = splitCustomName(custom);
  const plugin = plugins.get(id);
  const known = plugin && kind(plugin);
  return known !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
}

export const findCustomEffect = (custom: string): CustomEffectRule | undefined =>
  findPart(custom, ({ effects }) => effects);
export const findCustomCondition = (custom: string): CustomConditionRule | undefined =>
  findPart(custom, ({ conditions }) => conditions);
export const findCustomTrigger = (custom: string): CustomTriggerRule | undefined =>
  findPart(custom, ({ triggers }) => triggers);
export const findCustomClass = (custom: string): CustomClass | undefined =>
  findPart(custom, ({ classes }) => classes);
export const findCustomElement = (custom: string): ByLanguage<string> | undefined =>
  findPart(custom, ({ elements }) => elements);
export const findCustomMode = (custom: string): CustomMode | undefined =>
  findPart(custom, ({ modes }) => modes);

/** The modes of all plug-ins with their names, as settings have them: `plug-in:name`. */
export const listCustomModes = (): readonly (readonly [id: string, mode: CustomMode])[] =>
  [...plugins.values()].flatMap(({ id, modes = {} }) =>
    Object.entries(modes).map(([name, mode]) => [`${id}:${name}`, mode] as const),
  );
