import { at, type Outcome, type Seat, type AnyParts } from '@ludoteca/kernel';
import type { PlayerNames, GameTexts } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';

type SomeEvent = AnyParts['event'];
type SomeTexts = GameTexts<AnyParts>;

/** One sentence of the story, and whose it is where the event says so. */
export interface StoryLine {
  /** No two lines have the same. */
  readonly place: string;
  readonly sentence: string;
  readonly seat: Seat | undefined;
  /** What it tells of, where it tells of an event. */
  readonly event?: SomeEvent;
  /** Why, not what. */
  readonly remark?: true;
}

/** Most events name the seat they are about. */
const seatIn = (event: SomeEvent): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;

export const sentencesOf = (events: readonly SomeEvent[], texts: SomeTexts, names: PlayerNames): string[] =>
  events.flatMap((event) => texts.event(event, names) ?? []);

const eventLines = ({ number, events }: MatchStep, texts: SomeTexts, names: PlayerNames): StoryLine[] =>
  events.flatMap((event, i) => {
    const sentence = texts.event(event, names);
    return sentence === undefined ? [] : [{ place: `${number}/${i}`, sentence, seat: seatIn(event), event }];
  });

const remarkLines = (
  { number, remarks = [] }: MatchStep,
  texts: SomeTexts,
  names: PlayerNames,
): StoryLine[] =>
  remarks.map(({ seat, reason }) => ({
    place: `${number} ${seat}`,
    sentence: `${at(names, seat)}: ${texts.reason(reason, names)}`,
    seat: undefined,
    remark: true,
  }));

/** What there is to tell, and how much of it is wanted. */
export interface Tale {
  readonly steps: readonly MatchStep[];
  readonly outcome: Outcome | undefined;
  readonly reasons: boolean;
}

/** The story in sentences, to how it ended. Events are kept, not sentences: in another language it is told anew. */
export function storyOf(
  { steps, outcome, reasons }: Tale,
  texts: SomeTexts,
  names: PlayerNames,
): readonly StoryLine[] {
  const told = steps.flatMap((step) => [
    ...(reasons ? remarkLines(step, texts, names) : []),
    ...eventLines(step, texts, names),
  ]);
  // A reason for two choices, one right after the other, is told once.
  const lines = told.filter(
    ({ remark, sentence }, i) => remark === undefined || told[i - 1]?.sentence !== sentence,
  );
  if (outcome === undefined) return lines;
  return [...lines, { place: 'end', sentence: texts.outcome(outcome, names), seat: undefined }];
}
