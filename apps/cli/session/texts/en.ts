/** English texts of a session. */
import type { SessionTexts } from './session-texts.ts';

export const en: SessionTexts = {
  thinks: 'is deciding',
  waiting: (name) => `Waiting for ${name}.`,
  sinceTurn: 'Since your turn:',
  curtain: {
    calls: (name) => `${name}, come to the screen`,
    others: 'Everybody else looks away.',
  },
  watching: 'space: pause · + and -: faster and slower · Ctrl-C: stop',
  about: {
    '?': 'what can be done, and why not the rest',
    log: 'all that you have learned so far',
    look: 'what is written on a card, or on all in sight',
    rules: 'the rules in short',
    undo: 'take back your last decision',
    save: 'keep a copy of the match as it is now',
    pace: 'how long the computers take',
    rounds: 'ask to save where the game lets you, or go on',
    stop: 'stop at a step, or no longer; alone it says where you stop',
    control: 'ask me everything, or pass where the answer goes without saying',
    reasons: 'hear why the computers choose as they do, or not',
    quit: 'leave the table',
  },
  takes: { look: 'NAME', save: 'NAME', pace: 'PACE', rounds: 'WAY', stop: 'STEP' },
  enter: (label) => `Enter: ${label}`,
  pick: (first, last) => (first === last ? `Type ${first}.` : `Type a number from ${first} to ${last}.`),
  help: {
    title: 'What can be done',
    barred: 'Not possible now',
    because: (things, reason) => `${things.join(', ')}: ${reason}`,
  },
  log: { title: 'So far', empty: 'Nothing has happened yet.' },
  look: { title: 'On the table', none: (name) => `Nothing here called ${name} has more to say.` },
  undo: {
    done: 'Taken back.',
    nothing: 'There is nothing to take back: you have not decided anything yet.',
    final:
      'Your last decision stands: since then somebody has learned something, a die was thrown, or another person was asked.',
  },
  save: {
    here: (name, path) => `The match is kept after every move as ${name}: ${path}`,
    copied: (name, path) => `A copy is kept as ${name}: ${path}`,
    failed: (why) => `No copy was kept: ${why}`,
  },
  paces: { none: 'no wait', fast: 'fast', normal: 'normal', slow: 'slow' },
  pace: (now, all) => `Pace: ${now}. Choose from: ${all}.`,
  noPace: (pace, all) => `There is no pace ${pace}. Choose from: ${all}.`,
  stops: {
    set: (stops, others) =>
      `You stop here: ${stops.join(', ') || 'never'}. Other steps: ${others.join(', ') || 'none'}.`,
    none: (name, all) => `No step is called ${name}. There are ${all.join(', ')}.`,
    all: 'From now on you are asked everything.',
    some: 'From now on you pass by yourself where the answer goes without saying.',
  },
  reasons: {
    yes: 'The computers say why from now on; log has their reasons so far.',
    no: 'The computers say no more why.',
  },
  rounds: {
    question: 'The game lets you save here. What now?',
    save: 'save',
    board: 'show the table',
    goOn: 'go on',
    noMore: 'go on and ask no more',
    leave: 'leave for now: the match stays as it is',
    saved: (path) => `Saved in ${path}`,
    failed: (why) => `It could not be saved: ${why}`,
    mended: 'Something was odd with the save',
    notNow: (ending) => `A ${ending} file is saved only where the game offers it.`,
    unkept: (why) =>
      `The files of the game cannot be written: ${why}. The match goes on, and it is tried again later.`,
    ways: { ask: 'ask', go: 'go' },
    now: (way, all) => `Where one can save: ${way}. You can choose: ${all}.`,
    none: (way, all) => `There is no ${way}. You can choose: ${all}.`,
  },
  confirm: {
    question: (label) => `This cannot be taken back: ${label}. Go ahead?`,
    yes: 'yes',
    no: 'no, back',
  },
  quit: {
    question: 'How do you leave?',
    leave: 'for now: the match is kept as it is',
    withdraw: 'for good: you withdraw from the match',
    stay: 'not at all',
    sure: 'Withdrawing cannot be taken back. Do you withdraw?',
  },
  failures: {
    notKept: (why) => `The match could not be kept, so nothing has changed and nothing is lost: ${why}`,
    elsewhere:
      'Another program has gone on with this match: nothing has changed here. Leave, and load it again.',
    broken: (why) => `Something went wrong, so nothing has changed and nothing is lost: ${why}`,
    question: (name) => `${name} could not answer. Try again?`,
    again: 'try again',
  },
  over: 'The match is over',
  afterwards: {
    seed: (seed) => `Seed: ${seed}`,
    leave: 'To leave: quit',
    stopped: (wayBack) => `Stopped. The match is kept; to go on: ${wayBack}`,
    'input ended': (wayBack) => `The input has ended. The match is kept; to go on: ${wayBack}`,
    left: (wayBack) => `The match is kept; to go on: ${wayBack}`,
    out: (path) => `The match is in ${path}`,
    renamed: (given, name) => `The name ${given} cannot be used as it is: at the table it is ${name}.`,
  },
};
