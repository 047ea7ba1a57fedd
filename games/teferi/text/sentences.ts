/** Formats events, questions and options as sentences. */
import { at, type Choice } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import { isPlayer, seatOfEntity } from '../layers/board-state.ts';
import type { PriorityAction, Event, NamedEntity, Teferi, View } from '../parts.ts';
import type { EntityId } from '../state.ts';
import { modeLines } from './ability-lines.ts';
import type { EventFacts, TeferiTexts } from './text-types.ts';

/** Objects are shown with their id. */
export const objectName = ({ id, name }: NamedEntity, names: PlayerNames): string =>
  isPlayer(id) ? at(names, seatOfEntity(id)) : id === 0 ? name : `${name} #${id}`;

const entityName = (entity: EntityId, names: PlayerNames): string =>
  isPlayer(entity) ? at(names, seatOfEntity(entity)) : `#${entity}`;
const formatEntities = (objects: readonly NamedEntity[], names: PlayerNames): string =>
  objects.map((object) => objectName(object, names)).join(', ');
const formatMana = (mana: readonly string[]): string => mana.map((type) => `{${type}}`).join('');

/** The other names in the sentence. */
function otherNames(event: Event, names: PlayerNames): string {
  switch (event.did) {
    case 'draw':
    case 'bottom':
    case 'reveal':
    case 'look':
    case 'find':
      return event.cards?.join(', ') ?? '';
    case 'tap':
    case 'untap':
      return event.cards.join(', ');
    case 'cast':
    case 'activate':
    case 'trigger':
      return formatEntities(event.targets, names);
    case 'mana':
    case 'pay':
      return formatMana(event.mana);
    case 'damage':
    case 'prevent':
      return objectName(event.to, names);
    case 'attach':
      return event.to === null ? '' : objectName(event.to, names);
    case 'change':
      return formatEntities(event.on, names);
    case 'attack':
      return entityName(event.at, names);
    case 'block':
      return objectName(event.attacker, names);
    case 'counters':
      return event.kind;
    case 'life':
      return `${event.life}`;
    case 'arrange':
      return event.card ?? '';
    case 'choose':
      return objectName(event.chosen, names);
    case 'transform':
      return event.into;
    default:
      return '';
  }
}

const eventCount = (event: Event): number => {
  if ('count' in event) return event.count;
  if ('amount' in event) return event.amount;
  if ('change' in event) return event.change;
  return 'turn' in event ? event.turn : 0;
};

function eventZone(event: Event, { places, steps }: TeferiTexts): string {
  if (event.did === 'step') return steps[event.step];
  if (event.did === 'move' || event.did === 'find') return places[event.to];
  if (event.did === 'arrange') return event.to;
  return event.did === 'extra' ? event.what : '';
}

export function formatEvent(messages: TeferiTexts, event: Event, names: PlayerNames): string {
  const facts: EventFacts = {
    who: 'seat' in event ? at(names, event.seat) : '',
    card: 'card' in event ? (event.card ?? '') : '',
    other: otherNames(event, names),
    count: eventCount(event),
    zone: eventZone(event, messages),
    from: 'from' in event ? messages.places[event.from] : '',
  };
  return messages.events[event.did](facts);
}

/** The subject of the question, for sentences that mention one. */
function questionSubject(
  { frame }: VisibleQuestion<Teferi>,
  names: PlayerNames,
  view: View | undefined,
): string {
  if (frame.do === 'keep') return frame.name;
  if (frame.do === 'enter choice') return frame.name;
  if (frame.do === 'kicker') return frame.name ?? '';
  if (frame.do !== 'assign') return '';
  const permanent = view?.battlefield.find(({ id }) => id === frame.to);
  return permanent === undefined ? entityName(frame.to, names) : `${permanent.card} #${frame.to}`;
}

/** The card whose spell or ability asks the question. */
const askingCard = ({ frame }: VisibleQuestion<Teferi>, view: View | undefined): string | undefined =>
  'item' in frame ? view?.stack.find(({ id }) => id === frame.item)?.card : undefined;

