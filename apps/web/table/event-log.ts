/** The event log as sentences in the reader’s language. */
import { at, type Outcome, type Seat, type AnyParts } from '@ludoteca/kernel';
import type { PlayerNames, GameTexts } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';

type AnyEvent = AnyParts['event'];
type AnyTexts = GameTexts<AnyParts>;

/** One sentence of the log with the seat of its event. */
export interface EventLogLine {
  /** Unique key. */
  readonly key: string;
  /** The number of the step that it belongs to. */
  readonly step: number;
  readonly sentence: string;
  readonly seat: Seat | undefined;
  readonly event?: AnyEvent;
  readonly isExplanation?: true;
}

const seatOf = (event: AnyEvent): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;

export const formatEvents = (events: readonly AnyEvent[], texts: AnyTexts, names: PlayerNames): string[] =>
  events.flatMap((event) => texts.event(event, names) ?? []);

const formatStep = ({ number, events }: MatchStep, texts: AnyTexts, names: PlayerNames): EventLogLine[] =>
  events.flatMap((event, i) => {
    const sentence = texts.event(event, names);
    return sentence === undefined
      ? []
      : [{ key: `${number}/${i}`, step: number, sentence, seat: seatOf(event), event }];
  });

const formatExplanations = (
  { number, remarks = [] }: MatchStep,
  texts: AnyTexts,
  names: PlayerNames,
): EventLogLine[] =>
  remarks.map(({ seat, reason }) => ({
    key: `${number} ${seat}`,
    step: number,
    sentence: `${at(names, seat)}: ${texts.reason(reason, names)}`,
    seat: undefined,
    isExplanation: true,
  }));

/** The steps to show, and whether explanations are included. */
export interface EventLogSource {
  readonly steps: readonly MatchStep[];
  readonly outcome: Outcome | undefined;
  readonly reasons: boolean;
}

/** Creates the log up to the outcome. */
export function createEventLog(
  { steps, outcome, reasons }: EventLogSource,
  texts: AnyTexts,
  names: PlayerNames,
): readonly EventLogLine[] {
  const told = steps.flatMap((step) => [
    ...(reasons ? formatExplanations(step, texts, names) : []),
    ...formatStep(step, texts, names),
  ]);
  // The same explanation for consecutive choices is shown once.
  const lines = told.filter(
    ({ isExplanation, sentence }, i) => isExplanation === undefined || told[i - 1]?.sentence !== sentence,
  );
  if (outcome === undefined) return lines;
  const step = steps.at(-1)?.number ?? 0;
  return [...lines, { key: 'end', step, sentence: texts.outcome(outcome, names), seat: undefined }];
}
