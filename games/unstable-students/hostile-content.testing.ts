/** Decks whose cards demand more time or memory than any match needs. */
import type { HostileContent } from '@ludoteca/testkit';
import type { EffectCode } from './cards/codes.ts';

const MAX_EFFECTS = 20;

interface HostileKind {
  readonly type: string;
  readonly copies: number;
  readonly effects: readonly EffectCode[];
  readonly when?: string;
}

const freshmen: HostileKind = { type: 'MATRICOLA', copies: 40, effects: [] };
/** As many kinds as a match to twenty students needs. */
const students: readonly HostileKind[] = Array.from({ length: 20 }, () => ({
  type: 'STUDENTE_SEMPLICE',
  copies: 1,
  effects: [],
}));
const times = (effect: EffectCode): readonly EffectCode[] =>
  Array.from({ length: MAX_EFFECTS }, () => effect);
const magic = (effect: EffectCode, copies: number): HostileKind => ({
  type: 'MAGIA',
  copies,
  effects: times(effect),
});

const createContent = (
  name: string,
  demands: HostileContent['demands'],
  kinds: readonly HostileKind[],
): HostileContent => {
  const cards = kinds.map(({ type, copies, effects, when = 'SUBITO' }, i) => ({
    name: `Carta ${i}`,
    description: 'Trappola.',
    type,
    copies,
    effects: [...effects],
    when: effects.length === 0 ? 'MAI' : when,
    optional: false,
  }));
  const deck = { format: 'unstable-students-deck', version: 1, cards };
  return { name, demands, settings: { students: 20, hand: 20, rounds: 10_000, deck } };
};

export const HOSTILE_DECKS: readonly HostileContent[] = [
  createContent('cards that draw cards', 'memory', [freshmen, ...students, magic('PESCA/TUTTI/ALL', 800)]),
  createContent('cards that take cards', 'memory', [freshmen, ...students, magic('PRENDI/TUTTI/ALL', 800)]),
  createContent('a thousand kinds of cards', 'memory', [
    freshmen,
    ...students,
    ...Array.from({ length: 900 }, () => magic('PESCA/IO/ALL', 1)),
  ]),
  createContent('cards that play cards', 'time', [freshmen, ...students, magic('GIOCA/TUTTI/ALL', 800)]),
  createContent('cards that exchange hands', 'time', [freshmen, ...students, magic('SCAMBIA/VOI/ALL', 800)]),
  createContent('students that eliminate and return at every turn', 'time', [
    freshmen,
    { type: 'LAUREANDO', copies: 800, effects: times('ELIMINA/TUTTI/ALL'), when: 'INIZIO' },
    ...students,
  ]),
];
