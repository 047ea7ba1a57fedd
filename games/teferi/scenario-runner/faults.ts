/** The faults of a scenario, and the error that stops its run. */
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

/** A reason as a fact; null if it names no rule. */
export const reasonFact = ({ why, rule, facts }: Reason): Json =>
  rule === undefined ? null : { why, rule, ...(facts === undefined ? {} : { facts }) };

/** Thrown while a scenario runs and caught by `runScenario`. */
export class ScenarioError extends Error {
  readonly fault: ScenarioFault;
  constructor(why: ScenarioFault['why'], facts?: ScenarioFault['facts']) {
    super(why);
    this.fault = facts === undefined ? { why } : { why, facts };
  }
}
