import { terms } from '../../text/terms.ts';
import type { Book } from '../book.ts';
import { effects } from './effects.ts';
import { durations, frame, gifts, signed } from './gifts.ts';
import { phrase, short } from './grammar.ts';
import { conditions, costs, values, who } from './people.ts';
import { triggers } from './triggers.ts';
import { immunity, list, nouns, numeral, qualities, range, state } from './words.ts';

export const it: Book = {
  nouns,
  qualities,
  who,
  values,
  conditions,
  costs,
  gifts,
  durations,
  triggers,
  effects,
  frame,
  keywords: terms.it.keywords,
  phrase,
  short,
  range,
  list,
  state,
  immunity,
  numeral,
  signed,
};
