import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { rowOfId } from '../pool/index.ts';
import { laid } from '../scene.testing.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { texts } from '../text/index.ts';
import { abilityName, handLabel, usedLabel } from './index.ts';

const rows = brokenBell.cards.flatMap(({ id }) => rowOfId(id) ?? []);

describe.each(LANGUAGES)('in %s', (language) => {
  test('every ability of the set has a name that no other has', () => {
    const names = rows.flatMap(({ powers }) =>
      powers.flatMap(({ all }) => all.map(({ index }) => abilityName(language, index))),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length > 2)).toBe(true);
  });

  test('what can be used is told by its name or by what it says', () => {
    for (const { card, powers, fromHand } of rows) {
      const labels = [
        ...powers.flatMap(({ used }, level) =>
          used.map((_, which) => usedLabel(language, card.id, level, which)),
        ),
        ...fromHand.map((_, which) => handLabel(language, card.id, which)),
      ];
      for (const label of labels) expect(label).toMatch(/^\S.{4,}[^.]$/u);
    }
  });
});

/** What somebody is offered, in words. */
const offered = (match: ReturnType<typeof laid>, language: 'it' | 'en' | 'pt'): readonly string[] => {
  const { question } = match;
  return question!.options.map((option) => texts[language].option(option, question!, ['Ada', 'Bruno']));
};
const asked = (match: ReturnType<typeof laid>): string =>
  texts.en.question(match.question!, ['Ada', 'Bruno']);
const answer = (match: ReturnType<typeof laid>, choice: unknown): void => {
  const { seat } = match.question!;
  expect(match.play(seat, match.number, choice).ok).toBe(true);
};

test('options name the ability, of a structure that of its level', () => {
  const pieces = [{ card: 'red-gate', level: 2 }, { card: 'kiln-stoker' }];
  const match = laid({ players: [{ pieces, hand: ['dawn-squire'] }, {}] });
  expect(offered(match, 'en')).toEqual(
    expect.arrayContaining([
      'use T1 Red Gate: Once per turn: target allied character gets Haste and +1 attack until the end of the turn',
      'use F1 Kiln Stoker: This character takes 1 damage, once per turn: it gets +2 attack until the end of the turn',
    ]),
  );
});

test('options name the effects among which one is chosen', () => {
  const pieces = [{ card: 'travelling-alchemist' }];
  const match = laid({ players: [{ pieces, energy: 3 }, {}] });
  const { options } = match.question!;
  answer(
    match,
    options.find((option) => typeof option === 'object' && 'use' in option),
  );
  answer(match, match.question!.options[0]);
  expect(match.question?.prompt).toBe('mode');
  expect(offered(match, 'it')).toEqual([
    'quel personaggio diventa benedetto per 2 turni',
    'quel personaggio diventa maledetto per 2 turni',
  ]);
  expect(asked(match)).toBe('Ada, which effect do you choose? (Travelling Alchemist)');
});

test('who may do something is told what', () => {
  const match = laid({
    players: [{ pieces: [{ card: 'sunken-library', level: 3 }], deck: ['ash-urchin'] }, {}],
  });
  answer(match, 'end turn');
  expect(asked(match)).toBe('Ada, do you do it? (Sunken Library: draw a card)');
});

test('who may pay against a card is told how much', () => {
  const match = laid({
    players: [
      { hand: ['ash-urchin'], energy: 5 },
      { hand: ['undertow'], energy: 5 },
    ],
  });
  answer(match, { play: 'ash-urchin' });
  answer(match, { place: 0 });
  answer(match, { play: 'undertow' });
  answer(match, match.question!.options[0]);
  while (match.question?.prompt === 'window') answer(match, 'pass');
  expect(asked(match)).toBe('Ada, do you pay 2 energy against Undertow?');
});
