/** `log.txt`: everything that happened in every match, a line each, for people and for programs. */
import { at, type Json, type Seat } from '@ludoteca/kernel';
import type { PlayerNames, SaveContext } from '@ludoteca/kit';
import type { Event, Risika, Settings } from '../parts.ts';
import { texts } from '../text/index.ts';

/** What is written at the start of a match besides its events. */
type LogKind = Event['did'] | 'match' | 'resume' | 'undo' | 'over';

const NO_PLAYER = '-';

/** Names hold no tabs (they are refused), so a line has as many columns as docs/risika-files.md says. */
function formatLine(
  sat: SaveContext,
  round: number,
  seat: Seat | undefined,
  word: LogKind,
  facts: Json,
  sentence: string,
): string {
  const player = seat === undefined ? NO_PLAYER : at(sat.names, seat);
  const columns = [
    sat.now(),
    sat.id,
    round,
    player,
    word.replaceAll(' ', '-'),
    JSON.stringify(facts),
    sentence,
  ];
  return `${columns.join('\t')}\n`;
}

const seatOf = (event: Event): Seat | undefined => ('seat' in event ? event.seat : undefined);

export const formatStartLine = (
  sat: SaveContext,
  word: 'match' | 'resume',
  round: number,
  settings: Settings,
): string =>
  formatLine(
    sat,
    round,
    undefined,
    word,
    { names: sat.names, kinds: sat.kinds, settings: { ...settings } },
    word === 'match'
      ? `Nuova partita: ${sat.names.join(', ')}.`
      : `Si riprende la partita: ${sat.names.join(', ')}.`,
  );

export const formatUndoLine = (sat: SaveContext, round: number): string =>
  formatLine(
    sat,
    round,
    undefined,
    'undo',
    {},
    'Una decisione è stata ritirata: quanto segue parte da prima.',
  );

/** An event with all that it says, dice included, and in Italian, the language of the original world. */
export function formatEventLine(sat: SaveContext, round: number, event: Event): string {
  const { did, ...facts } = event;
  return formatLine(sat, round, seatOf(event), did, facts, formatSentence(event, sat.names));
}

const formatSentence = (event: Risika['event'], names: PlayerNames): string =>
  texts.it.event(event, names) ?? '';

/** The round after an event, given the one before it. */
export const roundAfter = (event: Event, round: number): number =>
  event.did === 'round' ? event.round : round;
