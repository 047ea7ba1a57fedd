/** The plug-ins that are there. Like sets, they are added and never taken away. */
import type { CustomConditionRule, CustomEffectRule, CustomTriggerRule, Plugin } from './contract.ts';

const plugins = new Map<string, Plugin>();

const NAME = /^[a-z][a-z0-9-]*$/;

export function addPlugin(plugin: Plugin): void {
  if (!NAME.test(plugin.id)) throw new Error(`${plugin.id} is no name for a plug-in`);
  if (plugins.has(plugin.id)) throw new Error(`the plug-in ${plugin.id} is there already`);
  plugins.set(plugin.id, plugin);
}

export const pluginNamed = (id: string): Plugin | undefined => plugins.get(id);

/** `plug-in:name`, taken apart. */
export function partsOfName(custom: string): readonly [plugin: string, name: string] {
  const colon = custom.indexOf(':');
  return [custom.slice(0, colon), custom.slice(colon + 1)];
}

function found<V>(
  custom: string,
  kind: (plugin: Plugin) => { readonly [name: string]: V } | undefined,
): V | undefined {
  const [id, name] = partsOfName(custom);
  const plugin = plugins.get(id);
  const known = plugin && kind(plugin);
  return known !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
}

export const customEffect = (custom: string): CustomEffectRule | undefined =>
  found(custom, ({ effects }) => effects);
export const customConditionNamed = (custom: string): CustomConditionRule | undefined =>
  found(custom, ({ conditions }) => conditions);
export const customTrigger = (custom: string): CustomTriggerRule | undefined =>
  found(custom, ({ triggers }) => triggers);
