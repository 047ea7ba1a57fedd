/** The standing order of the game: to draw a number of cards with one instruction. */
import type { Observation, StandingOrder, StandingOrderRules } from '@ludoteca/kit';
import type { Uno } from './parts.ts';

const DRAW = 'draw';

/** Drawing is two questions, whether and how many (RULES 3.4). `number`: that of the first. Without a count the second stays open. */
export const makeDrawOrder = (number: number, count?: number): StandingOrder => ({
  kind: DRAW,
  values: count === undefined ? [number] : [number, count],
});

function findAnswer({ kind, values }: StandingOrder, { asked }: Observation<Uno>) {
  const [number, count] = values;
  if (kind !== DRAW || asked === undefined || number === undefined) return undefined;
  if (asked.prompt === 'turn' && asked.number === number) return 'buy';
  return asked.prompt === 'buy' && asked.number === number + 1 ? count : undefined;
}

export const orders: StandingOrderRules<Uno> = {
  names: { it: { [DRAW]: 'pesca' }, en: { [DRAW]: 'draw' }, pt: { [DRAW]: 'comprar' } },
  findAnswer,
};
