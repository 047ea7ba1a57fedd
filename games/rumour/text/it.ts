/** The Italian texts. */
import type { RumourTexts } from './text-types.ts';

export const it: RumourTexts = {
  name: 'Diceria',
  about: 'Un piccolo gioco di lingue lunghe: chi ha più carte alla fine vince.',
  rules: [
    'Al tuo turno peschi una carta, poi diffondi una diceria o taci.',
    'Chi ha carte può rispondere con un alibi, e a un alibi si risponde con un altro alibi, senza fine.',
    'Una diceria che regge fa scartare una carta a ciascun altro; un alibi che regge ferma ciò a cui risponde. Chi ha fatto reggere la sua carta ne pesca una.',
    'Quando il mazzo è vuoto vince chi ha più carte in mano.',
  ],
  cards: { rumour: 'diceria', alibi: 'alibi', gossip: 'pettegolezzo' },
  zones: { stock: 'Mazzo', pile: 'Scarti', hand: (name) => `Mano di ${name}`, hidden: 'carta coperta' },
  events: {
    begin: (name) => `Comincia ${name}.`,
    draw: (name, count, cards) => `${name} pesca ${cards ?? (count === 1 ? 'una carta' : `${count} carte`)}.`,
    play: (name, card) => `${name} gioca: ${card}.`,
    'keep quiet': (name) => `${name} tace.`,
    discard: (name, card) => `${name} scarta: ${card}.`,
    leave: (name) => `${name} lascia la partita.`,
  },
  questions: {
    speak: (name) => `${name}, diffondi una diceria?`,
    window: (name) => `${name}, rispondi con un alibi?`,
    discard: (name) => `${name}, quale carta scarti?`,
  },
  options: {
    quiet: 'tacere',
    pass: 'lasciar correre',
    rumour: 'diffondere una diceria',
    alibi: 'dare un alibi',
  },
  reasons: {
    'no rumour': () => 'Non hai una diceria in mano.',
    'no alibi': () => 'Non hai un alibi in mano.',
    speak: () => 'Al tuo turno diffondi una diceria o taci.',
    answer: () => 'Si risponde con un alibi o si lascia correre.',
    'not in hand': () => 'Non hai questa carta in mano.',
  },
};
