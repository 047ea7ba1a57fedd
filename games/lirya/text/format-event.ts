/** Formats events as sentences. Events that follow from another one or are visible anyway have none. */
import type { Event } from '../events.ts';
import { additionalEnergyOf } from './energy-cost.ts';
import type { LiryaFormatter } from './formatter.ts';
import { terms } from './terms.ts';

export function formatEvent(format: LiryaFormatter, event: Event): string | undefined {
  const { events } = format.texts;
  switch (event.did) {
    case 'begin':
    case 'cannot draw':
    case 'shuffle':
      return events[event.did](format.name(event.seat));
    case 'draw':
    case 'swap':
      return event.count === 0
        ? undefined
        : events[event.did](format.name(event.seat), event.count, format.cards(event.cards));
    case 'burn':
      return events.burn(format.name(event.seat), format.card(event.card));
    case 'turn':
      return events.turn(format.name(event.seat), event.turn);
    case 'play':
      return events.play(
        format.name(event.seat),
        format.card(event.card),
        event.instead === true
          ? undefined
          : event.cost + (event.free === true ? 0 : additionalEnergyOf(event.card)),
      );
    case 'use':
      return events.use(format.name(event.seat), format.object(event.piece));
    case 'trigger':
      return event.piece === null ? undefined : events.trigger(format.object(event.piece));
    case 'target':
      return events.target(event.targets.map((body) => format.object(body)).join(', '));
    case 'enter':
      return event.bearer === undefined
        ? events.enter(format.name(event.seat), format.object(event.piece), format.place(event.slot))
        : events.equip(format.object(event.piece), format.object(event.bearer));
    case 'leave':
      return event.to === 'discard' ? undefined : events.leave(format.object(event.piece), event.to);
    case 'upgrade':
      return events.upgrade(format.name(event.seat), format.object(event.piece), event.level);
    case 'move':
      return events.move(format.object(event.piece), format.place(event.slot));
    case 'survive':
      return events.survive(format.object(event.piece), event.health, format.damageableKind(event.piece));
    case 'die':
      return events.die(format.object(event.piece), format.damageableKind(event.piece));
    case 'move failed':
    case 'stealth over':
    case 'immune':
      return events[event.did](format.object(event.piece));
    case 'attack':
    case 'divert':
    case 'blocked':
      return events[event.did](format.object(event.attacker), format.object(event.target));
    case 'defend':
      return events.defend(format.object(event.defender), format.object(event.attacker));
    case 'attack fails':
    case 'stop attack':
      return events[event.did](format.object(event.attacker));
    case 'damage':
      return events.damage(
        format.object(event.to),
        format.damageableKind(event.to),
        event.amount,
        Math.max(0, event.left),
        event.from === null ? undefined : format.object(event.from),
      );
    case 'prevent':
      return events.prevent(format.object(event.to), event.amount);
    case 'heal':
      return events.heal(
        format.object(event.who),
        format.damageableKind(event.who),
        event.amount,
        event.left,
      );
    case 'state':
      return events.state(
        format.object(event.piece),
        terms[format.language].states[event.state],
        event.turns,
      );
    case 'state over':
      return events['state over'](format.object(event.piece), terms[format.language].states[event.state]);
    default:
      return formatCardEvent(format, event) ?? formatRareEvent(format, event);
  }
}

function formatCardEvent(format: LiryaFormatter, event: Event): string | undefined {
  const { events, piles } = format.texts;
  switch (event.did) {
    case 'gift': {
      const what = format.gift(event.what, event.amount);
      return what === undefined ? undefined : events.gift(format.object(event.to), what);
    }
    case 'discard':
      return events[event.why === 'mill' ? 'mill' : 'discard'](
        format.name(event.seat),
        format.card(event.card),
      );
    case 'card':
      return event.to === 'stack' || event.to === 'special' || event.to === 'nowhere'
        ? undefined
        : events.card(format.name(event.seat), event.card && format.card(event.card), piles[event.to]);
    case 'look':
      return events.look(
        format.name(event.seat),
        format.name(event.of),
        event.at,
        event.count,
        format.cards(event.cards),
      );
    case 'reveal':
      return events.reveal(
        format.name(event.seat),
        event.cards.map((card) => format.card(card)).join(', ') || '–',
      );
    case 'arrange':
      return events.arrange(format.name(event.seat), event.pile);
    case 'control':
      return events.control(format.object(event.piece), format.name(event.to));
    case 'transform':
      return events.transform(format.object(event.piece), format.card(event.into));
    case 'cancel':
    case 'fizzle':
      return events[event.did](format.card(event.card));
    default:
      return undefined;
  }
}

function formatRareEvent(format: LiryaFormatter, event: Event): string | undefined {
  const { events } = format.texts;
  switch (event.did) {
    case 'chance':
      return events.chance(event.holds);
    case 'anomaly':
      return events.anomaly();
    case 'plug-in off':
      return events['plug-in off'](event.plugin, event.why);
    case 'win':
      return events.win(format.name(event.seat), format.card(event.card));
    case 'lose':
      return events.lose(format.name(event.seat), event.why);
    case 'last turn':
      return events['last turn'](event.turn);
    default:
      return undefined;
  }
}
