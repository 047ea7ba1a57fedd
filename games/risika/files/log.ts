/** `log.txt`: one line for every event of every match, for people and programs. */
import { at, type Json, type Seat } from '@ludoteca/kernel';
import type { PlayerNames, SaveContext } from '@ludoteca/kit';
import type { Event, Risika } from '../parts.ts';
import type { Settings } from '../settings.ts';
import { texts } from '../text/index.ts';

type LogKind = Event['did'] | 'match' | 'resume' | 'undo' | 'over';

const NO_PLAYER = '-';

/** Names contain no tabs, so every line has the columns of docs/risika-files.md. */
function formatLine(
  context: SaveContext,
  round: number,
  seat: Seat | undefined,
  kind: LogKind,
  facts: Json,
  sentence: string,
): string {
  const player = seat === undefined ? NO_PLAYER : at(context.names, seat);
  const columns = [
    context.now(),
    context.id,
    round,
    player,
    kind.replaceAll(' ', '-'),
    JSON.stringify(facts),
    sentence,
  ];
  return `${columns.join('\t')}\n`;
}

const seatOf = (event: Event): Seat | undefined => ('seat' in event ? event.seat : undefined);

export const formatStartLine = (
  context: SaveContext,
  kind: 'match' | 'resume',
  round: number,
  settings: Settings,
): string =>
  formatLine(
    context,
    round,
    undefined,
    kind,
    { names: context.names, kinds: context.kinds, settings: { ...settings } },
    kind === 'match'
      ? `Nuova partita: ${context.names.join(', ')}.`
      : `Si riprende la partita: ${context.names.join(', ')}.`,
  );

export const formatUndoLine = (context: SaveContext, round: number): string =>
  formatLine(
    context,
    round,
    undefined,
    'undo',
    {},
    'Una decisione è stata ritirata: quanto segue parte da prima.',
  );

/** The facts of an event and its sentence in Italian, the language of the original program. */
export function formatEventLine(context: SaveContext, round: number, event: Event): string {
  const { did, ...facts } = event;
  return formatLine(context, round, seatOf(event), did, facts, formatSentence(event, context.names));
}

const formatSentence = (event: Risika['event'], names: PlayerNames): string =>
  texts.it.event(event, names) ?? '';

export const roundAfter = (event: Event, round: number): number =>
  event.did === 'round' ? event.round : round;
