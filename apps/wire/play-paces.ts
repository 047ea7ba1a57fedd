/** Paces and measures of tables. They are apart from their schemas, which the lobby does not need. */

/** How fast computers move, from the fastest. */
export const PLAY_PACES = ['instant', 'quick', 'relaxed'] as const;
export type PlayPace = (typeof PLAY_PACES)[number];

/** What happens to a seat whose time is over, or what the others may claim when its player is away. */
export const ABSENCE_MEASURES = ['substitute', 'withdrawal'] as const;
export type AbsenceMeasure = (typeof ABSENCE_MEASURES)[number];
