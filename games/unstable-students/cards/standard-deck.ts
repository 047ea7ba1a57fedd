/** The shipped deck: the cards of the original game with own texts. Names are not translated, because they identify cards. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import {
  type EffectCode,
  parseEffect,
  type CardKind,
  type EffectMoment,
  type StudentsCardType,
} from './codes.ts';

type CardTexts = ByLanguage<string>;

/** The description of the kind, which goes into files, is Italian. */
interface ShippedCard {
  readonly kind: CardKind;
  readonly texts: CardTexts;
}

const defineCard = (
  copies: number,
  type: StudentsCardType,
  name: string,
  when: EffectMoment,
  codes: readonly EffectCode[],
  texts: CardTexts,
  optional = false,
): ShippedCard => ({
  kind: { copies, name, description: texts.it, type, effects: codes.map(parseEffect), when, optional },
  texts,
});

const cardWithoutEffects = (
  copies: number,
  type: StudentsCardType,
  name: string,
  texts: CardTexts,
): ShippedCard => defineCard(copies, type, name, 'MAI', [], texts);

const optionalCard = (
  copies: number,
  type: StudentsCardType,
  name: string,
  when: EffectMoment,
  codes: readonly EffectCode[],
  texts: CardTexts,
): ShippedCard => defineCard(copies, type, name, when, codes, texts, true);

