/** The remarks of the computer player as sentences. */
import type { ByLanguage, ReasonFacts, PlayerNames, ReasonTexts } from '@ludoteca/kit';
import type { RemarkKey } from './remarks.ts';

interface RemarkSubject {
  readonly card: string;
  readonly name: string;
}

type RemarkSentences = { readonly [key in RemarkKey]: (subject: RemarkSubject) => string };

const it: RemarkSentences = {
  'plays to win': ({ card }) => `${card} completa l’aula: è la vittoria.`,
  'plays a student': ({ card }) => `${card} è uno studente che mi manca.`,
  'plays a bonus': ({ card }) => `${card} mi servirà a ogni round.`,
  'plays a magic': ({ card }) => `${card} adesso rende più di un’altra carta.`,
  hinders: ({ card, name }) => `${card} frena ${name}.`,
  draws: () => 'Niente che valga la pena giocare: meglio un’altra carta.',
  'uses the effects': ({ card }) => `Gli effetti di ${card} mi convengono.`,
  'leaves the effects': () => 'Questi effetti mi costerebbero più di quanto rendono.',
  'discards a duplicate': ({ card }) => `${card} è un doppione: è il primo da scartare.`,
  'discards the least': ({ card }) => `${card} è la carta che mi serve meno.`,
  'aims at the leader': ({ name }) => `${name} è chi ha più da perdere.`,
  'steals to win': ({ card, name }) => `${card} di ${name} completa la mia aula: rubo invece di eliminare.`,
  steals: ({ card, name }) => `${card} serve più a me che a ${name}.`,
  'eliminates the best': ({ card, name }) => `${card} è la carta migliore di ${name}.`,
  'gives up the least': ({ card }) => `${card} è la mia carta che vale meno.`,
  'blocks the winner': ({ card, name }) => `Con ${card} ${name} vincerebbe: lo fermo.`,
  blocks: ({ card, name }) => `${card} di ${name} mi farebbe troppo male.`,
  'holds the last': () => 'Tengo l’ultima istantanea: qualcuno è vicino alla vittoria.',
  'lets pass what cannot hurt': ({ card }) => `${card} non mi può nuocere: lascio fare.`,
  'lets pass': ({ card }) => `${card} non vale un’istantanea.`,
  'has no instant': ({ card }) => `Contro ${card} non ho istantanee: lascio fare.`,
  'does what it can': () => 'Non c’è molto da scegliere.',
};

const en: RemarkSentences = {
  'plays to win': ({ card }) => `${card} completes the room: that wins.`,
  'plays a student': ({ card }) => `${card} is a student I do not have yet.`,
  'plays a bonus': ({ card }) => `${card} will help me every round.`,
  'plays a magic': ({ card }) => `${card} now brings more than another card.`,
  hinders: ({ card, name }) => `${card} slows ${name} down.`,
  draws: () => 'Nothing is worth playing: another card is better.',
  'uses the effects': ({ card }) => `The effects of ${card} are good for me.`,
  'leaves the effects': () => 'These effects would cost me more than they bring.',
  'discards a duplicate': ({ card }) => `${card} is a duplicate: the first to go.`,
  'discards the least': ({ card }) => `${card} is the card I need least.`,
  'aims at the leader': ({ name }) => `${name} has most to lose.`,
  'steals to win': ({ card, name }) =>
    `${card} of ${name} completes my room: I steal instead of eliminating.`,
  steals: ({ card, name }) => `${card} is worth more to me than to ${name}.`,
  'eliminates the best': ({ card, name }) => `${card} is the best card of ${name}.`,
  'gives up the least': ({ card }) => `${card} is my card of least worth.`,
  'blocks the winner': ({ card, name }) => `With ${card} ${name} would win: I stop it.`,
  blocks: ({ card, name }) => `${card} of ${name} would hurt me too much.`,
  'holds the last': () => 'I hold the last instant: somebody is close to winning.',
  'lets pass what cannot hurt': ({ card }) => `${card} cannot hurt me: let it happen.`,
  'lets pass': ({ card }) => `${card} is not worth an instant.`,
  'has no instant': ({ card }) => `I have no instant against ${card}: let it happen.`,
  'does what it can': () => 'There is not much to choose.',
};

const pt: RemarkSentences = {
  'plays to win': ({ card }) => `${card} completa a sala: é a vitória.`,
  'plays a student': ({ card }) => `${card} é um estudante que me falta.`,
  'plays a bonus': ({ card }) => `${card} vai me ajudar a cada rodada.`,
  'plays a magic': ({ card }) => `${card} agora rende mais do que outra carta.`,
  hinders: ({ card, name }) => `${card} atrasa ${name}.`,
  draws: () => 'Nada que valha a pena jogar: melhor outra carta.',
  'uses the effects': ({ card }) => `Os efeitos de ${card} são bons para mim.`,
  'leaves the effects': () => 'Esses efeitos me custariam mais do que rendem.',
  'discards a duplicate': ({ card }) => `${card} é repetida: a primeira a sair.`,
  'discards the least': ({ card }) => `${card} é a carta de que menos preciso.`,
  'aims at the leader': ({ name }) => `${name} é quem mais tem a perder.`,
  'steals to win': ({ card, name }) => `${card} de ${name} completa a minha sala: roubo em vez de eliminar.`,
  steals: ({ card, name }) => `${card} vale mais para mim do que para ${name}.`,
  'eliminates the best': ({ card, name }) => `${card} é a melhor carta de ${name}.`,
  'gives up the least': ({ card }) => `${card} é a minha carta de menor valor.`,
  'blocks the winner': ({ card, name }) => `Com ${card}, ${name} venceria: bloqueio.`,
  blocks: ({ card, name }) => `${card} de ${name} me faria mal demais.`,
  'holds the last': () => 'Guardo a última instantânea: alguém está perto de vencer.',
  'lets pass what cannot hurt': ({ card }) => `${card} não pode me prejudicar: deixo passar.`,
  'lets pass': ({ card }) => `${card} não vale uma instantânea.`,
  'has no instant': ({ card }) => `Não tenho instantânea contra ${card}: deixo passar.`,
  'does what it can': () => 'Não há muito o que escolher.',
};

const sentences: ByLanguage<RemarkSentences> = { it, en, pt };

const subjectOf = (
  facts: ReasonFacts,
  quoted: (card: string) => string,
  names: PlayerNames,
): RemarkSubject => ({
  card: quoted(typeof facts['card'] === 'string' ? facts['card'] : ''),
  name: names[Number(facts['seat'])] ?? '',
});

/** The remarks of one language in the form of the game's reasons. */
export function remarkTexts(
  language: keyof ByLanguage<unknown>,
  quoted: (card: string) => string,
  names: PlayerNames,
): ReasonTexts<RemarkKey> {
  const entries = Object.entries(sentences[language]).map(([key, sentence]) => [
    key,
    (facts: ReasonFacts) => sentence(subjectOf(facts, quoted, names)),
  ]);
  return Object.fromEntries(entries) as ReasonTexts<RemarkKey>;
}
