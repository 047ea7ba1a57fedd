import type { FrameOf, Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { CARDS, type Frame, type Rumour } from './parts.ts';

/** What comes of frames if nobody answers any more. */
const outcomes = (frames: readonly Frame[]): readonly Frame[] =>
  frames.flatMap((frame) => (frame.do === 'window' ? outcomes(frame.stands) : [frame]));

/** Cards that a future brings this seat, less those it takes. */
const gain = (frames: readonly Frame[], seat: Seat): number =>
  outcomes(frames).reduce(
    (sum, frame) =>
      'seat' in frame && frame.seat === seat
        ? sum + (frame.do === 'draw' ? 1 : frame.do === 'discard' ? -1 : 0)
        : sum,
    0,
  );

/** An alibi costs a card and draws one if it stands: it is worth it when the other future is better. */
const worthAnswering = ({ seat, stands, falls }: FrameOf<Rumour, 'window'>): boolean =>
  gain(falls, seat) > gain(stands, seat);

export const heuristics: Heuristics<Rumour> = {
  greedy: (_, question) => {
    switch (question.prompt) {
      case 'speak':
        return question.options.includes('rumour') ? 'rumour' : 'quiet';
      case 'window':
        return question.options.includes('alibi') && worthAnswering(question.frame) ? 'alibi' : 'pass';
      case 'discard':
        return CARDS.toReversed().find((card) => question.options.includes(card)) ?? 'gossip';
    }
  },
};