const CARDS: readonly ShippedCard[] = [
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Energy Drink', {
    it: 'Non dorme dal giorno dell’iscrizione.',
    en: 'Has not slept since enrolment day.',
    pt: 'Não dorme desde o dia da matrícula.',
  }),
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Scout', {
    it: 'Trova sempre l’aula giusta, anche senza mappa.',
    en: 'Always finds the right room, even without a map.',
    pt: 'Sempre acha a sala certa, mesmo sem mapa.',
  }),
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Smanettone', {
    it: 'Ha già riprogrammato il distributore del caffè.',
    en: 'Has already reprogrammed the coffee machine.',
    pt: 'Já reprogramou a máquina de café.',
  }),
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Gamer', {
    it: 'Ancora un livello, poi apre il libro. Forse.',
    en: 'One more level, then the book. Perhaps.',
    pt: 'Mais uma fase e depois abre o livro. Talvez.',
  }),
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Multitasking', {
    it: 'Segue tre lezioni insieme e ne ricorda mezza.',
    en: 'Follows three lectures at once and remembers half of one.',
    pt: 'Assiste a três aulas ao mesmo tempo e lembra de meia.',
  }),
  cardWithoutEffects(1, 'MATRICOLA', 'Matricola Scacchista', {
    it: 'Aveva previsto ogni domanda dell’orale, tranne quella.',
    en: 'Had foreseen every question of the oral, except that one.',
    pt: 'Tinha previsto todas as perguntas da prova oral, menos aquela.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Freddoloso', {
    it: 'In aula tiene il cappotto anche a giugno.',
    en: 'Keeps the coat on indoors, even in June.',
    pt: 'Não tira o casaco nem em dezembro.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Boscaiolo', {
    it: 'Camicia a quadri e appunti intagliati nel banco.',
    en: 'A checked shirt, and notes carved into the desk.',
    pt: 'Camisa xadrez e anotações entalhadas na carteira.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Trassato', {
    it: 'Cura lo stile molto più del programma d’esame.',
    en: 'Works on the looks far more than on the syllabus.',
    pt: 'Cuida do visual bem mais que da matéria.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Erasmus', {
    it: 'Sa dire «rimandato a settembre» in cinque lingue.',
    en: 'Can say “see you at the resit” in five languages.',
    pt: 'Sabe dizer “fiquei para recuperação” em cinco línguas.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Influencer', {
    it: 'La sua tesi ha più follower che pagine.',
    en: 'The thesis has more followers than pages.',
    pt: 'O trabalho final tem mais seguidores que páginas.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Palestrato', {
    it: 'Solleva il manuale di analisi con una mano sola.',
    en: 'Lifts the calculus textbook with one hand.',
    pt: 'Levanta o livro de cálculo com uma mão só.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Anticipatore', {
    it: 'Studia già per l’esame dell’anno prossimo.',
    en: 'Is already studying for next year’s exam.',
    pt: 'Já estuda para a prova do ano que vem.',
  }),
  cardWithoutEffects(3, 'STUDENTE_SEMPLICE', 'Studente Chiacchierone', {
    it: 'Commenta la lezione più a lungo del professore.',
    en: 'Comments on the lecture for longer than it lasts.',
    pt: 'Comenta a aula por mais tempo do que ela dura.',
  }),
  optionalCard(4, 'LAUREANDO', 'Laureando Nerd', 'FINE', ['ELIMINA/TU/ALL'], {
    it: 'Quando lascia l’aula, puoi eliminare una carta in gioco di un avversario.',
    en: 'When it leaves the room, you may remove one of an opponent’s cards in play.',
    pt: 'Ao deixar a sala, você pode eliminar uma carta em jogo de um adversário.',
  }),
  defineCard(4, 'LAUREANDO', 'Laureando Lagna', 'SUBITO', ['SCARTA/TUTTI/ALL'], {
    it: 'Quando entra in aula, ogni giocatore, tu compreso, scarta una carta.',
    en: 'When it enters the room, every player, you included, discards a card.',
    pt: 'Ao entrar na sala, cada jogador, inclusive você, descarta uma carta.',
  }),
  optionalCard(4, 'LAUREANDO', 'Laureando Seduttore', 'SUBITO', ['SCARTA/IO/ALL', 'RUBA/TU/STUDENTE'], {
    it: 'Quando entra in aula, puoi scartare una carta e poi rubare uno studente a un avversario.',
    en: 'When it enters the room, you may discard a card, then steal one of an opponent’s students.',
    pt: 'Ao entrar na sala, você pode descartar uma carta e depois roubar um estudante de um adversário.',
  }),
  defineCard(4, 'LAUREANDO', 'Laureando Avido', 'SUBITO', ['PESCA/IO/ALL'], {
    it: 'Quando entra in aula, pesca una carta.',
    en: 'When it enters the room, draw a card.',
    pt: 'Ao entrar na sala, compre uma carta.',
  }),
  defineCard(
    4,
    'LAUREANDO',
    'Laureando Hipster',
    'SUBITO',
    ['PESCA/IO/ALL', 'PESCA/IO/ALL', 'SCARTA/IO/ALL'],
    {
      it: 'Quando entra in aula, pesca due carte, poi scarta una carta.',
      en: 'When it enters the room, draw two cards, then discard a card.',
      pt: 'Ao entrar na sala, compre duas cartas e depois descarte uma carta.',
    },
  ),
  defineCard(4, 'LAUREANDO', 'Laureando Casinista', 'SUBITO', ['ELIMINA/TUTTI/STUDENTE'], {
    it: 'Quando entra in aula, ogni giocatore, tu compreso, perde uno studente.',
    en: 'When it enters the room, every player, you included, loses a student.',
    pt: 'Ao entrar na sala, cada jogador, inclusive você, perde um estudante.',
  }),
  optionalCard(4, 'LAUREANDO', 'Laureando Snitch', 'SUBITO', ['ELIMINA/TU/BONUS'], {
    it: 'Quando entra in aula, puoi eliminare un bonus di un avversario.',
    en: 'When it enters the room, you may remove one of an opponent’s bonuses.',
    pt: 'Ao entrar na sala, você pode eliminar um bônus de um adversário.',
  }),
  optionalCard(4, 'LAUREANDO', 'Laureando Ladro', 'SUBITO', ['RUBA/TU/BONUS'], {
    it: 'Quando entra in aula, puoi rubare un bonus a un avversario.',
    en: 'When it enters the room, you may steal one of an opponent’s bonuses.',
    pt: 'Ao entrar na sala, você pode roubar um bônus de um adversário.',
  }),
  optionalCard(3, 'BONUS', 'CTM in orario', 'INIZIO', ['GIOCA/IO/ALL'], {
    it: 'All’inizio del tuo turno, puoi giocare una carta.',
    en: 'At the start of your turn, you may play a card.',
    pt: 'No início da sua vez, você pode jogar uma carta.',
  }),
  optionalCard(
    3,
    'BONUS',
    'Salta fila in mensa',
    'INIZIO',
    ['SCARTA/IO/ALL', 'SCARTA/IO/ALL', 'SCARTA/IO/ALL', 'RUBA/TU/STUDENTE'],
    {
      it: 'All’inizio del tuo turno, puoi scartare tre carte e poi rubare uno studente a un avversario.',
      en: 'At the start of your turn, you may discard three cards, then steal one of an opponent’s students.',
      pt: 'No início da sua vez, você pode descartar três cartas e depois roubar um estudante de um adversário.',
    },
  ),
  optionalCard(
    3,
    'BONUS',
    'Aula dei vecchi progetti',
    'INIZIO',
    ['SCARTA/IO/ALL', 'SCARTA/IO/ALL', 'ELIMINA/TU/STUDENTE'],
    {
      it: 'All’inizio del tuo turno, puoi scartare due carte e poi eliminare uno studente di un avversario.',
      en: 'At the start of your turn, you may discard two cards, then remove one of an opponent’s students.',
      pt: 'No início da sua vez, você pode descartar duas cartas e depois eliminar um estudante de um adversário.',
    },
  ),
  optionalCard(3, 'BONUS', 'Macchinetta inceppata', 'INIZIO', ['SCARTA/IO/ALL', 'PESCA/IO/ALL'], {
    it: 'All’inizio del tuo turno, puoi scartare una carta e poi pescare una carta.',
    en: 'At the start of your turn, you may discard a card, then draw a card.',
    pt: 'No início da sua vez, você pode descartar uma carta e depois comprar uma carta.',
  }),
  optionalCard(
    3,
    'BONUS',
    'Sovraccarico di caffeina',
    'INIZIO',
    ['ELIMINA/IO/ALL', 'PESCA/IO/ALL', 'PESCA/IO/ALL'],
    {
      it: 'All’inizio del tuo turno, puoi eliminare una tua carta in gioco e poi pescare due carte.',
      en: 'At the start of your turn, you may remove one of your cards in play, then draw two cards.',
      pt: 'No início da sua vez, você pode eliminar uma carta sua em jogo e depois comprar duas cartas.',
    },
  ),
  optionalCard(3, 'BONUS', 'Sparacoriandoli', 'INIZIO', ['ELIMINA/IO/ALL', 'ELIMINA/TU/ALL'], {
    it: 'All’inizio del tuo turno, puoi eliminare una tua carta in gioco e poi una carta in gioco di un avversario.',
    en: 'At the start of your turn, you may remove one of your cards in play, then one of an opponent’s cards in play.',
    pt: 'No início da sua vez, você pode eliminar uma carta sua em jogo e depois uma carta em jogo de um adversário.',
  }),
  defineCard(2, 'MALUS', 'Aula minuscola', 'INIZIO', ['ELIMINA/IO/STUDENTE'], {
    it: 'All’inizio del tuo turno, elimina un tuo studente.',
    en: 'At the start of your turn, remove one of your students.',
    pt: 'No início da sua vez, elimine um estudante seu.',
  }),
  defineCard(1, 'MALUS', 'Portone chiuso', 'INIZIO', ['SCARTA/IO/ALL'], {
    it: 'All’inizio del tuo turno, scarta una carta.',
    en: 'At the start of your turn, discard a card.',
    pt: 'No início da sua vez, descarte uma carta.',
  }),
  defineCard(1, 'MALUS', 'Allerta meteo', 'INIZIO', ['ELIMINA/IO/STUDENTE', 'PESCA/IO/ALL'], {
    it: 'All’inizio del tuo turno, elimina un tuo studente, poi pesca una carta.',
    en: 'At the start of your turn, remove one of your students, then draw a card.',
    pt: 'No início da sua vez, elimine um estudante seu e depois compre uma carta.',
  }),
  defineCard(1, 'MALUS', 'Esame in Lab T', 'SEMPRE', ['MOSTRA/IO/ALL'], {
    it: 'Finché resta davanti a te, mostra la tua mano a tutti.',
    en: 'While it is in front of you, show your hand to everybody.',
    pt: 'Enquanto estiver diante de você, mostre a sua mão a todos.',
  }),
  defineCard(1, 'MALUS', 'Teams fuori servizio', 'SEMPRE', ['IMPEDIRE/IO/BONUS'], {
    it: 'Finché resta davanti a te, non puoi usare bonus.',
    en: 'While it is in front of you, you cannot use bonuses.',
    pt: 'Enquanto estiver diante de você, você não pode usar bônus.',
  }),
  defineCard(1, 'MALUS', 'CTM in ritardo', 'SEMPRE', ['IMPEDIRE/IO/ISTANTANEA'], {
    it: 'Finché resta davanti a te, non puoi usare istantanee.',
    en: 'While it is in front of you, you cannot use instants.',
    pt: 'Enquanto estiver diante de você, você não pode usar instantâneas.',
  }),
  defineCard(1, 'MALUS', 'Ingegnerizzazione', 'SEMPRE', ['INGEGNERE/IO/STUDENTE'], {
    it: 'Finché resta davanti a te, non puoi vincere.',
    en: 'While it is in front of you, you cannot win.',
    pt: 'Enquanto estiver diante de você, você não pode vencer.',
  }),
  defineCard(3, 'MAGIA', 'Due per Uno', 'SUBITO', ['ELIMINA/IO/ALL', 'ELIMINA/TU/ALL', 'ELIMINA/TU/ALL'], {
    it: 'Elimina una tua carta in gioco, poi due carte in gioco di un avversario.',
    en: 'Remove one of your cards in play, then two of an opponent’s cards in play.',
    pt: 'Elimine uma carta sua em jogo e depois duas cartas em jogo de um adversário.',
  }),
  defineCard(3, 'MAGIA', 'Scambio di esame', 'SUBITO', ['SCAMBIA/TU/ALL'], {
    it: 'Scambia la tua mano con quella di un avversario.',
    en: 'Swap hands with an opponent.',
    pt: 'Troque a sua mão com a de um adversário.',
  }),
  defineCard(3, 'MAGIA', 'Passaggio di appunti', 'SUBITO', ['PRENDI/TU/ALL'], {
    it: 'Prendi una carta a caso dalla mano di un avversario.',
    en: 'Take a random card from an opponent’s hand.',
    pt: 'Pegue uma carta ao acaso da mão de um adversário.',
  }),
  defineCard(
    3,
    'MAGIA',
    'Copia dal turno precedente',
    'SUBITO',
    ['SCARTA/IO/ALL', 'PRENDI/TU/ALL', 'PRENDI/TU/ALL'],
    {
      it: 'Scarta una carta, poi prendi due carte a caso dalla mano di un avversario.',
      en: 'Discard a card, then take two random cards from an opponent’s hand.',
      pt: 'Descarte uma carta e depois pegue duas cartas ao acaso da mão de um adversário.',
    },
  ),
  defineCard(3, 'MAGIA', 'Aperitivo da Tiffany', 'SUBITO', ['ELIMINA/TU/STUDENTE'], {
    it: 'Elimina uno studente di un avversario.',
    en: 'Remove one of an opponent’s students.',
    pt: 'Elimine um estudante de um adversário.',
  }),
  defineCard(
    2,
    'MAGIA',
    'Colpo di Fortuna',
    'SUBITO',
    ['PESCA/IO/ALL', 'PESCA/IO/ALL', 'SCARTA/IO/ALL', 'SCARTA/IO/ALL', 'SCARTA/IO/ALL', 'GIOCA/IO/ALL'],
    {
      it: 'Pesca due carte, poi scarta tre carte, poi gioca una carta.',
      en: 'Draw two cards, then discard three cards, then play a card.',
      pt: 'Compre duas cartas, depois descarte três cartas e depois jogue uma carta.',
    },
  ),
  defineCard(
    2,
    'MAGIA',
    'Ottimo Affare',
    'SUBITO',
    ['PESCA/IO/ALL', 'PESCA/IO/ALL', 'PESCA/IO/ALL', 'SCARTA/IO/ALL'],
    {
      it: 'Pesca tre carte, poi scarta una carta.',
      en: 'Draw three cards, then discard a card.',
      pt: 'Compre três cartas e depois descarte uma carta.',
    },
  ),
  defineCard(2, 'MAGIA', 'Attacco Hacker', 'SUBITO', ['ELIMINA/TU/BONUS'], {
    it: 'Elimina un bonus di un avversario.',
    en: 'Remove one of an opponent’s bonuses.',
    pt: 'Elimine um bônus de um adversário.',
  }),
  defineCard(2, 'MAGIA', 'free(svantaggio);', 'SUBITO', ['ELIMINA/IO/MALUS'], {
    it: 'Elimina un tuo malus.',
    en: 'Remove one of your maluses.',
    pt: 'Elimine um malus seu.',
  }),
  defineCard(2, 'MAGIA', 'Ruba Studente', 'SUBITO', ['RUBA/TU/STUDENTE'], {
    it: 'Ruba uno studente a un avversario.',
    en: 'Steal one of an opponent’s students.',
    pt: 'Roube um estudante de um adversário.',
  }),
  defineCard(3, 'MAGIA', 'Sessione di Laurea', 'SUBITO', ['ELIMINA/TUTTI/STUDENTE'], {
    it: 'Ogni giocatore, tu compreso, perde uno studente.',
    en: 'Every player, you included, loses a student.',
    pt: 'Cada jogador, inclusive você, perde um estudante.',
  }),
  defineCard(3, 'MAGIA', 'Tasto reset', 'SUBITO', ['ELIMINA/TUTTI/BONUS', 'ELIMINA/TUTTI/MALUS'], {
    it: 'Ogni giocatore, tu compreso, perde un bonus e poi un malus.',
    en: 'Every player, you included, loses a bonus, then a malus.',
    pt: 'Cada jogador, inclusive você, perde um bônus e depois um malus.',
  }),
  defineCard(3, 'MAGIA', 'Bagno intasato', 'SUBITO', ['SCARTA/VOI/ALL'], {
    it: 'Ogni avversario scarta una carta.',
    en: 'Every opponent discards a card.',
    pt: 'Cada adversário descarta uma carta.',
  }),
  defineCard(15, 'ISTANTANEA', 'MAI', 'SUBITO', ['BLOCCA/IO/ALL'], {
    it: 'Quando una carta ti colpisce, blocca i suoi effetti.',
    en: 'When a card hits you, block its effects.',
    pt: 'Quando uma carta atingir você, bloqueie os efeitos dela.',
  }),
];

const TEXTS: ReadonlyMap<string, CardTexts> = new Map(CARDS.map(({ kind, texts }) => [kind.name, texts]));

/** Only cards of this deck, recognised by name and Italian text, are translated. */
export function cardText(
  language: Language,
  { name, description }: Pick<CardKind, 'name' | 'description'>,
): string {
  const texts = TEXTS.get(name);
  return texts?.it === description ? texts[language] : description;
}

export const STANDARD_DECK: readonly CardKind[] = CARDS.map(({ kind }) => kind);
