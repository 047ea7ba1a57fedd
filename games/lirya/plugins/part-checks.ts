/** Checks the parts of a plug-in when it is added. */
import { isPlainJson, isRecord, listIssues, type Schema, schema } from '@ludoteca/kernel';
import { inEveryLanguage, shortText } from '../card-definition/builders.ts';
import { nouns, placement, TRIGGER_EVENTS } from '../card-definition/index.ts';
import { PRESETS } from '../config.ts';
import { checkVariant } from '../variant.ts';

export const PLUGIN_PARTS = ['effects', 'conditions', 'triggers', 'classes', 'elements', 'modes'] as const;
export type PluginPart = (typeof PLUGIN_PARTS)[number];

/** What is wrong with a part, as the end of a sentence; undefined if nothing is. */
type PartCheck = (part: unknown) => string | undefined;

const checkRule: PartCheck = (rule) => (typeof rule === 'function' ? undefined : 'is no rule');

function checkTrigger(rule: unknown): string | undefined {
  if (!isRecord(rule)) return 'is no rule';
  if (!(TRIGGER_EVENTS as readonly unknown[]).includes(rule.on))
    return `waits for ${String(rule.on)}, which never happens`;
  return checkRule(rule.holds);
}

const { object, oneOf, optional } = schema;
const names = inEveryLanguage(shortText);
const customClass = object({ name: nouns, placement: optional(placement) });
const customMode = object({
  name: names,
  preset: optional(oneOf(...PRESETS)),
  variant: schema.custom((value) => isPlainJson(value) && checkVariant(value).length === 0, 'not fields'),
});

/** Names the first field that the schema refuses. */
const checkBySchema =
  (partSchema: Schema<unknown>): PartCheck =>
  (part) => {
    const [issue] = listIssues(partSchema, part);
    return issue === undefined ? undefined : `has a fault: ${issue.path} (${issue.problem})`;
  };

export const PART_CHECKS: { readonly [part in PluginPart]: PartCheck } = {
  effects: checkRule,
  conditions: checkRule,
  triggers: checkTrigger,
  classes: checkBySchema(customClass),
  elements: checkBySchema(names),
  modes: checkBySchema(customMode),
};
