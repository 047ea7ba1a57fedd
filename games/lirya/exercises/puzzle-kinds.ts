/** The two kinds of puzzles: win this turn, survive this turn. */
import type { Json, Seat } from '@ludoteca/kernel';
import type { ByLanguage, Exercise } from '@ludoteca/kit';
import type { StartScene } from '../position.ts';

export type PuzzleKind = 'win' | 'survive';

const TASKS: { readonly [K in PuzzleKind]: ByLanguage<string> } = {
  win: {
    it: 'Vinci in questo turno. Le mani sono scoperte; il mazzo no.',
    en: 'Win this turn. Both hands are open, the decks are not.',
    pt: 'Vença neste turno. As mãos estão abertas; os baralhos, não.',
  },
  survive: {
    it: 'Sopravvivi a questo turno dell’avversario. Le mani sono scoperte.',
    en: 'Survive this turn of your opponent. Both hands are open.',
    pt: 'Sobreviva a este turno do oponente. As mãos estão abertas.',
  },
};

const NAMES: { readonly [K in PuzzleKind]: ByLanguage<string> } = {
  win: { it: 'Vinci in questo turno', en: 'Win this turn', pt: 'Vença neste turno' },
  survive: { it: 'Sopravvivi a questo turno', en: 'Survive this turn', pt: 'Sobreviva a este turno' },
};

/** A puzzle of that kind; the next turn of anybody ends it. */
export function puzzleOf(kind: PuzzleKind, id: string, seat: Seat, scene: StartScene): Exercise {
  const nextTurn = { did: 'turn' };
  return {
    id,
    name: NAMES[kind],
    start: scene as unknown as Json,
    seat,
    steps: [{ text: TASKS[kind], goal: kind === 'win' ? 'win' : nextTurn }],
    failures: kind === 'win' ? [nextTurn] : [{ did: 'lose', seat }],
    unknowns: [{ did: 'draw' }, { did: 'look' }],
  };
}
