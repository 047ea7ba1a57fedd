/** RULES 16: a start from elsewhere. */
export type PositionReason = 'scene';
