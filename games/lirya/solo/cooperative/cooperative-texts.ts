/** The texts of the cooperative mode in every language. */
import type { ByLanguage } from '@ludoteca/kit';
import type { SoloResult } from '../read-result.ts';

export interface CooperativeTexts {
  readonly rivalTitle: string;
  readonly about: string;
  readonly deckTitle: string;
  readonly deckAbout: string;
  matchTitle(rival: string): string;
  readonly turns: string;
  play(rival: string): string;
  readonly otherRival: string;
  readonly resultTitle: { readonly [result in SoloResult]: string };
  defeated(rivals: string): string;
  readonly again: string;
}

export const cooperativeTexts: ByLanguage<CooperativeTexts> = {
  it: {
    rivalTitle: 'In due contro chi?',
    about:
      'Due persone giocano insieme, con un mazzo, una mano e un campo in comune, contro un computer che ha regole sue.',
    deckTitle: 'Con quale mazzo?',
    deckAbout: 'Il mazzo è di entrambi. Parlatene.',
    matchTitle: (rival) => `Insieme contro: ${rival}`,
    turns:
      'I vostri turni si alternano: il primo è di una persona, il secondo dell’altra, e così via. Chi non ha il turno decide le difese e le risposte fino al turno successivo.',
    play: (rival) => `Giocate contro: ${rival}`,
    otherRival: 'Scegliete un altro avversario',
    resultTitle: { won: 'Avete vinto insieme', lost: 'Avete perso insieme', drawn: 'Pari' },
    defeated: (rivals) => `Battuti finora: ${rivals}.`,
    again: 'Ancora',
  },
  en: {
    rivalTitle: 'Two of you against whom?',
    about:
      'Two people play together, sharing a deck, a hand and a field, against a computer that has rules of its own.',
    deckTitle: 'With which deck?',
    deckAbout: 'The deck belongs to both of you. Talk about it.',
    matchTitle: (rival) => `Together against: ${rival}`,
    turns:
      'Your turns alternate: the first belongs to one person, the second to the other, and so on. Whoever does not have the turn decides defences and responses until the next one.',
    play: (rival) => `Play against: ${rival}`,
    otherRival: 'Choose another rival',
    resultTitle: { won: 'You won together', lost: 'You lost together', drawn: 'A draw' },
    defeated: (rivals) => `Defeated so far: ${rivals}.`,
    again: 'Once more',
  },
  pt: {
    rivalTitle: 'Vocês dois contra quem?',
    about:
      'Duas pessoas jogam juntas, com um baralho, uma mão e um campo em comum, contra um computador que tem regras próprias.',
    deckTitle: 'Com qual baralho?',
    deckAbout: 'O baralho é dos dois. Conversem.',
    matchTitle: (rival) => `Juntos contra: ${rival}`,
    turns:
      'Os turnos de vocês se alternam: o primeiro é de uma pessoa, o segundo da outra, e assim por diante. Quem não tem o turno decide as defesas e as respostas até o próximo.',
    play: (rival) => `Jogar contra: ${rival}`,
    otherRival: 'Escolher outro rival',
    resultTitle: { won: 'Vocês venceram juntos', lost: 'Vocês perderam juntos', drawn: 'Empate' },
    defeated: (rivals) => `Vencidos até agora: ${rivals}.`,
    again: 'Mais uma vez',
  },
};
