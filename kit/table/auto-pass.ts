/** When a host answers a question automatically instead of asking a person. */
import { type Choice, deepEqual, type Match, type Parts } from '@ludoteca/kernel';
import type { Observation } from './chair.ts';
import { type ByLanguage, optionsOf } from '../text/game-texts.ts';
import { observe } from './match-host.ts';
import type { StandingOrder } from './standing-order.ts';

/** An automatic answer. */
export interface AutoPass<P extends Parts> {
  readonly answer: Choice<P>;
  /** The stop at which a person may want to be asked anyway. */
  readonly stop?: string;
  /** Public information proves that the seat has no other sensible answer, so it is given at once. */
  readonly isCertain?: true;
}

/**
 * The auto-pass rules of a game. To reveal nothing, the rules of the game ask every seat that could have a response, and most answers
 * are to pass. Hosts pass automatically except at the stops that are set.
 */
export interface AutoPassRules<P extends Parts> {
  /** Display names of the stops. */
  readonly names: ByLanguage<{ readonly [stop: string]: string }>;
  /** Stops that are set by default. */
  readonly usual: readonly string[];
  /**
   * Returns undefined if the person must decide. It reads public information only: the result is the same for every watcher and every
   * hand of the asked seat.
   */
  findAutoPass(observation: Observation<P>): AutoPass<P> | undefined;
  /**
   * The answer of a seat whose own options leave it no other. They depend on hidden cards, so hosts ask for it only where no other
   * person plays, who could learn something from it.
   */
  findForcedPass(observation: Observation<P>): Choice<P> | undefined;
}

/** The settings of one seat. They are data of the table: the host executes them, user interfaces show and change them. */
export interface AutoPassSettings {
  readonly stops: readonly string[];
  /** The person wants every question. */
  readonly control: boolean;
  /** An instruction that the host follows until it ends, also at stops and in full control. */
  readonly order?: StandingOrder | undefined;
}

export const defaultAutoPassSettings = (
  rules: Pick<AutoPassRules<Parts>, 'usual'> | undefined,
): AutoPassSettings => ({ stops: rules?.usual ?? [], control: false });

/** Sets or removes a stop. */
export const toggleStop = (settings: AutoPassSettings, stop: string): AutoPassSettings => ({
  ...settings,
  stops: settings.stops.includes(stop)
    ? settings.stops.filter((one) => one !== stop)
    : [...settings.stops, stop],
});

export const withoutOrder = ({ stops, control }: AutoPassSettings): AutoPassSettings => ({ stops, control });

/** The automatic answer to an open question, whatever the settings of the seat. `isAlone`: no other person plays. */
export function findAutoPass<P extends Parts>(
  rules: AutoPassRules<P>,
  observation: Observation<P>,
  isAlone: boolean,
): AutoPass<P> | undefined {
  const forced = isAlone ? rules.findForcedPass(observation) : undefined;
  return forced === undefined ? rules.findAutoPass(observation) : { answer: forced, isCertain: true };
}

/** The same for the seat that a match asks. Only an answer that is offered is given. */
export function findAutoPassInMatch<P extends Parts>(
  rules: AutoPassRules<P> | undefined,
  match: Match<P>,
  isAlone: boolean,
): AutoPass<P> | undefined {
  const { question } = match;
  if (rules === undefined || question === undefined) return undefined;
  const pass = findAutoPass(rules, observe(match, isAlone ? question.seat : 'spectator'), isAlone);
  const isOffered = optionsOf<P>(question).some((option) => deepEqual(option, pass?.answer));
  return isOffered ? pass : undefined;
}

/** Whether the host passes: `now`, `later` (after the delay of the table), or not at all. */
export function decideAutoPass(
  pass: Pick<AutoPass<Parts>, 'stop' | 'isCertain'> | undefined,
  { stops, control }: AutoPassSettings,
): 'now' | 'later' | undefined {
  if (pass === undefined || control) return undefined;
  if (pass.isCertain === true) return 'now';
  return pass.stop !== undefined && stops.includes(pass.stop) ? undefined : 'later';
}
