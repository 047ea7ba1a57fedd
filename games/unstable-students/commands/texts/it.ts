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
    repaired: (path) => `Riscritto in ordine: ${path}.`,
  },
  compare: {
    agrees: (rounds) => (rounds === 1 ? 'coincide in un turno' : `coincide in ${rounds} turni`),
    verdicts: {
      differs: (game, round) => `differisce nel turno ${round} della partita ${game}`,
      unreadable: (game, round) =>
        `scrive un salvataggio illeggibile nel turno ${round} della partita ${game}`,
      'no save': (game, round) => `dopo il turno ${round} della partita ${game} non scrive il salvataggio`,
      crashed: (game, round) => `si interrompe con un errore nel turno ${round} della partita ${game}`,
      stopped: (game, round) => `non termina nel turno ${round} della partita ${game}`,
    },
    difference: (field, expected, found) =>
      `${field}: «${expected}» secondo le regole, «${found}» nel salvataggio del programma`,
    rule: (rule) => `regola ${rule} di games/unstable-students/RULES.md`,
    typed: (answers) => `risposte digitate: ${answers}`,
    problems: {
      'not started': (why) => `non si può avviare: ${why}`,
      sandbox: (why) => `l’ambiente isolato non funziona: ${why}`,
      static: () => 'non confrontabile: è un binario statico, in cui non si possono caricare numeri casuali',
      'no binary': () => 'non confrontabile: non è un programma compilato',
      'no compiler': () => 'non confrontabile: serve un compilatore C (cc), che non è installato',
      'no terminal': () => 'non confrontabile: qui non si può aprire uno pseudoterminale',
      'not built': () => 'non si può compilare',
    },
    empty: 'In questa cartella non ci sono consegne.',
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
