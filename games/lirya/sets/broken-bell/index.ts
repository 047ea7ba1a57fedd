/** The set The Broken Bell, described in docs/lirya-cards.md. */
import type { CardSet } from '../../card-definition/index.ts';
import { air } from './air.ts';
import { earth } from './earth.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { revised } from './revised.ts';
import { roads } from './roads.ts';
import { localized } from './shorthands.ts';
import { shadow } from './shadow.ts';
import { tokens } from './tokens.ts';
import { water } from './water.ts';

/** Deck codes refer to cards by their index in this list: new cards go to its end. */
export const brokenBell: CardSet = {
  format: 1,
  id: 'broken-bell',
  version: 2,
  name: localized('La Campana Spezzata', 'The Broken Bell', 'O Sino Partido'),
  words: {
    toll: {
      it: { one: 'rintocco', many: 'rintocchi' },
      en: { one: 'toll', many: 'tolls' },
      pt: { one: 'badalada', many: 'badaladas', gender: 'f' },
    },
    story: {
      it: { one: 'storia', many: 'storie', gender: 'f' },
      en: { one: 'story', many: 'stories' },
      pt: { one: 'história', many: 'histórias', gender: 'f' },
    },
    prey: {
      it: { one: 'preda', many: 'prede', gender: 'f' },
      en: { one: 'prey', many: 'prey' },
      pt: { one: 'presa', many: 'presas', gender: 'f' },
    },
  },
  cards: [...fire, ...water, ...earth, ...air, ...light, ...shadow, ...roads, ...tokens, ...revised],
};
