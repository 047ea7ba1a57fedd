import type { Trigger } from '../abilities/index.ts';
import type { Context } from './reader.ts';

/** A trigger with what its pronouns mean. */
export interface Head {
  readonly when: Trigger;
  readonly context: Partial<Context>;
}
