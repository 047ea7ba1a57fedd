/** English clauses for triggers. */
import { terms } from '../../text/terms.ts';
import type { Phrasebook, TriggerFacts } from '../phrasebook.ts';

const card = ({ who }: TriggerFacts, verb: string): string => `${who.text} ${verb}`;

function player({ side }: TriggerFacts, you: string, one: string, rest: string): string {
  if (side === 'you') return `you ${you} ${rest}`;
  return `${side === 'opponent' ? 'the opponent' : 'a player'} ${one} ${rest}`;
}

const made =
  (you: string, one: string, done: string) =>
  (happened: TriggerFacts): string =>
    happened.self ? card(happened, `is ${done}`) : player(happened, you, one, happened.what.text);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

export const triggers: Phrasebook['triggers'] = {
  enter: (happened) => card(happened, 'enters play'),
  leave: (happened) => card(happened, 'leaves play'),
  death: (happened) => card(happened, happened.isThing ? 'is destroyed' : 'dies'),
  kill: (happened) => card(happened, `kills ${happened.other?.text ?? 'a target'}`),
  summon: made('summon', 'summons', 'summoned'),
  build: made('build', 'builds', 'built'),
  equip: (happened) => card(happened, 'is equipped'),
  upgrade: made('upgrade', 'upgrades', 'upgraded'),
  cast: (happened) =>
    player(
      happened,
      'cast',
      'casts',
      happened.nth === undefined
        ? happened.what.text
        : `${happened.side === 'you' ? 'your' : 'their'} ${ORDINALS[happened.nth] ?? `${happened.nth}th`} spell in a turn`,
    ),
  attack: (happened) =>
    card(happened, `attacks${happened.other === undefined ? '' : ` ${happened.other.text}`}`),
  attacked: (happened) => card(happened, 'is attacked'),
  defend: (happened) => card(happened, 'defends'),
  'combat end': (happened) => card(happened, 'finishes a combat'),
  'damage dealt': (happened) =>
    card(happened, `deals damage${happened.other === undefined ? '' : ` to ${happened.other.text}`}`),
  'damage taken': (happened) =>
    card(happened, `takes damage${happened.other === undefined ? '' : ` from ${happened.other.text}`}`),
  heal: (happened) => card(happened, 'recovers health'),
  targeted: (happened) =>
    card(
      happened,
      `becomes the target of ${happened.otherSide === 'opponent' ? 'an enemy' : 'a'} spell or ability`,
    ),
  move: (happened) => card(happened, 'changes lines'),
  draw: (happened) => player(happened, 'draw', 'draws', 'a card'),
  discard: (happened) => player(happened, 'discard', 'discards', 'a card'),
  reveal: (happened) => player(happened, 'reveal', 'reveals', 'cards'),
  'state applied': (happened) =>
    card(
      happened,
      happened.state === undefined ? 'receives a state' : `becomes ${terms.en.states[happened.state]}`,
    ),
  'state removed': (happened) =>
    card(
      happened,
      happened.state === undefined ? 'loses a state' : `stops being ${terms.en.states[happened.state]}`,
    ),
  energy: (happened) => player(happened, 'gain', 'gains', 'energy from an effect'),
  use: (happened) =>
    happened.self
      ? card(happened, 'uses an ability of its own')
      : player(happened, 'use', 'uses', `an ability of ${happened.what.text}`),
};
