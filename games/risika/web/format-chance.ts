/** Formats chances as percentages. */
import { conquestChance } from '../odds.ts';

/** Shows 0% or 100% only if certain. */
export function formatChance(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 100 && chance < 1) return '>99%';
  if (whole === 0 && chance > 0) return '<1%';
  return `${whole}%`;
}

export const formatConquestChance = (armies: number, defenders: number): string =>
  formatChance(conquestChance(armies, defenders));
