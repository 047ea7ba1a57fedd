/** Ways in which a server breaks the protocol of fair seeds. */
export const FAIRNESS_VIOLATIONS = [
  /** It is not the table that was asked for, or cannot be recorded: a commitment is no hash, or there are too many seats. */
  'invalid table',
  /** The commitment of the server is not the one seen first. */
  'secret replaced',
  /** The own seat has another commitment than the one sent. */
  'own commitment replaced',
  /** A computer takes part in the seed: the server could hide its nonce as it likes. */
  'computer contributes',
  /** A seat or its commitment changed after the commitments were final. */
  'commitments changed',
  /** A nonce does not match the commitment of its seat. */
  'wrong nonce published',
  /** The match started without a nonce that was published. */
  'nonce dropped',
  /** The own seat is lost, or would have to be taken again, after the own nonce was revealed. */
  'opened again',
] as const;
export type FairnessViolation = (typeof FAIRNESS_VIOLATIONS)[number];
