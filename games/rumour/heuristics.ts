/** The moves of the greedy computer player. */
import type { FrameOf, Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { CARDS } from './cards.ts';
import type { Frame, Rumour } from './parts.ts';

/** The frames that are executed if no seat responds any more. */
const withoutResponses = (frames: readonly Frame[]): readonly Frame[] =>
  frames.flatMap((frame) => (frame.do === 'window' ? withoutResponses(frame.stands) : [frame]));

/** The cards that the frames give to a seat minus those they take from it. */
const countGain = (frames: readonly Frame[], seat: Seat): number => {
  const own = withoutResponses(frames).filter((frame) => 'seat' in frame && frame.seat === seat);
  return (
    own.filter((frame) => frame.do === 'draw').length - own.filter((frame) => frame.do === 'discard').length
  );
};

/** An alibi that stands costs one card and draws one, so only the gain of the two futures counts. */
const isWorthAnswering = ({ seat, stands, falls }: FrameOf<Rumour, 'window'>): boolean =>
  countGain(falls, seat) > countGain(stands, seat);

export const heuristics: Heuristics<Rumour> = {
  greedy: (_, question) => {
    switch (question.prompt) {
      case 'speak':
        return question.options.includes('rumour') ? 'rumour' : 'quiet';
      case 'window':
        return question.options.includes('alibi') && isWorthAnswering(question.frame) ? 'alibi' : 'pass';
      case 'discard':
        return CARDS.toReversed().find((card) => question.options.includes(card)) ?? 'gossip';
    }
  },
};
