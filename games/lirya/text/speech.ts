/** Cards, places and players as words. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Language, Names } from '@ludoteca/kit';
import type { Body } from '../events.ts';
import type { Aim, Slot, Standing } from '../parts.ts';
import { textOf } from '../card-text/index.ts';
import { rowOfId } from '../pool/index.ts';
import { BACK, STRUCTURES } from '../rules/table.ts';
import type { CardId, Keyword, StateName } from '../vocabulary/index.ts';
import { terms } from './terms.ts';
import type { Words } from './words.ts';

export class Speech {
  readonly language: Language;
  readonly words: Words;
  readonly names: Names;

  constructor(language: Language, words: Words, names: Names) {
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

  /** A card as a thing to look at closely. */
  thing(id: CardId, name: string): { readonly name: string; readonly detail?: string } {
    const detail = textOf(id, this.language).join(' ');
    return detail === '' ? { name } : { name, detail };
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

  /** Where it stands tells it from others of its name; equipment is told by its number. */
  standing({ id, card, seat, slot }: Standing): string {
    const carried = rowOfId(card)?.card.type === 'equipment' ? ` ${id}` : '';
    return `${this.card(card)}${carried} (${this.name(seat)}, ${this.place(slot)})`;
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
