/** The texts of the campaign in every language. */
import type { ByLanguage } from '@ludoteca/kit';

export interface CampaignTexts {
  readonly starterTitle: string;
  readonly starterAbout: string;
  mapTitle(won: number, of: number): string;
  readonly mapAbout: string;
  /** How many more victories open the next opponents. */
  locked(opponents: number): string;
  readonly complete: string;
  deckItem(size: number, owned: number): string;
  readonly won: string;
  deckTitle(size: number): string;
  readonly deckAbout: string;
  readonly useAdvice: string;
  readonly toMap: string;
  aside(card: string): string;
  into(card: string): string;
  fight(name: string): string;
  rule(text: string): string;
  wonTitle(name: string): string;
  /** The cards that were unlocked. */
  reward(cards: string): string;
  lostTitle(name: string): string;
  readonly lostAbout: string;
  readonly again: string;
}

export const campaignTexts: ByLanguage<CampaignTexts> = {
  it: {
    starterTitle: 'Con quale mazzo parti?',
    starterAbout:
      'La Campana si è spezzata in sei frammenti, e la Strada porta a chi li custodisce. Le carte del primo mazzo sono le tue; ogni vittoria ne aggiunge altre.',
    mapTitle: (won, of) => `La Strada della Campana: ${won} di ${of}`,
    mapAbout: 'Scegli chi sfidare, o prepara il mazzo con le carte che hai.',
    locked: (opponents) =>
      opponents === 1
        ? 'Un altro avversario ti aspetta più avanti.'
        : `Altri ${opponents} avversari ti aspettano più avanti.`,
    complete: 'La campagna è completa: la Campana suona di nuovo. Puoi sfidare ancora chiunque.',
    deckItem: (size, owned) => `Il tuo mazzo (${size} carte, ${owned} nella collezione)`,
    won: 'battuto',
    deckTitle: (size) => `Il tuo mazzo: ${size} carte`,
    deckAbout: 'Un mazzo ha da 40 a 60 carte e al massimo 3 leggendarie.',
    useAdvice: 'Usa il mazzo consigliato',
    toMap: 'Torna alla Strada',
    aside: (card) => `Togli ${card}`,
    into: (card) => `Aggiungi ${card}`,
    fight: (name) => `Sfida: ${name}`,
    rule: (text) => `Regola speciale. ${text}`,
    wonTitle: (name) => `Vittoria: ${name}`,
    reward: (cards) => `Nuove carte: ${cards}.`,
    lostTitle: (name) => `Non è andata: ${name}`,
    lostAbout: 'La Strada non ha fretta. Cambia mazzo, o riprova.',
    again: 'Riprova',
  },
  en: {
    starterTitle: 'With which deck do you set out?',
    starterAbout:
      'The Bell broke into six shards, and the Road leads to those who keep them. The cards of your first deck are yours; every victory adds others.',
    mapTitle: (won, of) => `The Road of the Bell: ${won} of ${of}`,
    mapAbout: 'Choose whom to challenge, or prepare your deck with the cards that you own.',
    locked: (opponents) =>
      opponents === 1
        ? 'One more opponent waits further on.'
        : `${opponents} more opponents wait further on.`,
    complete: 'The campaign is complete: the Bell rings again. You can still challenge anyone.',
    deckItem: (size, owned) => `Your deck (${size} cards, ${owned} in the collection)`,
    won: 'beaten',
    deckTitle: (size) => `Your deck: ${size} cards`,
    deckAbout: 'A deck has 40 to 60 cards and at most 3 legendary ones.',
    useAdvice: 'Use the advised deck',
    toMap: 'Back to the Road',
    aside: (card) => `Remove ${card}`,
    into: (card) => `Add ${card}`,
    fight: (name) => `Challenge: ${name}`,
    rule: (text) => `Special rule. ${text}`,
    wonTitle: (name) => `Victory: ${name}`,
    reward: (cards) => `New cards: ${cards}.`,
    lostTitle: (name) => `Not this time: ${name}`,
    lostAbout: 'The Road is in no hurry. Change your deck, or try again.',
    again: 'Try again',
  },
  pt: {
    starterTitle: 'Com qual baralho você parte?',
    starterAbout:
      'O Sino se quebrou em seis fragmentos, e a Estrada leva a quem os guarda. As cartas do primeiro baralho são suas; cada vitória acrescenta outras.',
    mapTitle: (won, of) => `A Estrada do Sino: ${won} de ${of}`,
    mapAbout: 'Escolha quem desafiar, ou prepare o baralho com as cartas que você tem.',
    locked: (opponents) =>
      opponents === 1 ? 'Mais um oponente espera adiante.' : `Mais ${opponents} oponentes esperam adiante.`,
    complete: 'A campanha está completa: o Sino toca de novo. Você ainda pode desafiar qualquer um.',
    deckItem: (size, owned) => `Seu baralho (${size} cartas, ${owned} na coleção)`,
    won: 'vencido',
    deckTitle: (size) => `Seu baralho: ${size} cartas`,
    deckAbout: 'Um baralho tem de 40 a 60 cartas e no máximo 3 lendárias.',
    useAdvice: 'Usar o baralho aconselhado',
    toMap: 'Voltar à Estrada',
    aside: (card) => `Tirar ${card}`,
    into: (card) => `Adicionar ${card}`,
    fight: (name) => `Desafio: ${name}`,
    rule: (text) => `Regra especial. ${text}`,
    wonTitle: (name) => `Vitória: ${name}`,
    reward: (cards) => `Novas cartas: ${cards}.`,
    lostTitle: (name) => `Não foi desta vez: ${name}`,
    lostAbout: 'A Estrada não tem pressa. Mude o baralho, ou tente de novo.',
    again: 'Tentar de novo',
  },
};
