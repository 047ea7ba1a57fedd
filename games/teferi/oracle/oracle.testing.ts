/** Parses sample cards for the tests of the Oracle parser. */
import type { Ability, CardDefinition } from '../abilities/index.ts';
import { type PrintedCardText, parseCard, type CardRefusal } from './index.ts';

const printed = (text: string, more: Partial<PrintedCardText> = {}): PrintedCardText => ({
  name: 'Brass Otter',
  manaCost: '{1}{G}',
  typeLine: 'Creature — Otter',
  text,
  power: '2',
  toughness: '2',
  ...more,
});

/** Parses a sample creature with this text. */
export function read(text: string, more: Partial<PrintedCardText> = {}): CardDefinition {
  const found = parseCard(printed(text, more));
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.card;
}

const SPELL = { name: 'Loud Verdict', typeLine: 'Instant' } as const;

/** The spell ability of a sample instant. */
export function spell(text: string, more: Partial<PrintedCardText> = {}): Ability | undefined {
  return read(text, { ...SPELL, ...more }).abilities.find(({ kind }) => kind === 'spell');
}

/** The abilities of a sample creature. */
export const abilities = (text: string, more: Partial<PrintedCardText> = {}): readonly Ability[] =>
  read(text, more).abilities;

/** Why a sample creature is refused. */
export function refusal(text: string, more: Partial<PrintedCardText> = {}): CardRefusal {
  const found = parseCard(printed(text, more));
  if (found.ok) throw new Error(`read: ${JSON.stringify(found.card.abilities)}`);
  return found.refusal;
}
export const refusedSpell = (text: string): CardRefusal => refusal(text, SPELL);
