/** RULES 14.1: secret choices stay secret, whatever others knew before. */
import { at, type Choice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { scaleVolume } from '@ludoteca/testkit';
import { randomDeck } from '../fuzz.testing.ts';
import { game } from '../game.ts';
import type { Lirya, State } from '../parts.ts';
import { rowOfId } from '../pool/index.ts';
import { EVERYONE } from '../rules/known-cards.ts';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';

addTestCards('secret tests', [
  spell('secret-search', [{ do: 'search', like: { type: 'character' }, to: 'hand' }]),
  spell('secret-top', [{ do: 'search', like: {}, to: 'top' }]),
  spell('secret-dig', [{ do: 'dig', count: 3, take: 1, to: 'hand', rest: 'top' }]),
  spell('secret-sift', [{ do: 'dig', count: 3, take: 2, to: 'hand', rest: 'bottom' }]),
  spell('secret-order', [{ do: 'reorder', pile: 'deck', of: 'you', count: 3 }]),
  spell('secret-meddling', [{ do: 'reorder', pile: 'deck', of: 'opponent', count: 3 }]),
  spell('secret-return', [{ do: 'put back', count: 2, on: 'bottom' }]),
  spell('secret-third', [{ do: 'put back', count: 1, on: 2 }]),
]);
const SECRET = ['search', 'top', 'dig', 'sift', 'order', 'meddling', 'return', 'third'];

const stateOf = (match: Match<Lirya>): State => (match as unknown as { readonly state: State }).state;

/** Whether only the asked seat may know what is chosen. */
function isSecret({ question }: Match<Lirya>): boolean {
  if (question?.prompt === 'mulligan') return true;
  if (question?.prompt !== 'take' && question?.prompt !== 'give up' && question?.prompt !== 'arrange')
    return false;
  const effect = at(question.frame.scope.list, question.frame.scope.at);
  const { to, rest, reveal, pile } = effect as {
    to?: string;
    rest?: string;
    reveal?: boolean;
    pile?: string;
  };
  if (effect.do === 'dig' || effect.do === 'search')
    return to !== 'play' && rest !== 'discard' && reveal !== true;
  return effect.do === 'put back' || pile === 'deck';
}

/** Everybody has seen all cards that the seat chooses from. */
function open(match: Match<Lirya>): void {
  if (match.question?.prompt !== 'mulligan')
    for (const { hand, deck } of stateOf(match).players)
      for (const pile of [hand, deck]) for (let i = 0; i < pile.length; i++) pile[i] = at(pile, i) | EVERYONE;
}

/** The events and views of the others for each of two choices. */
function learnt(match: Match<Lirya>, seat: number, choice: Choice<Lirya>): unknown {
  const fork = match.fork();
  open(fork);
  const events = fork.play(seat, fork.number, choice);
  if (!events.ok) throw new Error(JSON.stringify(events.problem));
  const heardEvents = fork.redact(events.value);
  const asked = fork.question;
  return [1 - seat, 'spectator' as const].map((watcher) => ({
    heard: heardEvents.get(watcher),
    seen: fork.view(watcher),
    asked: { prompt: asked?.prompt, seat: asked?.seat, frame: asked?.frame },
  }));
}

const VARIANT = { startingEnergy: 9, firstHand: 7, secondHand: 7 };

function begun(seed: string): Match<Lirya> {
  const dice = createFastDice(`decks ${seed}`);
  const deck = () => ({
    cards: {
      ...randomDeck(dice).cards,
      ...Object.fromEntries(SECRET.map((name) => [`secret-${name}`, 2])),
    },
  });
  const started = startMatch(game, {
    seats: 2,
    seed,
    dice: 'fast',
    settings: { variant: VARIANT, deck1: deck(), deck2: deck() },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Two answers to the open question, if only the asked seat may know which is given. */
function twoSecrets(match: Match<Lirya>): readonly Choice<Lirya>[] {
  const options: readonly Choice<Lirya>[] = match.question?.options ?? [];
  // A card too many in the hand and a token that ceases to exist are seen by all.
  if (!isSecret(match) || stateOf(match).players.some(({ hand }) => hand.length >= 10)) return [];
  const cards = options.filter(
    (option) =>
      typeof option === 'object' && !('card' in option && rowOfId(option.card)?.card.token === true),
  );
  return cards.length < 2 ? [] : [at(cards, 0), at(cards, cards.length - 1)];
}

/** Every secret choice of a random match: its kind, and what others learn from either answer. */
function* secretsOf(seed: string): Generator<{ readonly kind: string; readonly learnt: readonly unknown[] }> {
  const match = begun(seed);
  const dice = createFastDice(`choices ${seed}`);
  for (let step = 0; match.question !== undefined && step < 400; step++) {
    const { question } = match;
    const options: readonly Choice<Lirya>[] = question.options;
    const two = twoSecrets(match);
    const kind = 'scope' in question.frame ? at(question.frame.scope.list, 0).do : question.prompt;
    if (two.length > 0) yield { kind, learnt: two.map((choice) => learnt(match, question.seat, choice)) };
    match.choose(at(options, dice.int(options.length)));
  }
}

test('14.1 others see the same events and views whichever secret choice is made', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < scaleVolume(400); i++)
    for (const {
      kind,
      learnt: [one, two],
    } of secretsOf(`secret ${i}`)) {
      expect(one).toEqual(two);
      kinds.add(kind);
    }
  expect([...kinds].toSorted()).toEqual(['dig', 'mulligan', 'put back', 'reorder', 'search']);
});
