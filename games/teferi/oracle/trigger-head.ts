import type { TriggerCondition } from '../abilities/index.ts';
import type { ParserContext } from './parser.ts';

/** A trigger with what its pronouns mean. */
export interface TriggerClause {
  readonly when: TriggerCondition;
  readonly context: Partial<ParserContext>;
}
