/** The Italian texts. */
import { formatFactList, joinWithConjunction } from '@ludoteca/kit';
import { formatTerritoryFact, formatRange } from './format.ts';
import type { RisikaTexts } from './text-types.ts';

const armies = (count: number): string => (count === 1 ? 'un’armata' : `${count} armate`);
const dice = (count: number): string => (count === 1 ? 'un dado' : `${count} dadi`);
const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);
const lost = (count: number): string => (count === 0 ? '' : ` (${armies(count)} oltre il limite di 100)`);

const territories = [
  'Psicologia',
  'Filosofia',
  'Pedagogia',
  'Lettere',
  'Lingue',
  'Economia',
  'Scienze Politiche',
  'Giurisprudenza',
  'Odontoiatria',
  'Infermieristica',
  'Medicina',
  'Scienze Motorie',
  'CTF',
  'Tossicologia',
  'Biologia',
  'Scienze della Natura',
  'Farmacia',
  'Ing. Chimica',
  'Ing. Meccanica',
  'Ing. Elettronica',
  'Architettura',
  'Ing. Civile',
  'Chimica',
  'Fisica',
  'Informatica',
  'Matematica',
];

export const it: RisikaTexts = {
  name: 'Risika!',
  about:
    'Sei facoltà, ventisei corsi di laurea, eserciti di studenti: vince chi conquista il mondo universitario.',
  rules: [
    'All’inizio di ogni turno ricevi un’armata ogni tre territori e quelle delle facoltà che tieni per intero; con tre carte puoi giocare un tris.',
    'Tris: 3 caffè 2 armate, 3 birre 4, 3 vini 6, uno di ciascuno 8, un jolly e due uguali 10; un’armata in più per ogni carta di un tuo territorio.',
    'Poi attacchi quante volte vuoi un territorio confinante, da uno con almeno due armate. Si lanciano fino a tre dadi per parte; a pari punti vince chi difende.',
    'Chi conquista un territorio vi porta almeno le armate dell’ultimo lancio, e a fine turno pesca una carta.',
    'Infine puoi fare un solo spostamento fra due tuoi territori confinanti. Nessun colore ha più di 100 armate.',
    'Chi perde l’ultimo territorio è eliminato e cede le carte. Vince chi resta solo.',
  ],
  settings: {
    defence: {
      label: 'Dadi in difesa',
      choices: { declared: 'li dichiara chi difende', most: 'sempre il massimo' },
    },
    rounds: { label: 'Giri al massimo' },
  },
  players: {
    cautious: 'Prudente',
    balanced: 'Equilibrato',
    aggressive: 'Aggressivo',
    vengeful: 'Vendicativo',
  },
  territories,
  faculties: [
    'Studi Umanistici',
    'Scienze Economiche, Giuridiche e Politiche',
    'Medicina e Chirurgia',
    'Biologia e Farmacia',
    'Ingegneria e Architettura',
    'Scienze',
  ],
  weapons: { coffee: 'caffè', beer: 'birra', wine: 'vino' },
  colours: { red: 'rosso', black: 'nero', purple: 'viola', green: 'verde', yellow: 'giallo', blue: 'blu' },
  joker: 'jolly',
  card: (territory, weapon) => `${territory} (${weapon})`,
  zones: {
    colours: 'Colori',
    hand: (name, colour, reserve) =>
      `Carte di ${name}${colour === undefined ? '' : ` (${colour})`}${reserve === 0 ? '' : `, ${armies(reserve)} da disporre`}`,
    deck: 'Mazzo',
    back: 'carta coperta',
    held: (territory, name) => `${territory} (${name})`,
  },
  events: {
    begin: (name) => `Il primo giocatore è ${name}.`,
    colour: (name, colour) => `${name} sceglie il colore ${colour}.`,
    deal: (name, dealt) => `${name} riceve ${dealt}.`,
    place: (name, count, on) => `${name} mette ${armies(count)} su ${on}.`,
    shuffle: () => 'Si aggiungono i jolly e si mischia il mazzo.',
    round: (round, name) => `Comincia il giro ${round}: tocca a ${name}.`,
    turn: (name) => `Turno di ${name}.`,
    reinforce: (name, got) =>
      `${name} riceve ${armies(got.armies)}: ${joinWithConjunction(
        [
          `${got.third} per ${got.territories === 1 ? 'un territorio' : `${got.territories} territori`}`,
          ...got.faculties.map(([faculty, bonus]) => `${bonus} per ${faculty}`),
        ],
        'e',
      )}${lost(got.lost)}.`,
    set: (name, trio, count, own, over) =>
      `${name} gioca ${trio}: ${armies(count)}${own === undefined ? '' : `, anche per ${own}`}${lost(over)}.`,
    attack: (name, from, to, rival, count) =>
      `${name} attacca ${to} (${rival}) da ${from} con ${dice(count)}.`,
    defend: (name, to, count) => `${name} difende ${to} con ${dice(count)}.`,
    roll: (attack, defence, name, gone, rival, killed) =>
      `Dadi: ${attack} contro ${defence}. ${joinWithConjunction(
        [
          ...(gone > 0 ? [`${name} perde ${armies(gone)}`] : []),
          ...(killed > 0 ? [`${rival} perde ${armies(killed)}`] : []),
        ],
        'e',
      )}.`,
    conquer: (name, to, rival, count) => `${name} conquista ${to} di ${rival} e vi porta ${armies(count)}.`,
    occupy: (name, to, count) =>
      `${name} porta a ${to} ${count === 1 ? 'un’altra armata' : `altre ${count} armate`}.`,
    eliminate: (name, by) => `${name} perde l’ultimo territorio contro ${by} ed è fuori.`,
    take: (name, loser, count, taken) =>
      `${name} prende ${cards(count)} di ${loser}${taken === undefined ? '' : `: ${taken}`}.`,
    move: (name, count, from, to) => `${name} sposta ${armies(count)} da ${from} a ${to}.`,
    draw: (name, card) => `${name} pesca ${card ?? 'una carta'}.`,
    'no card': (name) => `Il mazzo è vuoto: ${name} non pesca.`,
    leave: (name) => `${name} lascia la partita; le sue armate restano a difendere.`,
    win: (name) => `${name} ha vinto.`,
    'reach the limit': (rounds) => `Dopo ${rounds} giri la partita si ferma.`,
  },
  questions: {
    colour: (name) => `${name}, di che colore è il tuo esercito?`,
    place: (name, count) => `${name}, dove metti ${armies(count)}?`,
    armies: (name, on) => `${name}, quante armate metti su ${on}?`,
    round: (name) => `${name}, comincia il giro.`,
    set: (name) => `${name}, giochi un tris?`,
    fight: (name) => `${name}, attacchi?`,
    dice: (name, from, to) => `${name}, con quanti dadi attacchi ${to} da ${from}?`,
    defend: (name, by, to, count) =>
      `${name}, ${by} attacca ${to} con ${dice(count)}: con quanti ti difendi?`,
    occupy: (name, to) => `${name}, quante armate porti a ${to}?`,
    move: (name) => `${name}, fai uno spostamento strategico?`,
    march: (name, from, to) => `${name}, quante armate sposti da ${from} a ${to}?`,
  },
  options: {
    place: (on) => `su ${on}`,
    'go on': 'proseguire',
    set: (trio, count, counts) =>
      `${trio}: ${armies(count)}${counts < count ? `, ma ne arrivano solo ${counts}: il limite è 100` : ''}`,
    none: 'nessun tris',
    attack: (from, to) => `attaccare ${to} da ${from}`,
    move: (from, to) => `spostare da ${from} a ${to}`,
    peace: 'basta attacchi',
    stay: 'nessuno spostamento',
    armies,
    dice,
  },
  reasons: {
    'one colour': () => 'Si sceglie uno dei sei colori.',
    'colour taken': () => 'Questo colore è già di un altro.',
    'go on': () => 'Qui si può solo proseguire.',
    'a set or none': () => 'Si giocano tre carte o nessuna.',
    'not in hand': () => 'Non hai queste carte in mano.',
    'no set': () =>
      'Non è un tris: servono tre simboli uguali, tre diversi, o un jolly con due carte uguali.',
    'a territory': () => 'Serve uno dei tuoi territori.',
    'not yours': ({ territory }) => `${formatTerritoryFact(territories, territory)} non è tuo.`,
    yours: ({ territory }) => `${formatTerritoryFact(territories, territory)} è già tuo.`,
    'one army': ({ territory }) =>
      `Su ${formatTerritoryFact(territories, territory)} c’è una sola armata, e una deve restare.`,
    'not linked': ({ from, to }) =>
      `${formatTerritoryFact(territories, from)} e ${formatTerritoryFact(territories, to)} non confinano.`,
    'attack or done': () => 'Si attacca da un proprio territorio, o si smette.',
    'move or done': () => 'Si sposta fra due propri territori, o si passa.',
    'how many': (facts) => `Il numero di armate va da ${formatRange(facts, 'a')}.`,
    'attack dice': (facts) => `Dadi in attacco: ${formatRange(facts, 'a')}. Una delle armate resta.`,
    'defence dice': (facts) => `Dadi in difesa: ${formatRange(facts, 'a')}.`,
    occupation: (facts) =>
      `Le armate da portare vanno da ${formatRange(facts, 'a')}: almeno quelle dell’ultimo lancio, e una resta.`,
    'start fields': ({ fields }) =>
      `Una posizione di partenza ha i campi ${formatFactList(fields)}, e può avere round e out.`,
    'start board': () =>
      'owners e armies hanno un numero per ognuno dei 26 territori: un posto, e da 1 a 2600 armate.',
    'start colours': () => 'colours ha un colore da 0 a 5 per ogni posto, tutti diversi.',
    'start cards': () =>
      'hands e deck contengono insieme ogni carta una volta sola; i jolly ci sono tutti e due o nessuno.',
    'start players': ({ seats }) =>
      `starter è un posto in gioco da 0 a ${Number(seats) - 1}; chi è in out non ha nulla, gli altri, almeno due, hanno territori.`,
    'start round': () => 'round è un intero da 1.',
  },
};
