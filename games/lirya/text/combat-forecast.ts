/** Texts for the forecast of attacks. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { CombatForecast } from '../combat-forecast.ts';

interface CombatForecastTexts {
  /** Heading: the forecast holds if nobody responds. */
  readonly title: string;
  damage(amount: number): string;
  readonly nothing: string;
  readonly dies: string;
  left(left: number): string;
  takes(name: string, amount: number): string;
  life(name: string, from: number, to: number): string;
  readonly fails: string;
}

const it: CombatForecastTexts = {
  title: 'Che cosa succederà, se nessuno risponde',
  damage: (amount) => (amount === 1 ? '1 danno' : `${amount} danni`),
  nothing: 'nessun danno',
  dies: 'fuori gioco',
  left: (left) => (left === 1 ? 'resta 1 punto' : `restano ${left} punti`),
  takes: (name, amount) => `${name} ne subisce ${amount}`,
  life: (name, from, to) => `${name}: punti vita da ${from} a ${to}`,
  fails: 'non colpisce nulla',
};

const en: CombatForecastTexts = {
  title: 'What will happen if nobody responds',
  damage: (amount) => `${amount} damage`,
  nothing: 'no damage',
  dies: 'eliminated',
  left: (left) => `${left} left`,
  takes: (name, amount) => `${name} takes ${amount}`,
  life: (name, from, to) => `${name}: life from ${from} to ${to}`,
  fails: 'hits nothing',
};

const pt: CombatForecastTexts = {
  title: 'O que vai acontecer, se ninguém responder',
  damage: (amount) => `${amount} de dano`,
  nothing: 'nenhum dano',
  dies: 'fora de jogo',
  left: (left) => (left === 1 ? 'resta 1 ponto' : `restam ${left} pontos`),
  takes: (name, amount) => `${name} sofre ${amount}`,
  life: (name, from, to) => `${name}: vida de ${from} para ${to}`,
  fails: 'não acerta nada',
};

export const combatForecastTexts: ByLanguage<CombatForecastTexts> = { it, en, pt };

/** Damage to the target, then damage to the attacker. The remaining life of a player is shown elsewhere. */
export function formatCombatForecast(
  language: Language,
  seen: CombatForecast,
  attacker: string,
  isPlayer = false,
): string {
  const words = combatForecastTexts[language];
  if (seen.fails) return words.fails;
  const end = isPlayer ? [] : [seen.kills ? words.dies : words.left(seen.healthLeft)];
  const back = [words.takes(attacker, seen.back), ...(seen.dies ? [words.dies] : [])];
  return [
    ...(seen.damage === 0 ? [words.nothing] : [words.damage(seen.damage), ...end]),
    ...(seen.back === 0 ? [] : back),
  ].join(', ');
}
