/** The red cards of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const RED: readonly CardRow[] = [
  ['Gravel Brawler', '{1}{R}', 'Creature — Goblin', '2/1', ''],
  ['Ash Runner', '{1}{R}', 'Creature — Lizard', '2/1', 'Haste'],
  ['Ember Twinblade', '{2}{R}{R}', 'Creature — Human Warrior', '2/2', 'Double strike'],
  ['Ridge Stomper', '{3}{R}', 'Creature — Ogre', '4/3', 'Trample'],
  ['Second Charge', '{3}{R}', 'Sorcery', '', 'Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.'],
  ['Kiln Thrower', '{2}{R}', 'Creature — Goblin', '1/2', '{T}: Kiln Thrower deals 1 damage to any target.'],
  ['Furnace Drake', '{3}{R}', 'Creature — Drake', '3/2', 'Flying\n{R}: Furnace Drake gets +1/+0 until end of turn.'],
  ['Reckless Herald', '{1}{R}', 'Creature — Human Warrior', '3/2', 'Reckless Herald attacks each combat if able.'],
  ['Quarry Ox', '{3}{R}', 'Creature — Ox', '4/4', 'Quarry Ox can\'t block.'],
  ['Spitfire Crone', '{2}{R}', 'Creature — Human Shaman', '2/2', 'When Spitfire Crone enters, it deals 2 damage to target creature.'],
  ['Flickering Spark', '{R}', 'Creature — Elemental', '3/1', 'Haste\nAt the beginning of your end step, sacrifice Flickering Spark.'],
  ['Bandit Captain', '{2}{R}', 'Creature — Human Rogue', '2/2', 'Menace\nOther Goblin creatures you control get +1/+0.'],
  ['Ramhorn', '{3}{R}', 'Creature — Goat', '3/3', 'Whenever Ramhorn becomes blocked, it gets +2/+0 until end of turn.'],
  ['War Drummer', '{2}{R}', 'Creature — Goblin', '2/2', 'Creatures you control have haste.'],
  ['Tindra, the Open Flame', '{3}{R}{R}', 'Legendary Creature — Dragon', '4/4', 'Flying\nWhenever Tindra, the Open Flame attacks, it deals 1 damage to each opponent.'],
  ['Basalt Giant', '{5}{R}', 'Creature — Giant', '6/5', 'Trample'],
  ['Powder Monkey', '{R}', 'Creature — Monkey', '1/1', 'When Powder Monkey dies, it deals 1 damage to any target.'],
  ['Charging Aurochs', '{2}{R}', 'Creature — Ox', '3/3', ''],
  ['Spark Lash', '{R}', 'Instant', '', 'Spark Lash deals 3 damage to any target.'],
  ['Short Storm', '{1}{R}', 'Instant', '', 'Short Storm deals 3 damage to target creature.'],
  ['Avalanche of Coals', '{2}{R}', 'Sorcery', '', 'Avalanche of Coals deals 2 damage to each creature.'],
  ['Borrowed Fury', '{2}{R}', 'Sorcery', '', 'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.'],
  ['Splitting Fire', '{3}{R}', 'Sorcery', '', 'Splitting Fire deals 4 damage divided as you choose among any number of targets.'],
  ['Fierce Song', '{R}', 'Instant', '', 'Target creature gets +2/+0 and gains first strike until end of turn.'],
  ['Measured Blaze', '{X}{R}', 'Sorcery', '', 'Measured Blaze deals X damage to any target.'],
  ['Brief Blaze', '{1}{R}', 'Sorcery', '', 'Create a 3/1 red Elemental creature token with haste. Sacrifice it at the beginning of the next end step.'],
  ['Smoking Peak', '{2}{R}', 'Enchantment', '', 'At the beginning of your end step, Smoking Peak deals 1 damage to each opponent.'],
  ['Two Ways Out', '{1}{R}', 'Instant', '', 'Choose one —\n• Two Ways Out deals 2 damage to target creature.\n• Destroy target artifact.'],
];
