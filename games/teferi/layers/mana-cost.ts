/** 107.4 and 202: a mana cost, read once. */
import { COLOURS, MANA_TYPES } from '../abilities/index.ts';

export interface ManaCost {
  readonly generic: number;
  /** How many {X}. */
  readonly xs: number;
  /** One for each coloured or colourless symbol: the types of mana that pay it, as bits of MANA. */
  readonly symbols: readonly number[];
  /** {2/W}: that type, or two generic. */
  readonly twobrid: readonly number[];
  /** {W/P}: that type, or 2 life. */
  readonly phyrexian: readonly number[];
  readonly manaValue: number;
  /** As bits of COLOURS. */
  readonly colours: number;
}

export const ANY_MANA = (1 << MANA_TYPES.length) - 1;
/** 107.4h: mana from a snow source, of whatever type. */
export const SNOW_MANA = 1 << MANA_TYPES.length;
const EVERY_COLOUR = (1 << COLOURS.length) - 1;
const parsedCosts = new Map<string, ManaCost>();

/** Undefined where it is no mana cost. */
export function parseManaCost(text: string): ManaCost | undefined {
  const found = parsedCosts.get(text);
  if (found !== undefined) return found;
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
  const cost: ManaCost = { generic, xs, symbols, twobrid, phyrexian, manaValue, colours };
  if (parsedCosts.size < 10_000) parsedCosts.set(text, cost);
  return cost;
}
