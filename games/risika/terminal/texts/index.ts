/** What only the map says. Names of territories are cut to a column of it. */
import type { ByLanguage } from '@ludoteca/kit';

interface TerminalTexts {
  /** By territory: no longer than NAME_WIDTH. */
  readonly names: readonly string[];
  readonly origin: string;
  readonly target: string;
  readonly wrap: string;
  territories(count: number): string;
  armies(count: number): string;
  cards(count: number): string;
  readonly out: string;
  reserve(count: number): string;
  readonly hand: string;
  /** Above the chances of the attacks that are possible. */
  readonly chances: string;
  /** A chance, in per cent. */
  chance(percent: string): string;
  /** How many armies are left on average where it succeeds. */
  left(count: string): string;
  bonus(armies: number): string;
  round(round: number): string;
  readonly until: { readonly word: string; readonly takes: string; readonly about: string };
  /** What must be said after the word. */
  wrong(least: number, most: number): string;
}

const comma = (figure: string): string => figure.replace('.', ',');

const it: TerminalTexts = {
  names: [
    'Psicologia',
    'Filosofia',
    'Pedagogia',
    'Lettere',
    'Lingue',
    'Economia',
    'Sc.Politic.',
    'Giurisprud.',
    'Odontoiatr.',
    'Infermier.',
    'Medicina',
    'Sc.Motorie',
    'CTF',
    'Tossicolog.',
    'Biologia',
    'Sc.Natura',
    'Farmacia',
    'Ing.Chimica',
    'Ing.Meccan.',
    'Ing.Elettr.',
    'Architett.',
    'Ing.Civile',
    'Chimica',
    'Fisica',
    'Informatica',
    'Matematica',
  ],
  origin: 'da qui si può attaccare o spostare',
  target: 'scelta possibile',
  wrap: 'Lettere e Ing. Elettronica confinano oltre i bordi',
  territories: (count) => (count === 1 ? '1 territorio' : `${count} territori`),
  armies: (count) => (count === 1 ? '1 armata' : `${count} armate`),
  cards: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  out: 'fuori',
  reserve: (count) => `${count} da disporre`,
  hand: 'Le tue carte',
  chances: 'Probabilità di conquista',
  chance: (percent) => `${comma(percent)} %`,
  left: (count) => `in media ne restano ${comma(count)}`,
  bonus: (armies) => `+${armies}`,
  round: (round) => `giro ${round}`,
  until: {
    word: 'until',
    takes: 'N',
    about: 'attacca col massimo dei dadi finché non conquisti o restano N armate',
  },
  wrong: (least, most) => `Dopo until serve un numero da ${least} a ${most}: quante armate devono restare.`,
};

const en: TerminalTexts = {
  names: [
    'Psychology',
    'Philosophy',
    'Education',
    'Literature',
    'Languages',
    'Economics',
    'Politics',
    'Law',
    'Dentistry',
    'Nursing',
    'Medicine',
    'Sport Sc.',
    'Drug Chem.',
    'Toxicology',
    'Biology',
    'Natural Sc.',
    'Pharmacy',
    'Chem. Eng.',
    'Mech. Eng.',
    'Electr. Eng',
    'Architect.',
    'Civil Eng.',
    'Chemistry',
    'Physics',
    'Computer Sc',
    'Mathematics',
  ],
  origin: 'can attack or move from here',
  target: 'can be chosen',
  wrap: 'Literature and Electronic Eng. are linked around the edges',
  territories: (count) => (count === 1 ? '1 territory' : `${count} territories`),
  armies: (count) => (count === 1 ? '1 army' : `${count} armies`),
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  out: 'out',
  reserve: (count) => `${count} to place`,
  hand: 'Your cards',
  chances: 'Chances to conquer',
  chance: (percent) => `${percent} %`,
  left: (count) => `${count} are left on average`,
  bonus: (armies) => `+${armies}`,
  round: (round) => `round ${round}`,
  until: {
    word: 'until',
    takes: 'N',
    about: 'attack with the most dice until you conquer or N armies are left',
  },
  wrong: (least, most) =>
    `After until comes a number from ${least} to ${most}: how many armies must be left.`,
};

const pt: TerminalTexts = {
  names: [
    'Psicologia',
    'Filosofia',
    'Pedagogia',
    'Letras',
    'Línguas',
    'Economia',
    'C. Política',
    'Direito',
    'Odontologia',
    'Enfermagem',
    'Medicina',
    'Ed. Física',
    'Q.Farmacêut',
    'Toxicologia',
    'Biologia',
    'C. Naturais',
    'Farmácia',
    'Eng.Química',
    'Eng.Mecân.',
    'Eng.Eletrôn',
    'Arquitetura',
    'Eng. Civil',
    'Química',
    'Física',
    'Informática',
    'Matemática',
  ],
  origin: 'daqui se pode atacar ou mover',
  target: 'pode ser escolhido',
  wrap: 'Letras e Eng. Eletrônica se ligam pelas bordas',
  territories: (count) => (count === 1 ? '1 território' : `${count} territórios`),
  armies: (count) => (count === 1 ? '1 exército' : `${count} exércitos`),
  cards: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  out: 'fora',
  reserve: (count) => `${count} por colocar`,
  hand: 'Suas cartas',
  chances: 'Chances de conquista',
  chance: (percent) => `${comma(percent)} %`,
  left: (count) => `em média restam ${comma(count)}`,
  bonus: (armies) => `+${armies}`,
  round: (round) => `rodada ${round}`,
  until: {
    word: 'until',
    takes: 'N',
    about: 'ataca com o máximo de dados até conquistar ou restarem N exércitos',
  },
  wrong: (least, most) =>
    `Depois de until vem um número de ${least} a ${most}: quantos exércitos devem restar.`,
};

export const terminalTexts: ByLanguage<TerminalTexts> = { it, en, pt };
