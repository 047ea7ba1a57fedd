/** The labels of the board in Italian. */
import type { TeferiOwnTexts } from './text-types.ts';

export const it: TeferiOwnTexts = {
  waiting: (name) => `Ora decide ${name}.`,
  turn: (turn, name) => `Turno ${turn} · ${name}`,
  phases: 'Sottofasi del turno',
  autoPass: {
    title: 'Fermate',
    about: 'La pagina passa per te, tranne in queste sottofasi:',
    mine: 'turno mio',
    theirs: 'turno altrui',
    stop: (name) => `fermati qui, ${name}`,
    control: 'Pieno controllo',
    now: 'Passo…',
  },
  stack: {
    top: 'si risolve per prima',
    you: 'Puoi rispondere',
    who: (name) => `${name} può rispondere`,
    kinds: {
      spell: 'magia',
      activated: 'abilità attivata',
      triggered: 'abilità innescata',
      copy: 'copia',
    },
    targets: (names) => `bersaglio: ${names}`,
  },
  fields: {
    creatures: 'creature',
    others: 'altri permanenti',
    lands: 'terre',
    none: 'nessun permanente',
  },
  piles: {
    hand: 'Mano',
    library: 'Grimorio',
    graveyard: 'Cimitero',
    exile: 'Esilio',
    empty: 'Qui non c’è nessuna carta',
    place: (place) => (place === 0 ? 'in cima' : `${place + 1}ª dalla cima`),
  },
  pool: 'riserva di mana',
  mana: { W: 'bianco', U: 'blu', B: 'nero', R: 'rosso', G: 'verde', C: 'incolore' },
  tap: 'TAP',
  combat: {
    all: 'Tutte',
    none: 'Nessuna',
    attack: (count) => (count === 0 ? 'Non attaccare' : `Attacca con ${count}`),
    block: (count) =>
      count === 0 ? 'Non bloccare' : `Dichiara ${count === 1 ? 'un blocco' : `${count} blocchi`}`,
    stay: (count) =>
      count === 0 ? 'STAPpa tutto' : `Lascia ${count} ${count === 1 ? 'TAPpata' : 'TAPpate'}`,
    attackHint: 'Premi una creatura per attaccare, o trascinala sul bersaglio.',
    blockHint: 'Premi chi blocca, poi un attaccante, o trascinala lì; con Maiusc ne blocca uno in più.',
    through: (damage, name, left) =>
      `${damage === 1 ? '1 danno' : `${damage} danni`} a ${name}: resterebbe a ${left}`,
  },
  division: {
    title: (card, power) => `${card} infligge ${power === 1 ? '1 danno' : `${power} danni`}`,
    left: (left) => `${left} da assegnare`,
    lethal: (amount) => `letale ${amount}`,
    deal: 'Infliggi il danno',
  },
  card: {
    printed: 'stampato',
    now: 'ora',
    token: 'pedina',
    attached: 'Assegnate',
    attachedTo: (name) => `su ${name}`,
    controlled: (name, owner) => `la controlla ${name}; è di ${owner}`,
    shields: 'scudi di rigenerazione',
    blocked: 'bloccata',
    layers: 'Come è diventata',
  },
  paid: (name) => `${name} ha pagato`,
  more: 'di più',
  less: 'di meno',
  menu: (card) => `${card}: che cosa fare`,
};
