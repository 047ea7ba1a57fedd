/** `log.txt`: what happens as lines in Italian, whatever language is played in. The marked words and the order of the names are what other programs look for. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import type { Action, Effect, Filter, Kind, Target, Type, When } from '../cards/codes.ts';
import { isStudent } from '../deck/deck.ts';
import type { Event } from '../parts.ts';

const TYPE_NAMES: { readonly [T in Filter]: string } = {
  ALL: 'Qualsiasi',
  STUDENTE: 'Studente',
  MATRICOLA: 'Matricola',
  STUDENTE_SEMPLICE: 'Studente semplice',
  LAUREANDO: 'Laureando',
  BONUS: 'Bonus',
  MALUS: 'Malus',
  MAGIA: 'Magia',
  ISTANTANEA: 'Istantanea',
};

/** Every other code is shown as it is, with one capital. */
const shown = (code: Action | Target | When): string => `${code.charAt(0)}${code.slice(1).toLowerCase()}`;

/** `Elimina -> Studente (Tu)` */
const effectLine = ({ action, target, filter }: Effect): string =>
  `${shown(action)} -> ${TYPE_NAMES[filter]} (${shown(target)})`;

const INFINITIVES: { readonly [A in Action]: string } = {
  GIOCA: 'giocare',
  SCARTA: 'scartare',
  ELIMINA: 'eliminare',
  RUBA: 'rubare',
  PESCA: 'pescare',
  PRENDI: 'prendere',
  BLOCCA: 'bloccare',
  SCAMBIA: 'scambiare',
  MOSTRA: 'mostrare',
  IMPEDIRE: 'impedire',
  INGEGNERE: 'subire',
};

/** A line must stay one, whatever people call themselves. */
const clean = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

const card = (name: string): string => `'${clean(name)}'`;

/** What the lines need to know besides the events. */
export interface Teller {
  readonly names: PlayerNames;
  readonly kind: (card: string) => Kind;
}

/** The lines about an event, without the round in front; none for what that world does not note. */
export function linesOf(event: Event, { names, kind }: Teller): readonly string[] {
  const who = (seat: Seat): string => clean(at(names, seat));
  const typeOf = (name: string): Type => kind(name).type;
  switch (event.did) {
    case 'draw':
      return event.card === undefined ? [] : [`${who(event.seat)} ha pescato ${card(event.card)}.`];
    case 'draw in vain':
      return [
        `${who(event.seat)} avrebbe dovuto pescare ${TYPE_NAMES[event.filter]}, ma ${card(event.card)} (${TYPE_NAMES[typeOf(event.card)]}) va negli scarti.`,
      ];
    case 'find no card':
      return [`${who(event.seat)} doveva pescare una carta, ma non ne aveva.`];
    case 'reshuffle':
      return [`Gli scarti tornano nel mazzo, mescolati: ${event.count} carte.`];
    case 'play': {
      const on = event.on ?? (isStudent(kind(event.card)) ? event.seat : undefined);
      const where = on === undefined ? '' : ` su ${who(on)}`;
      return [`${who(event.seat)} gioca ${card(event.card)}${where}.`];
    }
    case 'waste':
      return [
        `${who(event.seat)} ha provato a giocare ${card(event.card)} su ${who(event.on)}, ma è un duplicato e va negli scarti.`,
      ];
    case 'enter':
    case 'exit': {
      const verb = event.did === 'enter' ? 'entra nell' : 'lascia l';
      return [
        `Una carta ${TYPE_NAMES[typeOf(event.card)]} ${verb}'aula di ${who(event.seat)}: ${card(event.card)}.`,
      ];
    }
    case 'effects':
    // That world notes them before it asks whether they are wanted.
    case 'decline':
      return [effectsLine(event.card, kind(event.card).when, who(event.seat))];
    case 'discard':
      return [`${who(event.seat)} ha scartato ${card(event.card)}.`];
    case 'lose':
      return [
        `${who(event.seat)} ha scartato ${clean(event.card)} a causa dell'attacco di ${who(event.by)}.`,
      ];
    case 'eliminate':
      return event.seat === event.from
        ? [`${who(event.seat)} ha scelto di eliminare ${card(event.card)} dalle proprie carte.`]
        : [`${who(event.seat)} ha eliminato ${card(event.card)} dalle carte di ${who(event.from)}.`];
    case 'steal':
      return [`${who(event.seat)} ha rubato ${card(event.card)} a ${who(event.from)}.`];
    case 'take':
      return event.card === undefined
        ? []
        : [`${who(event.seat)} ha rubato ${card(event.card)} dalla mano di ${who(event.from)}.`];
    case 'swap':
      return [`${who(event.seat)} scambia la mano con ${who(event.with)} per l'effetto ${shown('SCAMBIA')}.`];
    case 'oblige': {
      const by = event.by === event.seat ? '' : ` di ${who(event.by)}`;
      return [
        `${who(event.seat)} deve ${INFINITIVES[event.action]} una carta ${TYPE_NAMES[event.filter]} per l'effetto ${shown(event.action)}${by}.`,
      ];
    }
    case 'miss': {
      const where = event.on === event.seat ? '' : ` di ${who(event.on)}`;
      return [
        `${who(event.seat)} avrebbe dovuto ${INFINITIVES[event.action]} una carta ${TYPE_NAMES[event.filter]}${where}, ma non ne aveva.`,
      ];
    }
    case 'block': {
      const effect = kind(event.card).effects[event.at];
      const what = effect === undefined ? 'dal piazzamento' : `da ${effectLine(effect)}`;
      const instant = kind(event.with);
      const own = instant.effects.every(({ action }) => action === 'BLOCCA');
      return [
        `${who(event.seat)} si difende ${what} di ${card(event.card)}, carta di ${who(event.by)}, con ${card(event.with)}.`,
        // Of one that does nothing but block, no other event tells.
        ...(own ? [effectsLine(event.with, instant.when, who(event.seat))] : []),
      ];
    }
    case 'break':
      return [`La catena degli effetti di ${card(event.card)} di ${who(event.seat)} si interrompe.`];
    case 'leave':
      return [`${who(event.seat)} abbandona la partita.`];
    case 'win':
      return [`${who(event.seat)} ha vinto la partita!`];
    case 'reach the limit':
      return ['La partita si ferma al limite dei turni.'];
    case 'deal':
    case 'round':
    case 'show':
    case 'aim':
    case 'put away':
    case 'exhaust':
      return [];
  }
}

const effectsLine = (name: string, when: When, who: string): string =>
  `Applicazione degli effetti di ${card(name)} (${shown(when)}) di ${who}.`;

/** What stands in front of every line of a match. */
export const inRound = (round: number, line: string): string => `[Turno ${round}] ${line}`;

export const savedLine = (path: string): string => `Salvataggio su '${clean(path)}'...`;
export const backLine = 'Una decisione viene ripresa.';

/** Lines about the session, which have no round. */
export const SESSION = {
  begun: 'Inizio del log.',
  created: (cards: number): readonly string[] => ['Nuova partita.', `Mazzo pronto, carte: ${cards}.`],
  loaded: (path: string): readonly string[] => [`Partita ripresa da '${clean(path)}'.`],
  ended: ['Fine della partita.', 'Fine del log.'],
} as const;
