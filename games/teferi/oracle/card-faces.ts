/** Parses cards with several faces (CR 709, 712 and 715). */
import {
  type Ability,
  type CardDefinition,
  CARD_TYPES,
  type FaceLayout,
  SUPERTYPES,
} from '../abilities/index.ts';
import type { CardParseResult, CardRefusal, PrintedCardText } from './card.ts';

/** The layouts of card files that are supported. */
const LAYOUTS: ReadonlyMap<string, FaceLayout> = new Map([
  ['adventure', 'adventure'],
  ['omen', 'omen'],
  ['modal_dfc', 'modal'],
  ['transform', 'transform'],
  ['split', 'split'],
  ['aftermath', 'aftermath'],
]);

const AFTERMATH = /^Aftermath\b[^\n]*\n?/;
const refuseFaces = (name: string, words: string): CardParseResult => ({
  ok: false,
  refusal: { name, why: 'faces', line: 0, column: 0, words, sentences: [] },
});

/** Every face must be read; the refusals of several faces are joined. */
export function parseFaces(
  { name }: PrintedCardText,
  { layout: shape, cards }: NonNullable<PrintedCardText['faces']>,
  parseFace: (face: PrintedCardText) => CardParseResult,
): CardParseResult {
  const hasAftermath = cards.some(({ text }) => AFTERMATH.test(text));
  const layout = hasAftermath ? 'aftermath' : LAYOUTS.get(shape);
  const [front, other] = cards;
  if (layout === undefined || front === undefined || other === undefined || cards.length > 2)
    return refuseFaces(name, shape);
  // Rooms are unlocked half by half.
  if (front.typeLine.includes('Room')) return refuseFaces(name, 'Room');
  const results = [front, { ...other, text: other.text.replace(AFTERMATH, '') }].map(parseFace);
  const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal]));
  const [refusal] = refusals;
  if (refusal !== undefined) return { ok: false, refusal: joinRefusals(name, refusal, refusals) };
  const [one, two] = results.flatMap((result) => (result.ok ? [result.card] : []));
  if (one === undefined || two === undefined) return refuseFaces(name, shape);
  if (layout === 'split' || layout === 'aftermath')
    return { ok: true, card: { ...joinHalves(name, one, two), faces: { layout, cards: [one, two] } } };
  const [face, back] = moveDisturb(one, two);
  return { ok: true, card: { ...face, faces: { layout, cards: [back] } } };
}

const isDisturb = (ability: Ability): boolean =>
  ability.kind === 'alternative cost' && ability.name === 'disturb';

/** 702.146: the back face is cast for the disturb cost. */
const moveDisturb = (
  front: CardDefinition,
  back: CardDefinition,
): readonly [CardDefinition, CardDefinition] => [
  { ...front, abilities: front.abilities.filter((ability) => !isDisturb(ability)) },
  { ...back, abilities: [...back.abilities, ...front.abilities.filter(isDisturb)] },
];

const joinRefusals = (name: string, first: CardRefusal, all: readonly CardRefusal[]): CardRefusal => ({
  ...first,
  name,
  sentences: all.flatMap(({ sentences }) => sentences),
});

/** 709.4: in every zone but the stack a split card has the characteristics of both halves. */
function joinHalves(name: string, one: CardDefinition, two: CardDefinition): CardDefinition {
  const types = new Set([...one.types, ...two.types]);
  const supertypes = new Set([...(one.supertypes ?? []), ...(two.supertypes ?? [])]);
  const subtypes = [...new Set([...(one.subtypes ?? []), ...(two.subtypes ?? [])])];
  return {
    name,
    cost: `${one.cost ?? ''}${two.cost ?? ''}`,
    types: CARD_TYPES.filter((type) => types.has(type)),
    ...(supertypes.size === 0 ? {} : { supertypes: SUPERTYPES.filter((type) => supertypes.has(type)) }),
    ...(subtypes.length === 0 ? {} : { subtypes }),
    text: '',
    abilities: [],
  };
}
