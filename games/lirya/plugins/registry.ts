/** The plug-ins that are there. Like sets, they are added and never taken away. */
import { EVENTS } from '../vocabulary/index.ts';
import type { CustomConditionRule, CustomEffectRule, CustomTriggerRule, Plugin } from './contract.ts';

const plugins = new Map<string, Plugin>();

const NAME = /^[a-z][a-z0-9-]*$/;
export const PARTS = ['effects', 'conditions', 'triggers'] as const;
/** What kind of thing a name of a plug-in stands for. */
export type Part = (typeof PARTS)[number];

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a plug-in, if anything is: it must be called and made as cards can name it. */
export function pluginProblem(given: unknown): string | undefined {
  if (!isFields(given)) return 'there is no plug-in';
  const { id, version } = given;
  if (typeof id !== 'string' || !NAME.test(id)) return `${String(id)} is no name for a plug-in`;
  if (plugins.has(id)) return `the plug-in ${id} is there already`;
  if (!Number.isInteger(version) || Number(version) < 1) return `${id}: ${String(version)} is no version`;
  for (const part of PARTS) {
    const rules = given[part] ?? {};
    if (!isFields(rules)) return `${id}: ${part} are no rules by name`;
    for (const [name, rule] of Object.entries(rules)) {
      if (!NAME.test(name)) return `${id}: ${name} is no name for a part of a plug-in`;
      const problem = part === 'triggers' ? triggerProblem(rule) : ruleProblem(rule);
      if (problem !== undefined) return `${id}: ${name} ${problem}`;
    }
  }
  return undefined;
}

const ruleProblem = (rule: unknown): string | undefined =>
  typeof rule === 'function' ? undefined : 'is no rule';

function triggerProblem(rule: unknown): string | undefined {
  if (!isFields(rule)) return 'is no rule';
  if (!(EVENTS as readonly unknown[]).includes(rule.on))
    return `waits for ${String(rule.on)}, which never happens`;
  return ruleProblem(rule.holds);
}

/** Adds a plug-in with which nothing is wrong. */
export function register(plugin: Plugin): void {
  plugins.set(plugin.id, plugin);
}

export const pluginNamed = (id: string): Plugin | undefined => plugins.get(id);

/** What can be written in cards behind `plug-in:`. */
export type Offered = { readonly version: number } & { readonly [part in Part]: readonly string[] };

export const offeredBy = ({ version, effects = {}, conditions = {}, triggers = {} }: Plugin): Offered => ({
  version,
  effects: Object.keys(effects),
  conditions: Object.keys(conditions),
  triggers: Object.keys(triggers),
});

export const allOffered = (): ReadonlyMap<string, Offered> =>
  new Map([...plugins].map(([id, plugin]) => [id, offeredBy(plugin)]));

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
