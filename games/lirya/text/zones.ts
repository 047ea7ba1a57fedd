/** Describes the table as zones of items, for generic user interfaces. */
import { at, type Choice, deepEqual, type Seat } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf, type ZoneItem, type Zone } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { BACK_LINE, SLOTS, STRUCTURES } from '../rules/slots.ts';
import { configOf } from '../settings.ts';
import type { HandView, PieceView, View } from '../view-types.ts';
import { formatDelayedEffect, formatPlayerModifiers } from './modifiers.ts';
import { formatOption } from './format-option.ts';
import type { StateAmounts } from './printed-card.ts';
import type { LiryaFormatter } from './formatter.ts';

type LiryaOption = Choice<Lirya>;
type OptionList = readonly LiryaOption[];

/** The piece that acts or is chosen in an option. */
function pieceOfOption(choice: LiryaOption): number | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('id' in choice) return choice.id;
  if ('use' in choice) return choice.use.id;
  if ('upgrade' in choice) return choice.upgrade.id;
  if ('move' in choice) return choice.move.id;
  if ('demolish' in choice) return choice.demolish.id;
  if ('defender' in choice) return choice.defender.id;
  return 'attacker' in choice ? choice.attacker.id : undefined;
}

/** The card in hand that an option plays, uses, swaps or gives up. */
function handCardOfOption(choice: LiryaOption, prompt: string | undefined): string | undefined {
  if (typeof choice !== 'object') return undefined;
  if ('play' in choice) return choice.play;
  if ('hand' in choice) return choice.hand;
  if ('swap' in choice) return choice.swap;
  const fromHand = prompt === 'pay' || prompt === 'give up';
  return fromHand && 'card' in choice && !('id' in choice) && !('item' in choice) ? choice.card : undefined;
}

const formatPiece = (format: LiryaFormatter, { card, attack, defence, health, level }: PieceView): string =>
  level > 0
    ? format.texts.zones.structure(format.card(card), level, health)
    : format.texts.zones.piece(format.card(card), attack, defence, health);

class ZoneBuilder {
  private readonly format: LiryaFormatter;
  private readonly view: View;
  private readonly asked: VisibleQuestion<Lirya> | undefined;
  private readonly options: OptionList;
  private readonly amounts: StateAmounts;

  constructor(format: LiryaFormatter, view: View, asked: VisibleQuestion<Lirya> | undefined) {
    this.format = format;
    this.view = view;
    this.asked = asked;
    this.options = optionsOf<Lirya>(asked);
    this.amounts = configOf(view.settings).amounts;
  }

  zones(): Zone<Lirya>[] {
    const playerZones = this.view.players.flatMap((_, seat) => this.playerZones(seat));
    const all = [...playerZones, this.stackZone(), ...this.delayedZones()];
    const placedOptions = all.flatMap(({ items }) => items.flatMap(({ options }) => options ?? []));
    const rest = this.options.filter(
      (choice) => typeof choice !== 'string' && !placedOptions.some((one) => deepEqual(one, choice)),
    );
    return rest.length === 0 ? all : [...all, this.choicesZone(rest)];
  }

  private playerZones(seat: Seat): Zone<Lirya>[] {
    const { zones } = this.format.texts;
    const name = this.format.name(seat);
    const player = at(this.view.players, seat);
    const { hand, aside, discard, life, energy, capacity, deck } = player;
    const modifiers = formatPlayerModifiers(this.format.language, this.format.names, player);
    const places: Zone<Lirya>[] = [
      { id: `front ${seat}`, name: zones.front(name), seat, items: this.lineItems(seat, 0, BACK_LINE) },
      {
        id: `back ${seat}`,
        name: zones.back(name),
        seat,
        items: this.lineItems(seat, BACK_LINE, STRUCTURES),
      },
      {
        id: `structures ${seat}`,
        name: zones.structures(name),
        seat,
        items: this.lineItems(seat, STRUCTURES, SLOTS),
      },
    ];
    const self: ZoneItem<Lirya> = {
      name: zones.counts(life, energy, capacity),
      ...(modifiers.length > 0 && { detail: modifiers.join('\n') }),
      options: this.options.filter(
        (choice) => typeof choice === 'object' && 'player' in choice && choice.player === seat,
      ),
    };
    const piles: Zone<Lirya>[] = [
      {
        id: `player ${seat}`,
        name: zones.player(name),
        seat,
        items: [self, { name: zones.deck(deck.count), role: 'quiet' }],
      },
      { id: `hand ${seat}`, name: zones.hand(name), seat, items: this.handItems(hand, seat) },
      { id: `discard ${seat}`, name: zones.discard(name), seat, items: this.pileItems(discard) },
    ];
    const asideZones: Zone<Lirya>[] =
      aside.count === 0
        ? []
        : [{ id: `aside ${seat}`, name: zones.aside(name), seat, items: this.handItems(aside, -1) }];
    return [...places, ...piles, ...asideZones];
  }

