/** The texts of the game in one language, as functions of the values they mention. */
import type { FormText, ReasonTexts } from '@ludoteca/kit';
import type { characters } from '../characters/index.ts';
import type { EffectAction, CardFilter, EffectMoment } from '../cards/codes.ts';
import type { StudentsPositionReason } from '../position.ts';
import type { form } from '../settings.ts';

export type StudentsReason =
  | StudentsPositionReason
  | 'play a card'
  | 'not in hand'
  | 'instants defend'
  | 'wrong type'
  | 'forbidden'
  | 'wrong place'
  | 'anyway or back'
  | 'discard a card'
  | 'yes or no to effects'
  | 'not yourself'
  | 'somebody else'
  | 'defend or pass'
  | 'blocks something else'
  | 'no instant'
  | 'point at a card'
  | 'not there'
  | 'has one already';

/** Names of cards are not translated; they are set in quotation marks. */
export interface StudentsTexts {
  readonly name: string;
  readonly about: string;
  readonly rules: readonly string[];
  /** Names of the computer players. */
  readonly players: { readonly [name in keyof typeof characters]: string };
  readonly settings: FormText<typeof form>;
  readonly types: { readonly [type in CardFilter]: string };
  readonly actions: { readonly [action in EffectAction]: string };
  readonly moments: { readonly [moment in EffectMoment]: string };
  readonly quoted: (card: string) => string;
  readonly zones: {
    round(round: number, name: string): string;
    readonly piles: string;
    readonly draw: string;
    readonly discards: string;
    /** The latest discard. */
    top(card: string): string;
    readonly nursery: string;
    readonly chain: string;
    /** A card of the chain and the acting player. */
    link(card: string, name: string): string;
    player(name: string): string;
    room(name: string): string;
    area(name: string): string;
    hand(name: string): string;
    readonly back: string;
    /** Short titles before the cards of the room, the area and the hand. */
    readonly inRoom: string;
    readonly beside: string;
    readonly cards: string;
    decides(name: string): string;
    students(count: number, needed: number): string;
    readonly engineer: string;
    readonly shown: string;
    readonly left: string;
  };
  readonly events: {
    deal(name: string, count: number, cards: string | undefined): string;
    round(name: string, round: number): string;
    draw(name: string, card: string | undefined): string;
    'draw in vain'(name: string, card: string, type: string): string;
    'find no card'(name: string): string;
    reshuffle(count: number): string;
    play(name: string, card: string): string;
    playOn(name: string, card: string, on: string): string;
    waste(name: string, card: string, on: string): string;
    enter(name: string, card: string): string;
    exit(name: string, card: string): string;
    show(name: string, cards: string): string;
    effects(name: string, card: string, moment: string): string;
    decline(name: string, card: string): string;
    aim(name: string, card: string, on: string): string;
    discard(name: string, card: string): string;
    lose(name: string, card: string, by: string): string;
    eliminate(name: string, card: string, from: string): string;
    eliminateOwn(name: string, card: string): string;
    steal(name: string, card: string, from: string): string;
    take(name: string, card: string | undefined, from: string): string;
    swap(name: string, other: string): string;
    mustPlay(name: string, type: string, by: string): string;
    mustDraw(name: string, by: string): string;
    miss(effect: string, on: string): string;
    block(name: string, card: string, against: string, by: string): string;
    break(card: string): string;
    'put away'(card: string): string;
    exhaust(card: string): string;
    leave(name: string): string;
    win(name: string): string;
    'reach the limit'(round: number): string;
  };
  readonly questions: {
    action(name: string): string;
    play(name: string, type: string): string;
    duplicate(name: string): string;
    limit(name: string): string;
    discard(name: string, type: string): string;
    offer(name: string, card: string): string;
    aim(name: string, card: string): string;
    /** Defence against an effect; `placing`: against a card that is being placed. */
    window(name: string, card: string, effect: string, by: string): string;
    placing(name: string, card: string, by: string): string;
    eliminate(name: string, from: string): string;
    eliminateOwn(name: string): string;
    steal(name: string, from: string): string;
  };
  readonly options: {
    play(card: string): string;
    playOn(card: string, on: string): string;
    readonly draw: string;
    readonly none: string;
    readonly anyway: string;
    readonly back: string;
    discard(card: string): string;
    readonly yes: string;
    readonly no: string;
    aim(name: string): string;
    block(card: string): string;
    readonly pass: string;
    eliminate(card: string): string;
    steal(card: string): string;
  };
  readonly reasons: ReasonTexts<StudentsReason>;
}
