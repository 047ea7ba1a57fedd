/** The tutorial: five turns on boards where the person holds few territories. */
import { type Exercise, type ExerciseStep, inLanguages } from '@ludoteca/kit';
import { TERRITORY_COUNT, type Territory } from '../board.ts';
import { CARD_COUNT, type RisikaCard } from '../cards.ts';

/** The person is seat 0; the two others share the rest of the board. */
interface RisikaLesson extends Pick<Exercise, 'id' | 'name' | 'closing' | 'chance'> {
  /** The own territories with their armies. */
  readonly own: ReadonlyMap<Territory, number>;
  /** Armies of the others where they have more or fewer than two. */
  readonly others?: ReadonlyMap<Territory, number>;
  readonly hand?: readonly RisikaCard[];
  readonly steps: readonly ExerciseStep[];
}

const ECONOMICS = 5;
const POLITICS = 6;
const LAW = 7;
const DENTISTRY = 8;
const MEDICINE = 10;
const SPORT = 11;
const FAR_AWAY = 25;

const OTHERS = 2;

function toExercise({ own, others = new Map(), hand = [], ...rest }: RisikaLesson): Exercise {
  const territories = Array.from({ length: TERRITORY_COUNT }, (_, territory) => territory);
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  return {
    ...rest,
    start: {
      owners: territories.map((territory) => (own.has(territory) ? 0 : 1 + (territory % OTHERS))),
      armies: territories.map((territory) => own.get(territory) ?? others.get(territory) ?? 2),
      colours: [0, 5, 3],
      hands: [hand, [], []],
      deck: cards.filter((card) => !hand.includes(card)),
      starter: 0,
    },
    seat: 0,
    failures: [{ did: 'turn', seat: 1 }],
    replies: [3, 2, 1, 'go on', 'none', 'done'],
  };
}

const reinforcements: RisikaLesson = {
  id: 'reinforcements',
  name: inLanguages('Rinforzi', 'Reinforcements', 'Reforços'),
  own: new Map([
    [ECONOMICS, 2],
    [POLITICS, 2],
    [LAW, 2],
    [DENTISTRY, 1],
    [0, 1],
    [3, 1],
    [12, 1],
    [19, 1],
    [22, 1],
  ]),
  steps: [
    {
      text: inLanguages(
        'A ogni turno ricevi un’armata ogni tre territori: ne hai nove. Controlli anche tutta la facoltà di Scienze Economiche, Giuridiche e Politiche, che ne dà altre due. Vai avanti.',
        'Each turn you get one army for every three territories: you hold nine. You also hold the whole faculty of Economics, Law and Politics, which brings two more. Go on.',
        'A cada turno você recebe um exército para cada três territórios: você tem nove. Também controla toda a faculdade de Economia, Direito e Política, que dá mais dois. Continue.',
      ),
      goal: { did: 'reinforce', seat: 0, armies: 5 },
    },
    {
      text: inLanguages(
        'Metti le cinque armate sui tuoi territori, insieme o divise: scegli un territorio e di’ quante.',
        'Put the five armies on your territories, together or apart: choose a territory and say how many.',
        'Coloque os cinco exércitos nos seus territórios, juntos ou separados: escolha um território e diga quantos.',
      ),
      goal: { did: 'place', seat: 0, left: 0 },
    },
  ],
  closing: inLanguages(
    'Le armate servono ai confini: dove un territorio tocca solo i tuoi, sono sprecate.',
    'Armies are useful at the borders; where a territory touches only your own, they are wasted.',
    'Os exércitos servem nas fronteiras; onde um território só toca os seus, são desperdiçados.',
  ),
};

const attack: RisikaLesson = {
  id: 'attack',
  name: inLanguages('Attacco', 'Attack', 'Ataque'),
  own: new Map([
    [SPORT, 8],
    [FAR_AWAY, 1],
  ]),
  others: new Map([[MEDICINE, 2]]),
  chance: 'fixed',
  steps: [
    {
      text: inLanguages(
        'Con due soli territori non arrivano rinforzi, ma a Scienze Motorie hai 8 armate. Vai avanti e attacca Medicina con tre dadi.',
        'Two territories bring no reinforcements, but Sport Science has 8 armies. Go on and attack Medicine with three dice.',
        'Com só dois territórios não chegam reforços, mas Educação Física tem 8 exércitos. Continue e ataque Medicina com três dados.',
      ),
      goal: { did: 'attack', seat: 0, from: SPORT, to: MEDICINE, dice: 3 },
    },
    {
      text: inLanguages(
        'Si confrontano i dadi dal più alto: chi ha il più basso perde un’armata, e a parità la perde chi attacca. Continua finché Medicina è tua.',
        'Dice are compared from the highest on: the lower one costs an army, and a tie costs the attacker one. Go on until Medicine is yours.',
        'Comparam-se os dados do maior ao menor: quem tem o menor perde um exército, e no empate perde quem ataca. Continue até Medicina ser sua.',
      ),
      goal: { did: 'conquer', seat: 0, to: MEDICINE },
    },
  ],
  closing: inLanguages(
    'Attacca con tre dadi quando puoi, e con più armate del difensore.',
    'Attack with three dice when you can, and with more armies than the defender has.',
    'Ataque com três dados sempre que puder, e com mais exércitos que o defensor.',
  ),
};

