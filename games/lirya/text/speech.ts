/** Cards, places and players as words. */
import { at, type Seat } from '@ludoteca/kernel';
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import type { Body } from '../events.ts';
import type { Aim, Slot, Standing } from '../parts.ts';
import { rowOfId } from '../pool/index.ts';
import { BACK, STRUCTURES } from '../rules/table.ts';
import type { CardId, Keyword, StateName } from '../vocabulary/index.ts';
import type { PieceView } from '../views.ts';
import { type Amounts, helpLines, printedLines } from './printed.ts';
import { terms } from './terms.ts';
import type { Mortal, Words } from './words.ts';
import { worthLines } from './worth.ts';

/** A letter for each line: with a number it is a place. */
export const LETTERS: ByLanguage<{ readonly [line in 'front' | 'back' | 'structures']: string }> = {
  it: { front: 'P', back: 'S', structures: 'T' },
  en: { front: 'F', back: 'S', structures: 'T' },
  pt: { front: 'P', back: 'S', structures: 'T' },
};

export class Speech {
  readonly language: Language;
  readonly words: Words;
  readonly names: PlayerNames;

  constructor(language: Language, words: Words, names: PlayerNames) {
    this.language = language;
    this.words = words;
    this.names = names;
  }

  name(seat: Seat): string {
    return at(this.names, seat);
  }

  card(id: CardId): string {
    return rowOfId(id)?.card.name[this.language] ?? id;
  }

  /** A card as a thing to look at closely: what is printed on it and what that means; of a piece also what it is worth now, and why. */
  thing(
    id: CardId,
    name: string,
    amounts: Amounts,
    piece?: PieceView,
  ): { readonly name: string; readonly detail?: string } {
    const worth = piece === undefined ? [] : worthLines(this.language, piece, this.names);
    const help = helpLines(this.language, id, amounts, piece);
    const lines = [...printedLines(this.language, id), ...worth, ...help];
    return lines.length === 0 ? { name } : { name, detail: lines.join('\n') };
  }

  cards(ids: readonly CardId[] | undefined): string | undefined {
    return ids?.map((id) => this.card(id)).join(', ');
  }

  place(slot: Slot): string {
    if (slot >= STRUCTURES) return this.words.place('structures', slot - STRUCTURES + 1);
    return slot < BACK ? this.words.place('front', slot + 1) : this.words.place('back', slot - BACK + 1);
  }

  body(body: Body): string {
    if (body === null) return '–';
    return 'player' in body ? this.name(body.player) : this.card(body.card);
  }

  mortal(body: Body): Mortal {
    if (body === null || 'player' in body) return 'player';
    return rowOfId(body.card)?.card.type === 'structure' ? 'structure' : 'character';
  }

  /** A place in two letters, as boards show it. */
  label(slot: Slot): string {
    const { front, back, structures } = LETTERS[this.language];
    if (slot >= STRUCTURES) return `${structures}${slot - STRUCTURES + 1}`;
    return slot < BACK ? `${front}${slot + 1}` : `${back}${slot - BACK + 1}`;
  }

  /** Where it stands tells it from others of its name; equipment is told by its number. */
  own({ id, card, slot }: Standing): string {
    const carried = rowOfId(card)?.card.type === 'equipment' ? ` ${id}` : '';
    return `${this.label(slot)} ${this.card(card)}${carried}`;
  }

  /** The same where it may be anybody’s. */
  standing(standing: Standing): string {
    return `${this.own(standing)} (${this.name(standing.seat)})`;
  }

  aim(aim: Aim): string {
    if ('id' in aim) return this.standing(aim);
    if ('player' in aim) return this.words.options.player(this.name(aim.player));
    return this.words.options.onStack(this.card(aim.card), aim.item);
  }

  /** What was given, as events name it: `attack`, `keyword haste`, `immune fire`. */
  gift(what: string, amount: number | undefined): string | undefined {
    const { stats, keywords, states } = terms[this.language];
    const [kind = '', ...rest] = what.split(' ');
    const word = rest.join(' ');
    const sign = (amount ?? 0) < 0 ? '−' : '+';
    if (kind in stats) return `${stats[kind as keyof typeof stats]} ${sign}${Math.abs(amount ?? 0)}`;
    if (kind === 'keyword') return keywords[word as Keyword];
    if (kind === 'immune')
      return word in states ? `${states.immunity} (${states[word as StateName]})` : states.immunity;
    return undefined;
  }
}
