/** The Italian phrasebook. */
import { terms } from '../../text/terms.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { effects } from './effects.ts';
import { durations, abilities, gifts, formatSigned } from './gifts.ts';
import { buildPhrase, abbreviate } from './grammar.ts';
import { conditions, costs, values, selectors } from './expressions.ts';
import { triggers } from './triggers.ts';
import {
  formatImmunity,
  joinList,
  nouns,
  formatNumeral,
  modifiers,
  formatRange,
  formatState,
} from './nouns.ts';

export const it: Phrasebook = {
  nouns,
  modifiers,
  selectors,
  values,
  conditions,
  costs,
  gifts,
  durations,
  triggers,
  effects,
  abilities,
  keywords: terms.it.keywords,
  buildPhrase,
  abbreviate,
  formatRange,
  joinList,
  formatState,
  formatImmunity,
  formatNumeral,
  formatSigned,
};