const conquest: RisikaLesson = {
  id: 'conquest',
  name: inLanguages('Conquista', 'Conquest', 'Conquista'),
  own: new Map([
    [SPORT, 15],
    [FAR_AWAY, 1],
  ]),
  others: new Map([[MEDICINE, 1]]),
  chance: 'fixed',
  steps: [
    {
      text: inLanguages(
        'Conquista Medicina, che ha una sola armata.',
        'Conquer Medicine, which has a single army.',
        'Conquiste Medicina, que tem um só exército.',
      ),
      goal: { did: 'conquer', seat: 0, to: MEDICINE },
    },
    {
      text: inLanguages(
        'Le armate dell’ultimo tiro sono già entrate. Ne possono seguire altre, tutte meno una: portane a Medicina.',
        'The armies of the last roll have moved in. All others but one may follow: bring some to Medicine.',
        'Os exércitos do último lance já entraram. Os outros, menos um, podem seguir: leve alguns para Medicina.',
      ),
      goal: { did: 'occupy', seat: 0, to: MEDICINE },
    },
    {
      text: inLanguages(
        'Un territorio conquistato può attaccare subito. Attacca da Medicina.',
        'A conquered territory may attack at once. Attack from Medicine.',
        'Um território conquistado pode atacar na hora. Ataque a partir de Medicina.',
      ),
      goal: { did: 'attack', seat: 0, from: MEDICINE },
    },
  ],
  closing: inLanguages(
    'Chi conquista almeno un territorio pesca una carta alla fine del turno.',
    'Whoever conquers at least one territory draws a card at the end of the turn.',
    'Quem conquista ao menos um território compra uma carta no fim do turno.',
  ),
};

const move: RisikaLesson = {
  id: 'move',
  name: inLanguages('Spostamento strategico', 'Strategic move', 'Deslocamento estratégico'),
  own: new Map([
    [SPORT, 7],
    [MEDICINE, 1],
  ]),
  steps: [
    {
      text: inLanguages(
        'Scienze Motorie confina solo con la tua Medicina: lì le sue 7 armate non servono. Dopo gli attacchi si può spostare una volta: vai avanti e portane 6 a Medicina.',
        'Sport Science is linked only to your own Medicine: its 7 armies are no use there. After the attacks you may move once: go on and bring 6 to Medicine.',
        'Educação Física só faz fronteira com a sua Medicina: lá os 7 exércitos não servem. Depois dos ataques pode-se deslocar uma vez: continue e leve 6 para Medicina.',
      ),
      goal: { did: 'move', seat: 0, from: SPORT, to: MEDICINE, armies: 6 },
    },
  ],
  closing: inLanguages(
    'Almeno un’armata resta sempre, e con lo spostamento il turno finisce.',
    'At least one army always stays, and the move ends the turn.',
    'Ao menos um exército sempre fica, e o deslocamento encerra o turno.',
  ),
};

const cards: RisikaLesson = {
  id: 'cards',
  name: inLanguages('Carte', 'Cards', 'Cartas'),
  own: new Map([
    [SPORT, 3],
    [FAR_AWAY, 1],
  ]),
  hand: [0, 1, 4, LAW],
  steps: [
    {
      text: inLanguages(
        'Tre carte uguali, o una per tipo, valgono armate. Hai un vino, una birra e due caffè: vai avanti e gioca una carta per tipo, che vale 8 armate.',
        'Three cards of one kind, or one of each kind, bring armies. You hold a wine, a beer and two coffees: go on and play one of each, which brings 8 armies.',
        'Três cartas iguais, ou uma de cada tipo, valem exércitos. Você tem um vinho, uma cerveja e dois cafés: continue e jogue uma de cada, que vale 8 exércitos.',
      ),
      goal: { did: 'set', seat: 0, worth: 8 },
    },
    {
      text: inLanguages(
        'Metti le armate sui tuoi territori.',
        'Put the armies on your territories.',
        'Coloque os exércitos nos seus territórios.',
      ),
      goal: { did: 'place', seat: 0, left: 0 },
    },
  ],
  closing: inLanguages(
    'Tre caffè valgono 2, tre birre 4, tre vini 6, un jolly con due uguali 10. Chi elimina un giocatore prende le sue carte.',
    'Three coffees bring 2, three beers 4, three wines 6, a joker with two cards of one kind 10. Whoever eliminates a player takes that player’s cards.',
    'Três cafés valem 2, três cervejas 4, três vinhos 6, um coringa com duas iguais 10. Quem elimina um jogador fica com as cartas dele.',
  ),
};

export const tutorial: readonly Exercise[] = [reinforcements, attack, conquest, move, cards].map(toExercise);
