/** The labels of the board in Italian. */
import { toName } from '../../text/it.ts';
import type { LiryaOwnTexts } from './text-types.ts';

const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);

export const it: LiryaOwnTexts = {
  board: 'Campo',
  waiting: (name) => `Ora tocca ${toName(name)}.`,
  turn: (number) => `Turno ${number}`,
  phase: 'Fase',
  life: 'Punti vita',
  energy: 'Energia',
  deck: 'Mazzo',
  cards,
  cost: 'costo',
  ofMax: (now, most) => `${now} di ${most}`,
  level: (level) => `livello ${level}`,
  points: 'punti struttura',
  values: {
    raised: (base) => `più dei ${base} stampati`,
    lowered: (base) => `meno dei ${base} stampati`,
  },
  stack: {
    kinds: {
      summon: 'evocazione',
      build: 'costruzione',
      equip: 'equipaggiamento',
      spell: 'incantesimo',
      upgrade: 'potenziamento',
      ability: 'abilità',
      trigger: 'abilità innescata',
    },
    targets: (names) => `bersaglio: ${names}`,
    youMay: 'Puoi rispondere',
    may: (name) => `${name} può rispondere`,
    top: 'si risolve per prima',
  },
  combat: {
    attackers: 'Scegli chi attacca.',
    target: (name) => `Quale bersaglio attacca ${name}?`,
    defenders: 'Scegli chi si mette in mezzo.',
    attackOf: (name) => `Quale attacco ferma ${name}?`,
    attack: (count) => (count === 1 ? 'Attacca' : `Attacca (${count})`),
    noAttack: 'Non attaccare',
    defend: (count) => (count === 1 ? 'Difendi' : `Difendi (${count})`),
    noDefence: 'Non difendere',
    again: 'Ricomincia',
  },
  actions: { play: 'Gioca', move: 'Cambia linea', upgrade: 'Potenzia', demolish: 'Demolisci' },
  howToRead: 'Passa sopra una carta, o toccala, per leggerla tutta.',
  mulligan: {
    keep: 'Tieni tutte',
    putBack: (count) => (count === 1 ? 'Rimetti una carta' : `Rimetti ${count} carte`),
    mark: 'Rimettila nel mazzo',
    unmark: 'Tienila',
  },
  autoPass: {
    title: 'Risposte',
    about: 'Dove non ti fermi, il passaggio è automatico.',
    now: 'Passo…',
    control: 'Chiedimi sempre, anche se posso solo passare',
    stops: {
      theirs: 'Fermati su ciò che gioca l’altro',
      mine: 'Fermati su ciò che gioco io',
      attacks: 'Fermati quando si attacca',
      other: 'Fermati in ogni altro momento',
    },
  },
  choices: 'Che cosa scegli?',
};
