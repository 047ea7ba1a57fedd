/** English texts for remote tables. */
import type { RemoteTexts } from './remote-texts.ts';

export const en: RemoteTexts = {
  seats: { free: 'free', you: 'you', computer: 'computer', away: 'away' },
  waiting: {
    title: 'a table',
    opened: 'The match goes on from a save: whoever opened it may know its hidden cards.',
    link: (link) => `The table’s link: ${link}`,
    missing: (count) =>
      count === 1
        ? 'One person is missing: the match begins by itself.'
        : `${count} people are missing: the match begins by itself.`,
    about: { rules: 'the rules in short', quit: 'leave the table' },
  },
  going: 'Going to the table…',
  matches: {
    yourTurn: 'your turn',
    open: 'waiting for players',
    playing: 'being played',
    over: 'over',
    place: (place) => `place ${place}`,
    none: 'No tables.',
    downloaded: (count, folder) =>
      count === 1 ? `1 archive is in ${folder}` : `${count} archives are in ${folder}`,
  },
  guest: {
    deleted: (server) => `Your data at ${server} has been deleted.`,
    unknown: (server) => `You have no data at ${server}: this terminal has never joined a table there.`,
  },
  watching: 'No seat is free: you watch.',
  delayed: (time) => `You see this match ${time} later than its players.`,
  notices: {
    sat: (name) => `${name} has sat down.`,
    stood: (name) => `${name} has left the table.`,
    away: (name) => `${name} is away.`,
    back: (name) => `${name} is here.`,
    lost: 'The connection is lost: trying again.',
    found: 'The connection is back.',
    chat: (name, text) => `${name}: ${text}`,
    proposed: (name) => `${name} wants to take a decision back: agree or decline.`,
    takenBack: 'A decision was taken back.',
    substituted: (name) => `A computer plays for ${name}.`,
    returned: (name) => `${name} plays again.`,
  },
  clock: {
    waiting: (name, time) => `Waiting for ${name} for ${time}.`,
    left: (name, time) => `${name} has ${time} left.`,
    unlimited: 'The time is unlimited.',
  },
  actions: {
    takenBack: 'Taken back.',
    proposed: 'Proposed: the others have to agree.',
    agreed: 'You agree.',
    declined: 'You decline: the decision stands.',
    claimed: 'Claimed.',
    measures: { substitute: 'computer', withdrawal: 'withdrawal' },
    noMeasure: (all) => `Nobody is away, or that cannot be claimed here. Choose from: ${all}.`,
    returned: 'You play again.',
    sent: 'Sent.',
    chatEmpty: 'Write the text after the word chat.',
    paces: { instant: 'instant', quick: 'quick', relaxed: 'relaxed' },
    pace: (now, all) => `Pace: ${now}. Choose from: ${all}.`,
    noPace: (all) => `There is no such pace. Choose from: ${all}.`,
    skipped: 'The computers move at once until your turn.',
    aborted: 'The match is cancelled.',
  },
  unsent: 'The connection is lost: what you decided is sent as soon as it is back.',
  late: 'The server has not answered yet: what you decided is on its way.',
  rematch: {
    question: 'Play again?',
    wanted: 'The others want to play again. You too?',
    yes: 'yes, the same again',
    no: 'no',
  },
  foreign: (origin) => `${origin} is not a Ludoteca server: check the link.`,
  unknownGame: (game) => `This program does not have the game ${game}: update it.`,
  otherRules: (game, theirs, ours) =>
    `That server plays ${game} by version ${theirs} of its rules; this program has ${ours}. Use the same version of Ludoteca.`,
  notKept: (why) => `Your identity at this server cannot be saved: ${why}`,
  fairness: {
    notStored: (why) => `The number for a fair shuffle cannot be stored: ${why}`,
    unreadable: (path) =>
      `${path} should hold the number for the shuffle of this table, but cannot be read: restore it, or delete it and join another table.`,
    unchecked: (why) => `The shuffle could not be checked: ${why}`,
    stored: (command) => `To check the shuffle again without the server: ${command}`,
  },
  afterwards: {
    left: (wayBack) => `To come back: ${wayBack}`,
    stopped: (wayBack) => `Stopped. The table is still there; to come back: ${wayBack}`,
    'input ended': (wayBack) => `The input has ended. The table is still there; to come back: ${wayBack}`,
  },
};
