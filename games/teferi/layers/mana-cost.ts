/** Parses mana costs (CR 107.4 and 202). */
import { memoizeByText } from '@ludoteca/kit';
import { COLOURS, MANA_TYPES } from '../abilities/index.ts';

export interface ManaCost {
  readonly generic: number;
  /** The number of {X} symbols. */
  readonly xs: number;
  /** For each coloured or colourless symbol the types that can pay it, as a bit mask of `MANA_TYPES`. */
  readonly symbols: readonly number[];
  /** {2/W}: the type, or two generic mana. */
  readonly twobrid: readonly number[];
  /** {W/P}: the type, or 2 life. */
  readonly phyrexian: readonly number[];
  readonly manaValue: number;
  /** Bit mask of `COLOURS`. */
  readonly colours: number;
}

export const ANY_MANA = (1 << MANA_TYPES.length) - 1;
/** 107.4h: one more bit: mana from a snow source. */
export const SNOW_MANA = 1 << MANA_TYPES.length;
const EVERY_COLOUR = (1 << COLOURS.length) - 1;

/** undefined if the text is not a mana cost. */
export const parseManaCost = memoizeByText(10_000, (text): ManaCost | undefined => {
  if (!/^(?:\{[^{}]+\})*$/.test(text)) return undefined;
  let [generic, xs, manaValue, colours] = [0, 0, 0, 0];
  const [symbols, twobrid, phyrexian]: [number[], number[], number[]] = [[], [], []];
  for (const [, symbol = ''] of text.matchAll(/\{([^{}]+)\}/g)) {
    if (symbol === 'X') xs++;
    else if (/^\d{1,3}$/.test(symbol)) {
      generic += Number(symbol);
      manaValue += Number(symbol);
    } else if (symbol === 'S') {
      symbols.push(SNOW_MANA);
      manaValue++;
    } else {
      const parts = symbol.split('/');
      const [life, two] = [parts.includes('P'), parts.includes('2')];
      const types = parts.filter((part) => part !== 'P' && part !== '2');
      const mask = types.reduce((sum, type) => sum | (1 << MANA_TYPES.findIndex((mana) => mana === type)), 0);
      if (types.length === 0 || types.some((type) => !MANA_TYPES.some((mana) => mana === type)))
        return undefined;
      (life ? phyrexian : two ? twobrid : symbols).push(mask);
      manaValue += two ? 2 : 1;
      colours |= mask & EVERY_COLOUR;
    }
  }
  return { generic, xs, symbols, twobrid, phyrexian, manaValue, colours };
});
