/** Italian texts of the lab. */
import type { LabTexts } from './lab-texts.ts';

export const it: LabTexts = {
  progress: (done, of) => `${done} partite su ${of}`,
  heading: (preset, games, seed) => `Regole ${preset}, partite per coppia di mazzi: ${games}, seme ${seed}`,
  refused: (deck) => `${deck}: con questo mazzo non si gioca.`,
  starters: (known) => `I mazzi pronti sono ${known.join(', ')}.`,
  preset: (known) => `--preset vuole uno fra ${known.join(', ')}.`,
  pairings: 'Vittorie del primo mazzo della coppia (intervallo al 95 %, partite), durata mediana in turni',
  decks: 'Vittorie di ogni mazzo',
  first: (share) => `Vittorie di chi comincia: ${share}`,
  turns: (median, quarter, threeQuarters, least, most) =>
    `Durata in turni: mediana ${median}, metà delle partite fra ${quarter} e ${threeQuarters}, da ${least} a ${most}`,
  ends: (life, deck, other, draws) =>
    `Come finiscono: senza vita ${life}, senza carte ${deck}, altrimenti ${other}; patte ${draws}`,
  idle: (share, idle, able) => `Attaccanti senza un bersaglio utile: ${share} (${idle} su ${able})`,
  cards: (deck) => `${deck}: vittorie di chi ha avuto la carta in mano, e di chi l’ha giocata`,
  columns: { card: 'Carta', drawn: 'In mano', played: 'Giocata' },
  note: '+ vince più della media, - vince meno',
};