export function formatQuestion(
  messages: TeferiTexts,
  asked: VisibleQuestion<Teferi>,
  names: PlayerNames,
  view?: View,
): string {
  const { frame, prompt, seat } = asked;
  const count =
    frame.do === 'bottom' || frame.do === 'discard'
      ? frame.count
      : frame.do === 'choose' || frame.do === 'toll'
        ? frame.missing
        : frame.do === 'assign'
          ? frame.left
          : frame.do === 'target'
            ? frame.slot + 1
            : 0;
  const card = askingCard(asked, view);
  const line = messages.questions[prompt](at(names, seat), questionSubject(asked, names, view), count);
  return card === undefined ? line : `${card}: ${line}`;
}

const PLAIN_OPTIONS = ['pass', 'done', 'cancel', 'none', 'yes', 'no', 'keep', 'mulligan'] as const;

/** The text of an ability; empty if unknown. */
function abilityText(view: View | undefined, choice: Activation): string {
  if ('use' in choice) return view?.cards[choice.use]?.acts?.[choice.ability] ?? '';
  const permanent = view?.battlefield.find(({ id }) => id === choice.activate);
  const acts = permanent?.acts ?? view?.cards[choice.name]?.acts;
  return acts?.[choice.ability] ?? '';
}
type Activation = Extract<PriorityAction, { readonly ability: number }>;

/** The text of a mode of the announced spell or ability. */
function modeText(
  view: View | undefined,
  { frame }: VisibleQuestion<Teferi>,
  mode: number,
): string | undefined {
  const item = frame.do === 'mode' ? view?.stack.find(({ id }) => id === frame.item) : undefined;
  return modeLines(view?.cards[item?.card ?? '']?.text ?? '')[mode];
}

/** A target is labelled with its place, a player as "1.1 player 2". */
function formatLabel({ options }: TeferiTexts, label: string, names: PlayerNames): string {
  const [, place = '', player] = /^(\d+\.\d+) player (\d)$/.exec(label) ?? [];
  return player === undefined ? options.label(label) : `${place} ${at(names, Number(player) - 1)}`;
}

export function formatOption(
  messages: TeferiTexts,
  choice: Choice<Teferi>,
  asked: VisibleQuestion<Teferi>,
  names: PlayerNames,
  view?: View,
): string {
  const { options } = messages;
  if (typeof choice === 'string') {
    const bare = PLAIN_OPTIONS.find((word) => word === choice);
    return bare === undefined ? options.mana(choice) : options[bare];
  }
  if (typeof choice === 'number')
    return asked.prompt === 'mode'
      ? (modeText(view, asked, choice) ?? options.mode(choice + 1))
      : asked.prompt === 'phyrexian'
        ? options.lives(choice)
        : options.number(choice);
  const object = (id: number, name: string): string => objectName({ id, name }, names);
  if ('play' in choice) return options.play(choice.face ?? choice.play);
  if ('cast' in choice)
    return options.cast(
      choice.id === undefined ? (choice.face ?? choice.cast) : object(choice.id, choice.face ?? choice.cast),
      choice.way ?? '',
    );
  if ('activate' in choice || 'use' in choice) {
    const text = abilityText(view, choice);
    const name = 'use' in choice ? choice.use : object(choice.activate, choice.name);
    return text === '' ? options.activate(name, choice.ability + 1) : `${name} · ${text}`;
  }
  if ('bottom' in choice) return options.bottom(choice.bottom);
  if ('discard' in choice) return options.discard(choice.discard);
  if ('held' in choice) return choice.held;
  if ('chosen' in choice)
    return asked.prompt === 'option' ? formatLabel(messages, choice.chosen, names) : choice.chosen;
  if ('find' in choice) return options.find(choice.find);
  if ('to' in choice) return options[choice.to](choice.card);
  if ('attack' in choice)
    return options.attack(object(choice.attack, choice.name), entityName(choice.at, names));
  if ('block' in choice)
    return options.block(object(choice.with, choice.name), object(choice.block, choice.attacker));
  if ('next' in choice) return options.order(`${choice.name} (${choice.next + 1})`);
  return objectName(choice, names);
}
