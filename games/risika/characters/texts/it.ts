/** The Italian explanations of the computer players. */
import { pluralize, type ExplanationTexts } from './text-types.ts';

const armiesIn = pluralize('un’armata', 'armate');
const cardsIn = pluralize('una carta', 'carte');
export const it: ExplanationTexts = {
  'likes colour': ({ colour }) => `Il colore ${colour} mi piace.`,
  'begins round': ({ round }) => `Si va avanti: giro ${round}.`,
  'prepares goal': ({ faculty, territory, armies }) =>
    `Voglio la facoltà ${faculty}: ${armiesIn(armies)} su ${territory}.`,
  'prepares spread': ({ territory, armies }) => `${territory} non resti scoperta: ${armiesIn(armies)}.`,
  'guards door': ({ territory, faculty, armies }) =>
    `${territory} è una porta di ${faculty}: la rinforzo di ${armies}, che difenda con tre dadi.`,
  'builds spearhead': ({ territory, to, armies, odds }) =>
    `Preparo l’attacco a ${to}: ${armiesIn(armies)} su ${territory} (probabilità ${odds}).`,
  'holds door': ({ territory, to, armies, foes }) =>
    `${to} minaccia la porta ${territory} con ${armiesIn(foes)}: ne metto ${armies}.`,
  'holds front': ({ territory, to, armies, foes }) =>
    `Di fronte a ${territory} c’è ${to} con ${armiesIn(foes)}: rinforzo di ${armies}.`,
  'plays set': ({ armies }) => `Gioco il tris: vale ${armiesIn(armies)}.`,
  'keeps set': ({ cards }) => `Con ${cardsIn(cards)} il tris è povero: ne aspetto uno migliore.`,
  'set is wasted': ({ room }) =>
    room === 0
      ? 'Ho già 100 armate: il tris andrebbe perso.'
      : `Fino a 100 c’è posto solo per ${armiesIn(room)}: tengo il tris.`,
  'has no set': ({ cards }) => `Ho ${cardsIn(cards)} e nessun tris.`,
  'finishes faculty': ({ to, faculty, odds }) =>
    `Con ${to} la facoltà ${faculty} è mia (probabilità ${odds}).`,
  'towards faculty': ({ to, faculty, odds }) =>
    `${to} mi avvicina alla facoltà ${faculty} (probabilità ${odds}).`,
  'breaks faculty': ({ to, faculty, rival, odds }) =>
    `Prendo ${to} per togliere a ${rival} la facoltà ${faculty} (probabilità ${odds}).`,
  'kills player': ({ to, rival, cards, odds }) =>
    `${rival} è alla fine e ha ${cardsIn(cards)}: attacco ${to} (probabilità ${odds}).`,
  'takes revenge': ({ to, rival, odds }) =>
    `${rival} mi ha attaccato: ora tocca a ${to} (probabilità ${odds}).`,
  'wants card': ({ to, odds }) => `Mi serve una conquista per la carta: ${to} (probabilità ${odds}).`,
  'takes ground': ({ to, odds }) => `${to} costa poco (probabilità ${odds}).`,
  'spends surplus': ({ to, armies, odds }) =>
    `Il limite di 100 mi toglierebbe ${armiesIn(armies)}: meglio attaccare ${to} (probabilità ${odds}).`,
  'has card': () => 'Una conquista per turno basta per la carta: mi fermo.',
  'stops loss': ({ to, odds }) => `Contro ${to} è andata male (probabilità ${odds}): basta così.`,
  'sits tight': ({ bar }) => `Nessun attacco che valga la pena raggiunge il ${bar}: aspetto.`,
  'rolls all dice': ({ dice }) => `Più dadi, più probabilità: ne lancio ${dice}.`,
  'defends with all dice': ({ territory, dice }) => `Difendo ${territory} con tutti i dadi: ${dice}.`,
  'goes on': ({ from, to, armies }) =>
    `Da ${to} si prosegue: ci vanno ${armiesIn(armies)}, a ${from} basta il resto.`,
  'all follow': ({ from, to, armies }) =>
    `${from} non ha più nemici accanto: a ${to} vanno ${armiesIn(armies)}.`,
  'stays behind': ({ from, foes }) => `A ${from} c’è chi minaccia con ${armiesIn(foes)}: il grosso resta lì.`,
  'shares armies': ({ from, to, armies }) => `Divido le armate fra ${from} e ${to}: là ne vanno ${armies}.`,
  'mends door': ({ to, faculty, armies }) =>
    `${to} è una porta debole di ${faculty}: ci vanno ${armiesIn(armies)}.`,
  'moves to front': ({ from, to, armies }) =>
    `A ${from} non servono: ${armiesIn(armies)} verso il fronte, a ${to}.`,
  'stays put': () => 'Ogni armata è al suo posto.',
};
