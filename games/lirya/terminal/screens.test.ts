import { type Json, type Match, startMatch, type Watcher } from '@ludoteca/kernel';
import { drawTable, type Language, toPlainText, observe } from '@ludoteca/kit';
import { renderScreens } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { lirya } from '../index.ts';
import type { Lirya } from '../parts.ts';
import { terminal } from './index.ts';

/** Ada has several pieces and a hand; Bea has a structure, an equipped and a poisoned character. */
const SCENE = {
  turn: 9,
  active: 0,
  players: [
    {
      life: 14,
      energy: 6,
      capacity: 6,
      hand: ['kiln-stoker', 'slag-jet', 'slag-jet', 'white-hot-maul', 'common-oven'],
      deck: ['ash-urchin', 'ember-nurse'],
      pieces: [
        { card: 'ash-urchin', slot: 0 },
        { card: 'breach-captain', slot: 1 },
        { card: 'ember-nurse', slot: 4 },
        { card: 'red-gate', level: 2 },
      ],
    },
    {
      life: 4,
      energy: 3,
      capacity: 5,
      hand: ['slag-jet', 'ember-rain'],
      deck: ['ash-urchin'],
      discard: ['forge-rush'],
      pieces: [
        { card: 'kiln-stoker', slot: 2, equipment: ['white-hot-maul'] },
        { card: 'spark-fletcher', slot: 5, health: 1, states: [{ state: 'poisoned', turns: 2, amount: 1 }] },
        { card: 'blast-furnace', level: 1 },
      ],
    },
  ],
};

/** Ada's answers, in order. */
const PLAYS: readonly unknown[] = [{ play: 'kiln-stoker' }, { place: 2 }];

function matchAfter(answers: readonly unknown[], scene: Json = SCENE): Match<Lirya> {
  const started = startMatch(game, { seats: 2, seed: 'screens', settings: { preset: 'canon' }, from: scene });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  for (const answer of answers) {
    const played = started.value.play(0, started.value.number, answer);
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
  }
  return started.value;
}

/** The match after Ada has declared the first possible attack. */
function matchInCombat(): Match<Lirya> {
  const match = matchAfter([], { ...SCENE, phase: 'combat' });
  const played = match.play(0, match.number, match.question!.options[0], 'done');
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  return match;
}

function drawScreens(match: Match<Lirya>, watcher: Watcher, language: Language): string {
  const observation = observe(match, watcher);
  return renderScreens((width) =>
    drawTable(lirya, { ...observation, watcher, names: ['Ada', 'Bea'], language, width }),
  );
}

test('the shortest form of the hand has names and costs of the own cards, and is empty for spectators', () => {
  const match = matchAfter([]);
  const brief = (watcher: Watcher): readonly string[] =>
    terminal
      .parts({ ...observe(match, watcher), watcher, names: ['Ada', 'Bea'], language: 'en', width: 56 })
      .at(-1)!
      .forms.at(-1)
      ?.map(toPlainText) ?? [];
  expect(brief(0).join(' ')).toMatch(/^Ada’s hand: .*Slag Jet ×2 \(\d+\)/);
  expect(brief(1).join(' ')).not.toContain('×2');
  expect(brief('spectator')).toEqual([]);
});

// After an intended change: npx vitest run games/lirya/terminal -u, and review the difference.
test.each([
  ['main', matchAfter([]), 0, 'it'],
  ['placing', matchAfter(PLAYS.slice(0, 1)), 0, 'en'],
  ['responding', matchAfter(PLAYS), 1, 'pt'],
  ['watching', matchAfter(PLAYS), 'spectator', 'it'],
  ['attacked', matchInCombat(), 1, 'en'],
  ['judging', matchAfter([]), 'judge', 'en'],
] as const)('the screen %s equals its snapshot', async (name, match, watcher, language) => {
  await expect(drawScreens(match, watcher, language)).toMatchFileSnapshot(`../screens/${name}.txt`);
});
