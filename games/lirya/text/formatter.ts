/** Formats cards, pieces, places and players in one language. */
import { at, type Seat } from '@ludoteca/kernel';
import type { ByLanguage, Language, PlayerNames } from '@ludoteca/kit';
import type { NamedObject } from '../events.ts';
import type { TargetOption, Slot, PieceOption } from '../parts.ts';
import { formatCardName } from '../deck/card-names.ts';
import { rowOfId } from '../pool/index.ts';
import { BACK_LINE, STRUCTURES } from '../rules/slots.ts';
import type { CardId, KeywordName, StateName } from '../card-definition/index.ts';
import type { PieceView } from '../view-types.ts';
import { type StateAmounts, formatReminders, formatPrintedCard } from './printed-card.ts';
import { terms } from './terms.ts';
import type { DamageableKind, LiryaTexts } from './text-types.ts';
import { formatPieceDetails } from './piece-details.ts';

/** The letter of each line; with a number it names a place. */
export const LINE_LETTERS: ByLanguage<{ readonly [line in 'front' | 'back' | 'structures']: string }> = {
  it: { front: 'P', back: 'S', structures: 'T' },
  en: { front: 'F', back: 'S', structures: 'T' },
  pt: { front: 'P', back: 'S', structures: 'T' },
};

export class LiryaFormatter {
  readonly language: Language;
  readonly texts: LiryaTexts;
  readonly names: PlayerNames;

  constructor(language: Language, texts: LiryaTexts, names: PlayerNames) {
    this.language = language;
    this.texts = texts;
    this.names = names;
  }

  name(seat: Seat): string {
    return at(this.names, seat);
  }

  card(id: CardId): string {
    return formatCardName(id, this.language);
  }

  /** An item with details: printed text and reminders; of a piece also its current values and their reasons. */
  cardItem(
    id: CardId,
    name: string,
    amounts: StateAmounts,
    piece?: PieceView,
  ): { readonly name: string; readonly detail?: string } {
    const details = piece === undefined ? [] : formatPieceDetails(this.language, piece, this.names);
    const reminders = formatReminders(this.language, id, amounts, piece);
    const lines = [...formatPrintedCard(this.language, id), ...details, ...reminders];
    return lines.length === 0 ? { name } : { name, detail: lines.join('\n') };
  }

  cards(ids: readonly CardId[] | undefined): string | undefined {
    return ids?.map((id) => this.card(id)).join(', ');
  }

  place(slot: Slot): string {
    if (slot >= STRUCTURES) return this.texts.place('structures', slot - STRUCTURES + 1);
    return slot < BACK_LINE
      ? this.texts.place('front', slot + 1)
      : this.texts.place('back', slot - BACK_LINE + 1);
  }

  object(object: NamedObject): string {
    if (object === null) return '–';
    return 'player' in object ? this.name(object.player) : this.card(object.card);
  }

  damageableKind(object: NamedObject): DamageableKind {
    if (object === null || 'player' in object) return 'player';
    return rowOfId(object.card)?.card.type === 'structure' ? 'structure' : 'character';
  }

  /** A place in two characters, as boards show it. */
  label(slot: Slot): string {
    const { front, back, structures } = LINE_LETTERS[this.language];
    if (slot >= STRUCTURES) return `${structures}${slot - STRUCTURES + 1}`;
    return slot < BACK_LINE ? `${front}${slot + 1}` : `${back}${slot - BACK_LINE + 1}`;
  }

  /** The place distinguishes a piece from others of its name; equipment shares a place and has its id. */
  ownPiece({ id, card, slot }: PieceOption): string {
    const equipmentId = rowOfId(card)?.card.type === 'equipment' ? ` ${id}` : '';
    return `${this.label(slot)} ${this.card(card)}${equipmentId}`;
  }

  /** With the name of its controller. */
  anyPiece(piece: PieceOption): string {
    return `${this.ownPiece(piece)} (${this.name(piece.seat)})`;
  }

  target(option: TargetOption): string {
    if ('id' in option) return this.anyPiece(option);
    if ('player' in option) return this.texts.options.player(this.name(option.player));
    return this.texts.options.onStack(this.card(option.card), option.item);
  }

  /** Formats the `what` of a gift event: `attack`, `keyword haste`, `immune fire`. */
  gift(what: string, amount: number | undefined): string | undefined {
    const { stats, keywords, states } = terms[this.language];
    const [kind = '', ...rest] = what.split(' ');
    const word = rest.join(' ');
    const sign = (amount ?? 0) < 0 ? '−' : '+';
    if (kind in stats) return `${stats[kind as keyof typeof stats]} ${sign}${Math.abs(amount ?? 0)}`;
    if (kind === 'keyword') return keywords[word as KeywordName];
    if (kind === 'immune')
      return word in states ? `${states.immunity} (${states[word as StateName]})` : states.immunity;
    return undefined;
  }
}
