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
  forecast: CombatForecast,
  attacker: string,
  isPlayer = false,
): string {
  const texts = combatForecastTexts[language];
  if (forecast.fails) return texts.fails;
  const targetResult = isPlayer ? [] : [forecast.kills ? texts.dies : texts.left(forecast.healthLeft)];
  const attackerResult = [texts.takes(attacker, forecast.back), ...(forecast.dies ? [texts.dies] : [])];
  return [
    ...(forecast.damage === 0 ? [texts.nothing] : [texts.damage(forecast.damage), ...targetResult]),
    ...(forecast.back === 0 ? [] : attackerResult),
  ].join(', ');
}
