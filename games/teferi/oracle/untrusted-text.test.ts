import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { checkCards } from '../abilities/check-cards.ts';
import { parseCard } from './index.ts';

const TEXTS = [
  'Flying, first strike',
  '{2}, {T}, Sacrifice another creature: Draw a card. Activate only as a sorcery.',
  'When this creature enters, if you control another Otter, destroy up to two target artifacts an opponent controls.',
  'Choose one —\n• Draw a card.\n• Target creature gets -X/-X until end of turn, where X is the number of cards in your hand.',
  'Other creatures you control get +1/+1 and have "{T}: Add one mana of any color."',
  'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
  'Create two 1/1 white Soldier creature tokens with vigilance. They gain haste until end of turn.',
];
const SCRAPS = [
  '"',
  '(',
  ')',
  '{',
  '}',
  '—',
  '•',
  '.',
  ',',
  ' and ',
  ' target ',
  ' X ',
  "'s",
  '\n',
  '\0',
  '😀',
  ':',
  ' each ',
];

describe('untrusted texts', () => {
  test('are parsed or refused without an exception', () => {
    const dice = createFastDice('hostile');
    for (let i = 0; i < scaleVolume(100_000); i++) {
      let text = dice.pick(TEXTS);
      for (let n = dice.int(4); n >= 0; n--) {
        const [from, to] = [dice.int(text.length + 1), dice.int(text.length + 1)];
        const scrap = dice.int(2) === 0 ? dice.pick(SCRAPS) : dice.pick(TEXTS).slice(0, dice.int(40));
        text =
          text.slice(0, Math.min(from, to)) +
          scrap +
          text.slice(dice.int(3) === 0 ? Math.max(from, to) : Math.min(from, to));
      }
      const typeLine = dice.pick(['Creature — Otter', 'Instant', 'Artifact — Equipment', 'Enchantment']);
      const found = parseCard({
        name: 'Brass Otter',
        manaCost: '{X}{G}',
        typeLine,
        text,
        power: '1',
        toughness: '1',
      });
      const problems = found.ok ? checkCards([found.card]) : [];
      expect({ text, problems }).toEqual({ text, problems: [] });
      expect(found.ok ? 0 : found.refusal.words.length).toBeLessThanOrEqual(80);
    }
  });
  test.each([
    ['quotation marks', '"'.repeat(3000)],
    ['brackets', '('.repeat(3000)],
    ['the same words', 'target creature and '.repeat(150)],
    ['adjectives', `Destroy target ${'nonblack, '.repeat(300)}creature.`],
    ['modes', `Choose one —\n${'• Draw a card.\n'.repeat(200)}`],
    ['quotations', 'Creatures have "creatures have "'.repeat(80)],
    ['sums', `You gain X life, where X is ${'twice '.repeat(500)}2.`],
  ])('%s in large numbers are refused quickly', (_, text) => {
    expect(parseCard({ name: 'A', manaCost: '', typeLine: 'Sorcery', text }).ok).toBeTypeOf('boolean');
  });
});
