/** Formats events, questions and options as sentences. */
import { at, type Choice } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames } from '@ludoteca/kit';
import type { EffectAction, CardFilter } from '../cards/codes.ts';
import type { Event, Students } from '../parts.ts';
import type { StudentsTexts } from './text-types.ts';

const describeEffect = (
  { actions, types }: StudentsTexts,
  action: EffectAction,
  filter: CardFilter,
): string => `${actions[action]} → ${types[filter]}`;

const formatCards = ({ quoted }: StudentsTexts, cards: readonly string[] | undefined): string | undefined =>
  cards?.map(quoted).join(', ');

export function formatEvent(texts: StudentsTexts, event: Event, names: PlayerNames): string | undefined {
  const { events, quoted, types } = texts;
  const name = 'seat' in event ? at(names, event.seat) : '';
  const card = 'card' in event && event.card !== undefined ? quoted(event.card) : undefined;
  switch (event.did) {
    case 'deal':
      return events.deal(name, event.count, formatCards(texts, event.cards));
    case 'round':
      return events.round(name, event.round);
    case 'draw':
      return events.draw(name, card);
    case 'draw in vain':
      return events['draw in vain'](name, quoted(event.card), types[event.filter]);
    case 'find no card':
    case 'leave':
    case 'win':
      return events[event.did](name);
    case 'reshuffle':
      return events.reshuffle(event.count);
    case 'play':
      return event.on === undefined || event.on === event.seat
        ? events.play(name, quoted(event.card))
        : events.playOn(name, quoted(event.card), at(names, event.on));
    case 'waste':
    case 'aim':
      return events[event.did](name, quoted(event.card), at(names, event.on));
    case 'enter':
    case 'exit':
    case 'decline':
    case 'discard':
      return events[event.did](name, quoted(event.card));
    case 'show':
      return events.show(name, formatCards(texts, event.cards) ?? '');
    case 'effects':
      return events.effects(name, quoted(event.card), texts.moments[event.when]);
    case 'lose':
      return events.lose(name, quoted(event.card), at(names, event.by));
    case 'eliminate':
      return event.seat === event.from
        ? events.eliminateOwn(name, quoted(event.card))
        : events.eliminate(name, quoted(event.card), at(names, event.from));
    case 'steal':
      return events.steal(name, quoted(event.card), at(names, event.from));
    case 'take':
      return events.take(name, card, at(names, event.from));
    case 'swap':
      return events.swap(name, at(names, event.with));
    case 'oblige':
      // The event that follows tells enough if the card is the player's own.
      if (event.by === event.seat) return undefined;
      return event.action === 'GIOCA'
        ? events.mustPlay(name, types[event.filter], at(names, event.by))
        : events.mustDraw(name, at(names, event.by));
    case 'miss':
      return events.miss(describeEffect(texts, event.action, event.filter), at(names, event.on));
    case 'block':
      return events.block(name, quoted(event.with), quoted(event.card), at(names, event.by));
    case 'break':
    case 'put away':
    case 'exhaust':
      return events[event.did](quoted(event.card));
    case 'reach the limit':
      return events['reach the limit'](event.round);
  }
}

export function formatQuestion(
  texts: StudentsTexts,
  { frame, seat }: VisibleQuestion<Students>,
  names: PlayerNames,
): string {
  const { questions, quoted, types } = texts;
  const name = at(names, seat);
  switch (frame.do) {
    case 'action':
    case 'duplicate':
    case 'limit':
      return questions[frame.do](name);
    case 'play':
    case 'discard':
      return questions[frame.do](name, types[frame.filter]);
    case 'offer':
    case 'aim':
      return questions[frame.do](name, quoted(frame.card));
    case 'window': {
      const by = at(names, frame.by);
      if (frame.effect === undefined) return questions.placing(name, quoted(frame.card), by);
      const effect = describeEffect(texts, frame.effect.action, frame.effect.filter);
      return questions.window(name, quoted(frame.card), effect, by);
    }
    case 'eliminate':
      return frame.from === seat
        ? questions.eliminateOwn(name)
        : questions.eliminate(name, at(names, frame.from));
    case 'steal':
      return questions.steal(name, at(names, frame.from));
  }
}

export function formatOption(
  { options, quoted }: StudentsTexts,
  choice: Choice<Students>,
  names: PlayerNames,
): string {
  if (typeof choice === 'string') return options[choice];
  if ('play' in choice)
    return choice.on === undefined
      ? options.play(quoted(choice.play))
      : options.playOn(quoted(choice.play), at(names, choice.on));
  if ('discard' in choice) return options.discard(quoted(choice.discard));
  if ('aim' in choice) return options.aim(at(names, choice.aim));
  if ('block' in choice) return options.block(quoted(choice.block));
  return 'eliminate' in choice
    ? options.eliminate(quoted(choice.eliminate))
    : options.steal(quoted(choice.steal));
}
