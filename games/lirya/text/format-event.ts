/** Events as sentences. What every face shows anyway, or what follows at once from another, is not told. */
import type { Event } from '../events.ts';
import type { LiryaFormatter } from './formatter.ts';
import { terms } from './terms.ts';

export function formatEvent(say: LiryaFormatter, event: Event): string | undefined {
  const { events } = say.texts;
  switch (event.did) {
    case 'begin':
    case 'cannot draw':
    case 'shuffle':
      return events[event.did](say.name(event.seat));
    case 'draw':
    case 'swap':
      return event.count === 0
        ? undefined
        : events[event.did](say.name(event.seat), event.count, say.cards(event.cards));
    case 'burn':
      return events.burn(say.name(event.seat), say.card(event.card));
    case 'turn':
      return events.turn(say.name(event.seat), event.turn);
    case 'play':
      return events.play(
        say.name(event.seat),
        say.card(event.card),
        event.instead === true ? undefined : event.cost,
      );
    case 'use':
      return events.use(say.name(event.seat), say.body(event.piece));
    case 'trigger':
      return event.piece === null ? undefined : events.trigger(say.body(event.piece));
    case 'target':
      return events.target(event.targets.map((body) => say.body(body)).join(', '));
    case 'enter':
      return event.bearer === undefined
        ? events.enter(say.name(event.seat), say.body(event.piece), say.place(event.slot))
        : events.equip(say.body(event.piece), say.body(event.bearer));
    case 'leave':
      return event.to === 'discard' ? undefined : events.leave(say.body(event.piece), event.to);
    case 'upgrade':
      return events.upgrade(say.name(event.seat), say.body(event.piece), event.level);
    case 'move':
      return events.move(say.body(event.piece), say.place(event.slot));
    case 'survive':
      return events.survive(say.body(event.piece), event.health, say.damageableKind(event.piece));
    case 'die':
      return events.die(say.body(event.piece), say.damageableKind(event.piece));
    case 'move failed':
    case 'immune':
      return events[event.did](say.body(event.piece));
    case 'attack':
    case 'divert':
    case 'blocked':
      return events[event.did](say.body(event.attacker), say.body(event.target));
    case 'defend':
      return events.defend(say.body(event.defender), say.body(event.attacker));
    case 'attack fails':
    case 'stop attack':
      return events[event.did](say.body(event.attacker));
    case 'damage':
      return events.damage(
        say.body(event.to),
        say.damageableKind(event.to),
        event.amount,
        Math.max(0, event.left),
        event.from === null ? undefined : say.body(event.from),
      );
    case 'prevent':
      return events.prevent(say.body(event.to), event.amount);
    case 'heal':
      return events.heal(say.body(event.who), say.damageableKind(event.who), event.amount, event.left);
    case 'state':
      return events.state(say.body(event.piece), terms[say.language].states[event.state], event.turns);
    case 'state over':
      return events['state over'](say.body(event.piece), terms[say.language].states[event.state]);
    default:
      return formatCardEvent(say, event) ?? formatRareEvent(say, event);
  }
}

function formatCardEvent(say: LiryaFormatter, event: Event): string | undefined {
  const { events, piles } = say.texts;
  switch (event.did) {
    case 'gift': {
      const what = say.gift(event.what, event.amount);
      return what === undefined ? undefined : events.gift(say.body(event.to), what);
    }
    case 'discard':
      return events[event.why === 'mill' ? 'mill' : 'discard'](say.name(event.seat), say.card(event.card));
    case 'card':
      return event.to === 'stack' || event.to === 'special' || event.to === 'nowhere'
        ? undefined
        : events.card(say.name(event.seat), event.card && say.card(event.card), piles[event.to]);
    case 'look':
      return events.look(
        say.name(event.seat),
        say.name(event.of),
        event.at,
        event.count,
        say.cards(event.cards),
      );
    case 'reveal':
      return events.reveal(say.name(event.seat), event.cards.map((card) => say.card(card)).join(', ') || '–');
    case 'arrange':
      return events.arrange(say.name(event.seat), event.pile);
    case 'control':
      return events.control(say.body(event.piece), say.name(event.to));
    case 'transform':
      return events.transform(say.body(event.piece), say.card(event.into));
    case 'cancel':
    case 'fizzle':
      return events[event.did](say.card(event.card));
    default:
      return undefined;
  }
}

function formatRareEvent(say: LiryaFormatter, event: Event): string | undefined {
  const { events } = say.texts;
  switch (event.did) {
    case 'chance':
      return events.chance(event.holds);
    case 'anomaly':
      return events.anomaly();
    case 'plug-in off':
      return events['plug-in off'](event.plugin, event.why);
    case 'win':
      return events.win(say.name(event.seat), say.card(event.card));
    case 'lose':
      return events.lose(say.name(event.seat), event.why);
    case 'last turn':
      return events['last turn'](event.turn);
    default:
      return undefined;
  }
}
