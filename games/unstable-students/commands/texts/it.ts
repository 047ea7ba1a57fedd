/** The texts of the commands in Italian. */
import type { StudentsCommandTexts } from './text-types.ts';

export const it: StudentsCommandTexts = {
  level: { error: 'errore', warning: 'avviso' },
  found: (errors, warnings) =>
    errors + warnings === 0 ? 'Nessun problema.' : `Errori: ${errors}, avvisi: ${warnings}.`,
  convert: {
    ending: (path) => `${path}: il nome deve finire in .txt o .json.`,
    done: (path, kinds, cards) => `${path}: ${kinds} carte diverse, ${cards} in tutto.`,
  },
  inspect: {
    refused: 'Il salvataggio è rifiutato:',
    fine: 'Il salvataggio è in ordine.',
    odd: 'Il salvataggio si può giocare, con questi rimedi:',
    repaired: (path) => `Riparato e scritto in ${path}.`,
  },
  lab: {
    progress: (deck, games, of) => `${deck}: ${games} partite su ${of}`,
    heading: (deck, games, seats) => `${deck}: ${games} partite in ${seats}`,
    length: (mean, least, most) => `Durata in turni: in media ${mean}, da ${least} a ${most}`,
    unfinished: (games) => `Partite senza vincitore: ${games}`,
    seats: 'Vittorie per posto, nell’ordine di gioco (intervallo al 95 %)',
    seat: (number, share) => `Posto ${number}: ${share}`,
    cards: 'Vittorie di chi ha avuto in mano e di chi ha giocato la carta (intervallo al 95 %)',
    columns: { card: 'Carta', drawn: 'In mano', played: 'Giocata' },
    refused: (deck) => `${deck}: con questo mazzo non si gioca.`,
    note: '+ vince più della media, - vince meno',
  },
};
