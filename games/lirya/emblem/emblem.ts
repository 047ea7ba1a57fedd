/** The emblem of a card, drawn from its data: a frame by type and class, a ground by element, a motif, and a mark by rarity. */
import type { CardDefinition, BuiltInClass, BuiltInElement, Rarity } from '../card-definition/index.ts';
import { isBuiltInClass } from '../plugins/usual-placement.ts';
import { isBuiltInElement } from '../text/terms.ts';
import { motifOf } from './card-motifs.ts';
import { MOTIFS } from './motifs.ts';

/** Paths on a 48 grid, in lines unless filled. */
export interface Emblem {
  readonly frame: string;
  readonly ground: string;
  /** On a 24 grid, in the middle half of the emblem. */
  readonly motif: string;
  readonly mark: string;
}

const CLASS_FRAMES: { readonly [name in BuiltInClass]: string } = {
  warrior: 'M24 2 43 8v16c0 12-8 18-19 22C13 42 5 36 5 24V8Z',
  mage: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z',
  ranger: 'M24 1 47 24 24 47 1 24Z',
  cleric: 'M6 46V22a18 20 0 0 1 36 0v24Z',
};

const TYPE_FRAMES: { readonly [type in CardDefinition['type']]: string } = {
  character: CLASS_FRAMES.warrior,
  structure: 'M3 46V9h7V3h8v6h12V3h8v6h7v37Z',
  spell: 'M24 1l6 9 10-4-1 11 8 7-8 7 1 11-10-4-6 9-6-9-10 4 1-11-8-7 8-7-1-11 10 4Z',
  equipment: 'M13 3h22l11 21-11 21H13L2 24Z',
};

const GROUNDS: { readonly [element in BuiltInElement | 'neutral']: string } = {
  fire: 'M8 40l4-7 4 6 4-8 4 8 4-8 4 8 4-6 4 7',
  water: 'M7 36c4-4 7 4 11 0s8 4 12 0 7 4 11 0M9 41c4-3 7 3 10 0s7 3 10 0 7 3 10 0',
  earth: 'M7 40l7-8 5 5 6-8 6 8 4-4 6 7',
  air: 'M8 36h18a3 3 0 1 0-3-3M10 40h26a3 3 0 1 0-3-3',
  light: 'M24 42v-6M17 41l2-6M31 41l-2-6M11 38l4-5M37 38l-4-5',
  shadow: 'M10 35a16 10 0 0 0 28 0 20 14 0 0 1-28 0Z',
  neutral: 'M20 42 23 33h2l3 9M24 36v2M24 40v1',
};

const MARKS: { readonly [rarity in Rarity]: string } = {
  common: '',
  uncommon: 'M24 8.500v.1',
  rare: 'M21 8.500v.1M27 8.500v.1',
  'ultra-rare': 'M18.500 8.500v.1M24 8v.1M29.500 8.500v.1',
  legendary: 'M18 10V5l3 2.500L24 4l3 3.500L30 5v5Z',
};

export function createEmblem(card: CardDefinition): Emblem {
  const { id, type, element = 'neutral', rarity } = card;
  const ofClass = card.type === 'character' && card.class !== undefined;
  const frame = ofClass && isBuiltInClass(card.class) ? CLASS_FRAMES[card.class] : TYPE_FRAMES[type];
  const ground = GROUNDS[isBuiltInElement(element) ? element : 'neutral'];
  return { frame, ground, motif: MOTIFS[motifOf(id)], mark: MARKS[rarity] };
}

/** The emblem as an SVG document, for files and other programs. */
export function formatEmblemSvg({ frame, ground, motif, mark }: Emblem): string {
  const lines = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<path d="${frame}" fill="none" stroke="currentColor" stroke-width="2"/>`,
    `<path d="${ground}" ${lines} stroke-width="1.5" opacity=".5"/>`,
    `<path d="${motif}" ${lines} stroke-width="1.7" transform="translate(10.5 9.5) scale(1.125)"/>`,
    ...(mark === '' ? [] : [`<path d="${mark}" ${lines} stroke-width="2.500"/>`]),
    '</svg>',
    '',
  ].join('\n');
}
