/** The two kinds of puzzles: win this turn, survive this turn. */
import { at, type Seat } from '@ludoteca/kernel';
import type { ByLanguage, Exercise, Language } from '@ludoteca/kit';
import { formatCardName } from '../deck/card-names.ts';
import type { ScenePlayer, StartScene } from '../position.ts';

export const PUZZLE_KINDS = ['win', 'survive'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

const TASKS: { readonly [K in PuzzleKind]: ByLanguage<string> } = {
  win: {
    it: 'Vinci in questo turno.',
    en: 'Win this turn.',
    pt: 'Vença neste turno.',
  },
  survive: {
    it: 'Sopravvivi a questo turno dell’avversario.',
    en: 'Survive this turn of your opponent.',
    pt: 'Sobreviva a este turno do oponente.',
  },
};

/** Names tell the puzzles of a list apart: by the life to take away, or to keep. */
const NAMES: { readonly [K in PuzzleKind]: (life: number) => ByLanguage<string> } = {
  win: (life) => ({
    it: `Vinci contro ${life} PV`,
    en: `Win against ${life} life`,
    pt: `Vença contra ${life} PV`,
  }),
  survive: (life) => ({
    it: `Sopravvivi con ${life} PV`,
    en: `Survive with ${life} life`,
    pt: `Sobreviva com ${life} PV`,
  }),
};

const HANDS: ByLanguage<(cards: string) => string> = {
  it: (cards) => (cards === '' ? 'L’avversario non ha carte in mano.' : `In mano all’avversario: ${cards}.`),
  en: (cards) => (cards === '' ? 'Your opponent has no cards in hand.' : `Your opponent holds: ${cards}.`),
  pt: (cards) => (cards === '' ? 'O oponente não tem cartas na mão.' : `Na mão do oponente: ${cards}.`),
};

/** The task and the hand of the opponent, which the solution has to allow for. */
function describeTask(kind: PuzzleKind, { hand = [] }: ScenePlayer): ByLanguage<string> {
  const inLanguage = (language: Language): string => {
    const names = [...new Set(hand)].map((card) => formatCardName(card, language));
    return `${TASKS[kind][language]} ${HANDS[language](names.join(', '))}`;
  };
  return { it: inLanguage('it'), en: inLanguage('en'), pt: inLanguage('pt') };
}

/** A puzzle of that kind; the next turn of either player ends it. */
export function puzzleOf(kind: PuzzleKind, id: string, seat: Seat, scene: StartScene): Exercise {
  const nextTurn = { did: 'turn' };
  const { life = 0 } = at(scene.players, kind === 'win' ? 1 - seat : seat);
  return {
    id,
    name: NAMES[kind](life),
    start: scene,
    seat,
    steps: [
      { text: describeTask(kind, at(scene.players, 1 - seat)), goal: kind === 'win' ? 'win' : nextTurn },
    ],
    failures: kind === 'win' ? [nextTurn] : [{ did: 'lose', seat }],
    unknowns: [{ did: 'draw' }, { did: 'look' }],
  };
}