  private lineItems(seat: Seat, from: number, to: number): ZoneItem<Lirya>[] {
    const pieces = this.view.players[seat]?.pieces.filter(({ slot }) => slot >= from && slot < to) ?? [];
    const items = pieces.toSorted((a, b) => a.slot - b.slot).flatMap((piece) => this.pieceItems(piece));
    const isPlacing =
      (this.asked?.prompt === 'place' || this.asked?.prompt === 'shift') && this.asked.seat === seat;
    const free = isPlacing
      ? this.options.flatMap((choice) =>
          typeof choice === 'object' && 'place' in choice && choice.place >= from && choice.place < to
            ? [choice]
            : [],
        )
      : [];
    return [
      ...items,
      ...free.map((choice) => ({
        name: this.format.texts.zones.free(this.format.place(choice.place)),
        options: [choice],
      })),
    ];
  }

  private cardItem(card: string): Pick<ZoneItem<Lirya>, 'name' | 'detail'> {
    return this.format.cardItem(card, this.format.card(card), this.amounts);
  }

  /** The number of copies is given where there are several. */
  private countedCardItem(cards: readonly string[], card: string, options: OptionList): ZoneItem<Lirya> {
    const count = cards.filter((one) => one === card).length;
    const item = { ...this.cardItem(card), options };
    return count === 1 ? item : { ...item, count };
  }

  private pieceItems(piece: PieceView): ZoneItem<Lirya>[] {
    const toItem = (one: PieceView): ZoneItem<Lirya> => ({
      ...this.format.cardItem(one.card, formatPiece(this.format, one), this.amounts, one),
      options: this.options.filter((choice) => pieceOfOption(choice) === one.id),
    });
    const carried = piece.equipment.map((item): ZoneItem<Lirya> => ({
      ...toItem(item),
      name: `+ ${this.format.card(item.card)}`,
    }));
    return [toItem(piece), ...carried];
  }

  private handItems({ cards }: HandView, seat: Seat): ZoneItem<Lirya>[] {
    const own = this.asked?.seat === seat;
    const hidden = cards.filter((card) => card === null).length;
    const known = cards.filter((card) => card !== null);
    const items = [...new Set(known)].map((card) =>
      this.countedCardItem(
        known,
        card,
        own ? this.options.filter((choice) => handCardOfOption(choice, this.asked?.prompt) === card) : [],
      ),
    );
    return hidden === 0
      ? items
      : [...items, { name: this.format.texts.zones.hidden, count: hidden, role: 'quiet', shape: 'back' }];
  }

  private pileItems(cards: readonly string[]): ZoneItem<Lirya>[] {
    return [...new Set(cards)].map((card) => this.countedCardItem(cards, card, []));
  }

  private stackZone(): Zone<Lirya> {
    const items = this.view.stack.map(({ id, card }): ZoneItem<Lirya> => ({
      ...this.cardItem(card),
      options: this.options.filter(
        (choice) => typeof choice === 'object' && 'item' in choice && choice.item === id,
      ),
    }));
    return { id: 'stack', name: this.format.texts.zones.stack, items: items.toReversed() };
  }

  private delayedZones(): Zone<Lirya>[] {
    const { language, names, texts } = this.format;
    const items = this.view.delayed.map((later): ZoneItem<Lirya> => ({
      name: this.format.card(later.card),
      detail: formatDelayedEffect(language, names, later),
      role: 'quiet',
    }));
    return items.length === 0 ? [] : [{ id: 'later', name: texts.zones.later, items }];
  }

  /** Options without an item in a zone: cards in decks, modes of an effect. */
  private choicesZone(rest: OptionList): Zone<Lirya> {
    const { asked, format } = this;
    const items =
      asked === undefined
        ? []
        : rest.map((choice): ZoneItem<Lirya> => ({
            name: formatOption(format, choice, asked),
            options: [choice],
          }));
    return { id: 'choices', name: format.texts.zones.choices, items };
  }
}

export const describeZones = (
  format: LiryaFormatter,
  view: View,
  asked: VisibleQuestion<Lirya> | undefined,
): Zone<Lirya>[] => new ZoneBuilder(format, view, asked).zones();
