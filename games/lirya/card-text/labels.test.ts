import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { isInEdition, rowOfId } from '../pool/index.ts';
import { startScene } from '../scene.testing.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { texts } from '../text/index.ts';
import { formatAbilityName, formatHandAbilityLabel, formatActivatedLabel } from './index.ts';

const rows = brokenBell.cards.flatMap(({ id }) => (isInEdition(id, 'current') ? (rowOfId(id) ?? []) : []));

describe.each(LANGUAGES)('in %s', (language) => {
  test('every ability of the set has a unique name', () => {
    const names = rows.flatMap(({ levels }) =>
      levels.flatMap(({ all }) => all.map(({ index }) => formatAbilityName(language, index))),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length > 2)).toBe(true);
  });

  test('usable abilities are labelled with their name or their text', () => {
    const labels = rows.flatMap(({ card, levels, handAbilities }) => {
      const fromHand = handAbilities.map(({ ability }, which) => ({
        label: formatHandAbilityLabel(language, card.id, which),
        name: ability.name?.[language],
      }));
      const inPlay = levels.flatMap(({ usable }, level) =>
        usable.map(({ ability }, which) => ({
          label: formatActivatedLabel(language, card.id, level, which),
          name: ability.name?.[language],
        })),
      );
      return inPlay.concat(fromHand);
    });
    for (const { label } of labels) expect(label).toMatch(/^\S.{4,}[^.]$/u);
    const named = labels.filter(({ name }) => name !== undefined);
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ label }) => label)).toEqual(named.map(({ name }) => name));
  });
});

/** The texts of all options. */
const optionTexts = (
  match: ReturnType<typeof startScene>,
  language: 'it' | 'en' | 'pt',
): readonly string[] => {
  const { question } = match;
  return question!.options.map((option) => texts[language].option(option, question!, ['Ada', 'Bruno']));
};
const questionText = (match: ReturnType<typeof startScene>): string =>
  texts.en.question(match.question!, ['Ada', 'Bruno']);
const answer = (match: ReturnType<typeof startScene>, choice: unknown): void => {
  const { seat } = match.question!;
  expect(match.play(seat, match.number, choice).ok).toBe(true);
};

test('options name the ability, for a structure that of its current level', () => {
  const pieces = [{ card: 'red-gate', level: 2 }, { card: 'kiln-stoker' }];
  const match = startScene({ players: [{ pieces, hand: ['dawn-squire'] }, {}] });
  expect(optionTexts(match, 'en')).toEqual(
    expect.arrayContaining([
      'use T1 Red Gate: Once per turn: target allied character gets Haste and +1 attack until the end of the turn',
      'use F1 Kiln Stoker: This character takes 1 damage, once per turn: it gets +2 attack until the end of the turn',
    ]),
  );
});

test('options name the modes of an effect', () => {
  const pieces = [{ card: 'travelling-alchemist' }];
  const match = startScene({ players: [{ pieces, energy: 3 }, {}] });
  const { options } = match.question!;
  answer(
    match,
    options.find((option) => typeof option === 'object' && 'use' in option),
  );
  answer(match, match.question!.options[0]);
  expect(match.question?.prompt).toBe('mode');
  expect(optionTexts(match, 'it')).toEqual([
    'quel personaggio diventa benedetto per 2 turni',
    'quel personaggio diventa maledetto per 2 turni',
  ]);
  expect(questionText(match)).toBe('Ada, which effect do you choose? (Travelling Alchemist)');
});

test('an optional effect is named in its question', () => {
  const match = startScene({
    players: [{ pieces: [{ card: 'sunken-library', level: 3 }], deck: ['ash-urchin'] }, {}],
  });
  answer(match, 'end turn');
  expect(questionText(match)).toBe('Ada, do you do it? (Sunken Library: draw a card)');
});

test('a question about a payment names the amount', () => {
  const match = startScene({
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
  expect(questionText(match)).toBe('Ada, do you pay 2 energy against Undertow?');
});
