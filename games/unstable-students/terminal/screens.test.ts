import { type Choice, type Match, startMatch, type Watcher } from '@ludoteca/kernel';
import { drawTable, type Language, observe } from '@ludoteca/kit';
import { renderScreens } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { unstableStudents } from '../index.ts';
import type { Students } from '../parts.ts';

/** Bea shows her hand; Ada, whose round it is, cannot win yet. */
const FROM = {
  round: 7,
  turn: 0,
  players: [
    {
      hand: ['Due per Uno', 'Studente Erasmus', 'Aula minuscola', 'Laureando Nerd'],
      room: ['Matricola Gamer', 'Studente Boscaiolo', 'Laureando Avido', 'Studente Trassato'],
      area: ['Ingegnerizzazione'],
    },
    {
      hand: ['MAI', 'Colpo di Fortuna'],
      room: [
        'Matricola Scout',
        'Laureando Nerd',
        'Studente Influencer',
        'Laureando Ladro',
        'Laureando Lagna',
      ],
      area: ['Esame in Lab T', 'CTM in orario'],
    },
    { hand: ['Bagno intasato', 'Ottimo Affare', 'MAI'], room: ['Matricola Scacchista'], area: [] },
  ],
  draw: ['MAI', 'Studente Palestrato'],
  discards: ['Sessione di Laurea', 'Portone chiuso'],
  nursery: ['Matricola Smanettone'],
};

/** Ada plays a card, gives up one of her own, and aims at Bea, who may defend. */
const PLAYED: readonly Choice<Students>[] = [
  { play: 'Due per Uno' },
  { eliminate: 'Studente Trassato' },
  { aim: 1 },
];

function matchAfter(answers: number): Match<Students> {
  const started = startMatch(unstableStudents.game, { seats: 3, seed: 'screens', from: FROM });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  for (const choice of PLAYED.slice(0, answers)) {
    const played = match.play(0, match.number, choice);
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
  }
  return match;
}

function renderScreen(answers: number, watcher: Watcher, language: Language): string {
  const sight = observe(matchAfter(answers), watcher);
  const names = ['Ada', 'Bea', 'Carlo'];
  return renderScreens((width) => drawTable(unstableStudents, { ...sight, watcher, names, language, width }));
}

// When a change is meant: npx vitest run games/unstable-students/terminal -u, and read the difference.
test.each([
  ['acting', 0, 0, 'it'],
  ['giving-up', 1, 0, 'en'],
  ['aiming', 2, 0, 'pt'],
  ['defending', 3, 1, 'it'],
  ['watching', 3, 'spectator', 'en'],
] as const)('the screen %s matches its snapshot', async (name, answers, watcher, language) => {
  await expect(renderScreen(answers, watcher, language)).toMatchFileSnapshot(`../screens/${name}.txt`);
});
