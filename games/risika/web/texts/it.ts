/** The Italian texts of the web board. */
import { formatCount } from './format-count.ts';
import type { RisikaOwnTexts } from './text-types.ts';

export const it: RisikaOwnTexts = {
  map: 'Mappa',
  players: 'Giocatori',
  hand: 'Le tue carte',
  deck: 'Mazzo',
  phases: {
    prepare: 'Preparazione',
    reinforce: 'Rinforzi',
    fight: 'Combattimento',
    move: 'Spostamento',
  },
  phase: 'Fasi del turno',
  round: (round) => `Giro ${round}`,
  turn: (name) => `Turno di ${name}`,
  held: (name, colour) => `${name} (${colour})`,
  counts: {
    territories: (count) => formatCount(count, 'un territorio', 'territori'),
    armies: (count) => formatCount(count, 'un’armata', 'armate'),
    cards: (count) => formatCount(count, 'una carta', 'carte'),
    faculties: (count) => formatCount(count, 'una facoltà', 'facoltà'),
  },
  bonus: (armies) => `chi la tiene tutta riceve ${formatCount(armies, 'un’armata', 'armate')} a turno`,
  land: (name, faculty, held) => `${name} (${faculty}): ${held}`,
  linked: (names) => `confina con ${names}`,
  free: 'di nessuno',
  income: {
    title: 'Rinforzi',
    territories: (count) => formatCount(count, 'un territorio', 'territori'),
    set: 'tris',
    lost: (count) => `${formatCount(count, 'un’armata persa', 'armate perse')} oltre il limite di 100`,
    left: (count) => `da disporre: ${count}`,
  },
  place: { each: 'Armate a ogni tocco', all: 'tutte' },
  attack: {
    way: (from, to) => `${from} attacca ${to}`,
    odds: (percent) => `Probabilità di conquista: ${percent}`,
    left: (armies) => `se riesce restano in media ${armies} armate`,
    dice: 'Dadi',
    once: 'Un lancio',
    conquer: 'Fino alla conquista',
    until: (armies) => `Finché ne restano ${armies}`,
    untilLeft: 'Armate che devono restare',
    stop: 'Fermati',
    pickOrigin: 'Scegli da dove attaccare, o chi.',
    pickTarget: 'Scegli chi attaccare.',
  },
  dice: { attack: 'Attacco', defence: 'Difesa', lost: (armies) => `−${armies}` },
  defend: { with: (dice) => `Difendi con ${dice}`, always: 'Sempre il massimo, senza chiedere' },
  amount: {
    fewer: 'Una di meno',
    more: 'Una di più',
    howMany: 'Quante armate',
    bring: (armies) => `Porta ${armies}`,
    move: (armies) => `Sposta ${armies}`,
    place: (armies) => `Metti ${armies}`,
    stay: (from, armies) => `a ${from} ne restano ${armies}`,
  },
  move: {
    pickOrigin: 'Scegli da dove spostare armate.',
    pickTarget: 'Scegli dove spostarle.',
  },
  sets: {
    title: 'Tris',
    none: 'Fra le tue carte non c’è un tris.',
    worth: (armies) => formatCount(armies, 'un’armata', 'armate'),
    own: (territories) => `anche per ${territories}`,
    wasted: (counts) =>
      counts === 0
        ? 'Ma sei al limite di 100: non ne arriva nessuna.'
        : `Ma il limite è 100: ne arrivano solo ${counts}.`,
    anyway: 'Gioca lo stesso',
  },
  colour: { title: 'Colore', taken: (name) => `di ${name}` },
  zoom: { whole: 'Tutta la mappa', near: 'Mappa da vicino' },
  out: 'fuori',
  winner: (place) => `${place}º posto`,
  waiting: (name) => `Ora tocca a ${name}.`,
};
