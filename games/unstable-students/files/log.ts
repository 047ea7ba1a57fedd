/** The lines of `log.txt`, always in Italian. Other programs rely on its key words and on the order of the names. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import type {
  EffectAction,
  CardEffect,
  CardFilter,
  CardKind,
  EffectTarget,
  StudentsCardType,
  EffectMoment,
} from '../cards/codes.ts';
import { isStudent } from '../deck/deck.ts';
import type { Event } from '../parts.ts';

const TYPE_NAMES: { readonly [T in CardFilter]: string } = {
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

const capitalize = (code: EffectAction | EffectTarget | EffectMoment): string =>
  `${code.charAt(0)}${code.slice(1).toLowerCase()}`;

/** `Elimina -> Studente (Tu)` */
const formatEffect = ({ action, target, filter }: CardEffect): string =>
  `${capitalize(action)} -> ${TYPE_NAMES[filter]} (${capitalize(target)})`;

const INFINITIVES: { readonly [A in EffectAction]: string } = {
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

/** Names of players may contain line breaks. */
const toSingleLine = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

const quoteCard = (name: string): string => `'${toSingleLine(name)}'`;

export interface LogContext {
  readonly names: PlayerNames;
  readonly kindOf: (card: string) => CardKind;
}

/** The lines about an event without the round in front; none for events that the original program does not log. */
export function formatLogLines(event: Event, { names, kindOf }: LogContext): readonly string[] {
  const who = (seat: Seat): string => toSingleLine(at(names, seat));
  const typeOf = (name: string): StudentsCardType => kindOf(name).type;
  switch (event.did) {
    case 'draw':
      return event.card === undefined ? [] : [`${who(event.seat)} ha pescato ${quoteCard(event.card)}.`];
    case 'draw in vain':
      return [
        `${who(event.seat)} avrebbe dovuto pescare ${TYPE_NAMES[event.filter]}, ma ${quoteCard(event.card)} (${TYPE_NAMES[typeOf(event.card)]}) va negli scarti.`,
      ];
    case 'find no card':
      return [`${who(event.seat)} doveva pescare una carta, ma non ne aveva.`];
    case 'reshuffle':
      return [`Gli scarti tornano nel mazzo, mescolati: ${event.count} carte.`];
    case 'play': {
      const on = event.on ?? (isStudent(kindOf(event.card)) ? event.seat : undefined);
      const where = on === undefined ? '' : ` su ${who(on)}`;
      return [`${who(event.seat)} gioca ${quoteCard(event.card)}${where}.`];
    }
    case 'waste':
      return [
        `${who(event.seat)} ha provato a giocare ${quoteCard(event.card)} su ${who(event.on)}, ma è un duplicato e va negli scarti.`,
      ];
    case 'enter':
    case 'exit': {
      const verb = event.did === 'enter' ? 'entra nell' : 'lascia l';
      return [
        `Una carta ${TYPE_NAMES[typeOf(event.card)]} ${verb}'aula di ${who(event.seat)}: ${quoteCard(event.card)}.`,
      ];
    }
    case 'effects':
    // The original program logs them before it asks whether to use them.
    case 'decline':
      return [formatEffectsLine(event.card, kindOf(event.card).when, who(event.seat))];
    case 'discard':
      return [`${who(event.seat)} ha scartato ${quoteCard(event.card)}.`];
    case 'lose':
      return [
        `${who(event.seat)} ha scartato ${toSingleLine(event.card)} a causa dell'attacco di ${who(event.by)}.`,
      ];
    case 'eliminate':
      return event.seat === event.from
        ? [`${who(event.seat)} ha scelto di eliminare ${quoteCard(event.card)} dalle proprie carte.`]
        : [`${who(event.seat)} ha eliminato ${quoteCard(event.card)} dalle carte di ${who(event.from)}.`];
    case 'steal':
      return [`${who(event.seat)} ha rubato ${quoteCard(event.card)} a ${who(event.from)}.`];
    case 'take':
      return event.card === undefined
        ? []
        : [`${who(event.seat)} ha rubato ${quoteCard(event.card)} dalla mano di ${who(event.from)}.`];
    case 'swap':
      return [
        `${who(event.seat)} scambia la mano con ${who(event.with)} per l'effetto ${capitalize('SCAMBIA')}.`,
      ];
    case 'oblige': {
      const by = event.by === event.seat ? '' : ` di ${who(event.by)}`;
      return [
        `${who(event.seat)} deve ${INFINITIVES[event.action]} una carta ${TYPE_NAMES[event.filter]} per l'effetto ${capitalize(event.action)}${by}.`,
      ];
    }
    case 'miss': {
      const where = event.on === event.seat ? '' : ` di ${who(event.on)}`;
      return [
        `${who(event.seat)} avrebbe dovuto ${INFINITIVES[event.action]} una carta ${TYPE_NAMES[event.filter]}${where}, ma non ne aveva.`,
      ];
    }
    case 'block': {
      const effect = kindOf(event.card).effects[event.at];
      const what = effect === undefined ? 'dal piazzamento' : `da ${formatEffect(effect)}`;
      const instant = kindOf(event.with);
      const own = instant.effects.every(({ action }) => action === 'BLOCCA');
      return [
        `${who(event.seat)} si difende ${what} di ${quoteCard(event.card)}, carta di ${who(event.by)}, con ${quoteCard(event.with)}.`,
        // No other event mentions an instant that only blocks.
        ...(own ? [formatEffectsLine(event.with, instant.when, who(event.seat))] : []),
      ];
    }
    case 'break':
      return [`La catena degli effetti di ${quoteCard(event.card)} di ${who(event.seat)} si interrompe.`];
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

const formatEffectsLine = (name: string, when: EffectMoment, who: string): string =>
  `Applicazione degli effetti di ${quoteCard(name)} (${capitalize(when)}) di ${who}.`;

export const withRound = (round: number, line: string): string => `[Turno ${round}] ${line}`;

export const formatSaveLine = (path: string): string => `Salvataggio su '${toSingleLine(path)}'...`;
export const REWIND_LINE = 'Una decisione viene ripresa.';

/** Lines about the session have no round. */
export const SESSION_LINES = {
  begun: 'Inizio del log.',
  created: (cards: number): readonly string[] => ['Nuova partita.', `Mazzo pronto, carte: ${cards}.`],
  loaded: (path: string): readonly string[] => [`Partita ripresa da '${toSingleLine(path)}'.`],
  ended: ['Fine della partita.', 'Fine del log.'],
} as const;
