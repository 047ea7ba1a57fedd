/** Short labels that only the terminal uses. */
import type { ByLanguage } from '@ludoteca/kit';

interface TerminalTexts {
  turn(turn: number): string;
  readonly hand: string;
  readonly library: string;
  readonly graveyard: string;
  readonly exile: string;
  readonly pool: string;
  readonly lands: string;
  readonly unblocked: string;
  /** Unblocked damage, and the life total after it. */
  through(damage: number, name: string, left: number): string;
  readonly combat: string;
  readonly decides: (name: string) => string;
}

const it: TerminalTexts = {
  turn: (turn) => `turno ${turn}`,
  hand: 'mano',
  library: 'grimorio',
  graveyard: 'cimitero',
  exile: 'esilio',
  pool: 'mana',
  lands: 'terre',
  unblocked: 'non bloccata',
  through: (damage, name, left) =>
    `${damage === 1 ? '1 danno' : `${damage} danni`} a ${name}: resterebbe a ${left}`,
  combat: 'Combattimento',
  decides: (name) => `decide ${name}`,
};

const en: TerminalTexts = {
  turn: (turn) => `turn ${turn}`,
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  pool: 'mana',
  lands: 'lands',
  unblocked: 'unblocked',
  through: (damage, name, left) => `${damage} damage to ${name}, who would be at ${left}`,
  combat: 'Combat',
  decides: (name) => `${name} decides`,
};

const pt: TerminalTexts = {
  turn: (turn) => `turno ${turn}`,
  hand: 'mão',
  library: 'grimório',
  graveyard: 'cemitério',
  exile: 'exílio',
  pool: 'mana',
  lands: 'terrenos',
  unblocked: 'sem bloqueio',
  through: (damage, name, left) => `${damage} de dano a ${name}, que ficaria com ${left}`,
  combat: 'Combate',
  decides: (name) => `${name} decide`,
};

export const terminalTexts: ByLanguage<TerminalTexts> = { it, en, pt };
