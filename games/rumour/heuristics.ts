import type { FrameOf, Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { CARDS, type Frame, type Rumour } from './parts.ts';

const hits = (frames: readonly Frame[], seat: Seat): boolean =>
  frames.some((frame) => frame.do === 'discard' && frame.seat === seat);
const serves = (frames: readonly Frame[], seat: Seat): boolean =>
  frames.some((frame) => frame.do === 'draw' && frame.seat === seat);

/** An alibi is worth it against what costs a card, or what takes away one that was coming. */
const worthAnswering = ({ seat, stands, falls }: FrameOf<Rumour, 'window'>): boolean =>
  (hits(stands, seat) && !hits(falls, seat)) || (serves(falls, seat) && !serves(stands, seat));

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
