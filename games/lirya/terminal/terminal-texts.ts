/** Texts that only the terminal needs, in every language. */
import type { ByLanguage } from '@ludoteca/kit';

interface TerminalTexts {
  readonly front: string;
  readonly back: string;
  readonly structures: string;
  readonly life: string;
  readonly energy: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  turn(turn: number): string;
  /** Abbreviated level of a structure. */
  level(level: number): string;
  readonly attacks: string;
  readonly defended: string;
  readonly decides: (name: string) => string;
  readonly legend: string;
}

const it: TerminalTexts = {
  front: 'prima linea',
  back: 'seconda linea',
  structures: 'strutture',
  life: 'vita',
  energy: 'energia',
  hand: 'mano',
  deck: 'mazzo',
  discard: 'scarti',
  turn: (turn) => `turno ${turn}`,
  level: (level) => `liv. ${level}`,
  attacks: 'Attacchi',
  defended: 'difeso',
  decides: (name) => `decide ${name}`,
  legend: 'attacco/difesa/vita; + più di quanto è stampato, − meno; ! può attaccare',
};

const en: TerminalTexts = {
  front: 'front line',
  back: 'second line',
  structures: 'structures',
  life: 'life',
  energy: 'energy',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  turn: (turn) => `turn ${turn}`,
  level: (level) => `lvl ${level}`,
  attacks: 'Attacks',
  defended: 'defended',
  decides: (name) => `${name} decides`,
  legend: 'attack/defence/health; + more than printed, − less; ! can attack',
};

const pt: TerminalTexts = {
  front: 'primeira linha',
  back: 'segunda linha',
  structures: 'estruturas',
  life: 'vida',
  energy: 'energia',
  hand: 'mão',
  deck: 'baralho',
  discard: 'descarte',
  turn: (turn) => `turno ${turn}`,
  level: (level) => `nív. ${level}`,
  attacks: 'Ataques',
  defended: 'defendido',
  decides: (name) => `${name} decide`,
  legend: 'ataque/defesa/vida; + mais que o impresso, − menos; ! pode atacar',
};

export const terminalTexts: ByLanguage<TerminalTexts> = { it, en, pt };
