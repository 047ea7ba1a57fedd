import { conquestChance } from '../odds.ts';

/** A chance as people read it: never certain where it is not. */
export function formatChance(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 100 && chance < 1) return '>99%';
  if (whole === 0 && chance > 0) return '<1%';
  return `${whole}%`;
}

export const formatConquestChance = (armies: number, defenders: number): string =>
  formatChance(conquestChance(armies, defenders));
