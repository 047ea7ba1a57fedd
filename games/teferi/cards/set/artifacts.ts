/** The colourless artifacts of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const ARTIFACTS: readonly CardRow[] = [
  ['Traveller’s Blade', '{1}', 'Artifact — Equipment', '', 'Equipped creature gets +2/+0.\nEquip {1}'],
  ['Tower Shield', '{2}', 'Artifact — Equipment', '', 'Equipped creature gets +0/+3 and has vigilance.\nEquip {2}'],
  ['Feathered Cloak', '{2}', 'Artifact — Equipment', '', 'Equipped creature has flying.\nEquip {2}'],
  ['Clockwork Hound', '{3}', 'Artifact Creature — Construct', '2/2', 'Haste'],
  ['Iron Porter', '{4}', 'Artifact Creature — Golem', '3/4', ''],
  ['Copper Lens', '{2}', 'Artifact', '', '{T}: Add {C}.'],
  ['Market Scales', '{3}', 'Artifact', '', '{2}, {T}: Draw a card.'],
  ['Old Banner', '{3}', 'Artifact', '', 'Creatures you control get +1/+0.'],
  ['Worn Lock', '{3}', 'Artifact', '', 'Creatures your opponents control enter tapped.'],
  ['Switchback Prism', '{2}', 'Artifact', '', '{1}, {T}: Switch target creature\'s power and toughness until end of turn.'],
];
