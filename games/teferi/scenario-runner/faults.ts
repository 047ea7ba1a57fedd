/** What can go wrong with a scenario, and what makes the runner stop. */
import type { Json, Reason } from '@ludoteca/kernel';

export interface ScenarioFault {
  readonly why:
    | 'no such card'
    | 'unsupported'
    | 'malformed'
    | 'position'
    | 'refused'
    | 'allowed'
    | 'no such label'
    | 'no such step'
    | 'nobody acts'
    | 'unanswered'
    | 'no such answer'
    | 'nothing to resolve'
    | 'expected'
    | 'too long'
    | 'engine';
  readonly facts?: { readonly [fact: string]: Json };
}

/** A reason as a fact; null where it names no rule. */
export const reasonFact = ({ why, rule, facts }: Reason): Json =>
  rule === undefined ? null : { why, rule, ...(facts === undefined ? {} : { facts }) };

/** Thrown while a scenario runs, caught where it was started. */
export class ScenarioError extends Error {
  readonly fault: ScenarioFault;
  constructor(why: ScenarioFault['why'], facts?: ScenarioFault['facts']) {
    super(why);
    this.fault = facts === undefined ? { why } : { why, facts };
  }
}
