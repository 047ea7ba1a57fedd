/** Collects what a person types in a round, and the dice, while the round is played by the rules. */
import { at, type Choice, type Question } from '@ludoteca/kernel';
import { SET_SIZE } from '../cards.ts';
import type { Event, Risika, State } from '../parts.ts';
import { type Dialogue, fillAnswer, type SkippedQuestion } from './dialogue.ts';

type Numbers = { readonly [name: string]: number };

export class RoundScript {
  readonly typed: string[] = [];
  /** The results of `rand()`: a die shows one more than the remainder by six. */
  readonly random: number[] = [];
  readonly #dialogue: Dialogue;
  /** Questions that are over in this turn. */
  #over = new Set<SkippedQuestion>(['attack', 'move']);

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
    this.#type(dialogue.start);
    this.#type(dialogue.continue);
  }

  /** A person answers a question of the rules. */
  addAnswer({ options, frame }: Question<Risika>, choice: Choice<Risika>): void {
    const { noSet, noAttack, noMove, occupy } = this.#dialogue;
    switch (frame.do) {
      case 'set':
        if (choice === 'none' && (options.length > 1 || this.#asksAlways('set'))) this.#type(noSet);
        return;
      case 'fight':
        return choice === 'done' ? this.#end('attack', noAttack) : undefined;
      case 'defend':
        this.#over.delete('defend');
        return;
      case 'occupy':
        return this.#type(occupy, {
          from: frame.from,
          to: frame.to,
          armies: Number(choice),
          more: Number(choice) - frame.least,
        });
      case 'move':
        this.#endSkipped('attack', noAttack);
        return choice === 'done' ? this.#end('move', noMove) : undefined;
      default:
    }
  }

  /** `state` is that after the answer that caused the event. */
  addEvent(event: Event, { armies, hands }: State): void {
    const { noSet, set, place, attack, defend, occupy, move } = this.#dialogue;
    switch (event.did) {
      case 'turn':
        this.#endTurn();
        this.#over = new Set(['defend']);
        if (this.#asksAlways('set') && at(hands, event.seat).length < SET_SIZE) this.#type(noSet);
        return;
      case 'set':
        return this.#type(set, { card1: event.cards[0], card2: event.cards[1], card3: event.cards[2] });
      case 'place':
        return this.#type(place, { territory: event.on, armies: event.armies });
      case 'attack':
        return this.#type(attack, { from: event.from, to: event.to, dice: event.dice });
      case 'defend':
        if (!this.#over.has('defend') || this.#asksAlways('defend'))
          this.#type(defend, { territory: event.to, dice: event.dice });
        this.#over.add('defend');
        return;
      case 'roll':
        return this.#addDice(event);
      case 'conquer':
        if (at(armies, event.from) === 1 && this.#asksAlways('occupy'))
          this.#type(occupy, { from: event.from, to: event.to, armies: event.armies, more: 0 });
        return;
      case 'move':
        return this.#end('move', move, { from: event.from, to: event.to, armies: event.armies });
      default:
    }
  }

  /** At the start of the next round. */
  addSave(): void {
    this.#endTurn();
    this.#type(this.#dialogue.save);
  }

  #endTurn(): void {
    const { noAttack, noMove } = this.#dialogue;
    if (!this.#over.has('move')) this.#endSkipped('attack', noAttack);
    this.#endSkipped('move', noMove);
  }

  #addDice({ attack, defence }: Extract<Event, { did: 'roll' }>): void {
    const dice = this.#dialogue.defenderRollsFirst ? [...defence, ...attack] : [...attack, ...defence];
    this.random.push(...dice.map((face) => face - 1));
  }

  #end(question: SkippedQuestion, answer: string, numbers?: Numbers): void {
    this.#over.add(question);
    this.#type(answer, numbers);
  }

  /** The program asks although the rules do not. */
  #endSkipped(question: SkippedQuestion, answer: string): void {
    if (!this.#over.has(question) && this.#asksAlways(question)) this.#end(question, answer);
  }

  #asksAlways(question: SkippedQuestion): boolean {
    return this.#dialogue.alwaysAsks.includes(question);
  }

  #type(answer: string, numbers?: Numbers): void {
    this.typed.push(...fillAnswer(answer, numbers));
  }
}
