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
  (facts: TriggerFacts): string =>
    facts.self ? card(facts, `is ${done}`) : player(facts, you, one, facts.what.text);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

export const triggers: Phrasebook['triggers'] = {
  enter: (facts) => card(facts, 'enters play'),
  leave: (facts) => card(facts, 'leaves play'),
  death: (facts) => card(facts, facts.isInanimate ? 'is destroyed' : 'dies'),
  kill: (facts) => card(facts, `kills ${facts.other?.text ?? 'a target'}`),
  summon: made('summon', 'summons', 'summoned'),
  build: made('build', 'builds', 'built'),
  equip: (facts) => card(facts, 'is equipped'),
  upgrade: made('upgrade', 'upgrades', 'upgraded'),
  cast: (facts) =>
    player(
      facts,
      'cast',
      'casts',
      facts.nth === undefined
        ? facts.what.text
        : `${facts.side === 'you' ? 'your' : 'their'} ${ORDINALS[facts.nth] ?? `${facts.nth}th`} spell in a turn`,
    ),
  attack: (facts) => card(facts, `attacks${facts.other === undefined ? '' : ` ${facts.other.text}`}`),
  attacked: (facts) => card(facts, 'is attacked'),
  defend: (facts) => card(facts, 'defends'),
  'combat end': (facts) => card(facts, 'finishes a combat'),
  'damage dealt': (facts) =>
    card(facts, `deals damage${facts.other === undefined ? '' : ` to ${facts.other.text}`}`),
  'damage taken': (facts) =>
    card(facts, `takes damage${facts.other === undefined ? '' : ` from ${facts.other.text}`}`),
  heal: (facts) => card(facts, 'recovers health'),
  targeted: (facts) =>
    card(
      facts,
      `becomes the target of ${facts.otherSide === 'opponent' ? 'an enemy' : 'a'} spell or ability`,
    ),
  move: (facts) => card(facts, 'changes lines'),
  draw: (facts) => player(facts, 'draw', 'draws', 'a card'),
  discard: (facts) => player(facts, 'discard', 'discards', 'a card'),
  reveal: (facts) => player(facts, 'reveal', 'reveals', 'cards'),
  'state applied': (facts) =>
    card(facts, facts.state === undefined ? 'receives a state' : `becomes ${terms.en.states[facts.state]}`),
  'state removed': (facts) =>
    card(facts, facts.state === undefined ? 'loses a state' : `stops being ${terms.en.states[facts.state]}`),
  energy: (facts) => player(facts, 'gain', 'gains', 'energy from an effect'),
  use: (facts) =>
    facts.self
      ? card(facts, 'uses an ability of its own')
      : player(facts, 'use', 'uses', `an ability of ${facts.what.text}`),
};
