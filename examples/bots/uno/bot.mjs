#!/usr/bin/env node
/** An Uno bot in JavaScript: it plays the first card that fits or draws one. */
import { createInterface } from 'node:readline';

let me = '';
let hand = [];
let value = '';
let suit = '';
let owed = 0;

const valueOf = (card) => card.slice(0, -1);
const suitOf = (card) => card.slice(-1);
const isWild = (card) => card.startsWith('A') || card.startsWith('C');
const fits = (card) => isWild(card) || valueOf(card) === value || suitOf(card) === suit;
const say = (line) => process.stdout.write(`${line}\n`);

/** The top card of the pile; the next player may have to draw two or four cards. */
function lay(card, named = suitOf(card)) {
  value = valueOf(card);
  suit = named;
  owed = value === 'V' ? 2 : value === 'C' ? 4 : 0;
}

function play() {
  const card = hand.find(fits);
  if (owed > 0) say(`BUY ${owed}`);
  else if (card === undefined) say('BUY 1');
  else {
    hand = hand.toSpliced(hand.indexOf(card), 1);
    say(isWild(card) ? `DISCARD ${card} ${suitOf(card)}` : `DISCARD ${card}`);
    lay(card);
  }
  // The cards to draw now are those of the next player.
  owed = 0;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, ...words] = line.split(' ');
  if (verb === 'YOU') [me] = words;
  else if (verb === 'HAND') hand = words.slice(1, -1);
  else if (verb === 'TABLE' || verb === 'DISCARD') lay(words[0], words[1]);
  else if (verb === 'BUY' || verb === 'INVALID') owed = 0;
  else if (verb === 'TURN') {
    if (words[0] === me) play();
  } else if (words.length === 0) hand.push(verb); // a card that was bought: a line of its own
}
