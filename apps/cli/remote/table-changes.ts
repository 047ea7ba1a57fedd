/** Describes what has changed at a remote table as sentences. */
import { PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { RemoteTexts } from './texts/index.ts';

export const isAway = ({ kind, name, here }: SeatInfo): boolean => kind === PERSON && name !== '' && !here;

/** The differences between two states of the table as sentences. */
export function describeChanges(
  before: TableInfo | undefined,
  after: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] {
  if (before === after || before === undefined || after === undefined) return [];
  const seats = after.seats.flatMap((seatAfter, seat) => {
    const seatBefore = before.seats[seat];
    if (seatBefore !== undefined && seatBefore.substitute !== seatAfter.substitute)
      return [notices[seatAfter.substitute === undefined ? 'returned' : 'substituted'](seatAfter.name)];
    if (seatBefore === undefined || seatBefore.guest !== seatAfter.guest)
      return [
        ...(seatBefore === undefined || seatBefore.name === '' || seatBefore.guest === own
          ? []
          : [notices.stood(seatBefore.name)]),
        ...(seatAfter.name === '' || seatAfter.guest === own ? [] : [notices.sat(seatAfter.name)]),
      ];
    if (seatAfter.guest === own || isAway(seatBefore) === isAway(seatAfter)) return [];
    return [notices[isAway(seatAfter) ? 'away' : 'back'](seatAfter.name)];
  });
  const proposer = after.takeback === undefined ? undefined : after.seats[after.takeback.by];
  const isNew = before.takeback === undefined && proposer !== undefined && proposer.guest !== own;
  const isTakenBack = (after.takebacks ?? 0) > (before.takebacks ?? 0);
  return [
    ...seats,
    ...(isNew ? [notices.proposed(proposer.name)] : []),
    ...(isTakenBack ? [notices.takenBack] : []),
  ];
}
