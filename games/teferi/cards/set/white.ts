/** The white cards of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const WHITE: readonly CardRow[] = [
  ['Dawn Lancer', '{1}{W}', 'Creature — Human Knight', '2/1', 'First strike'],
  ['Gatehouse Wall', '{1}{W}', 'Creature — Wall', '0/4', 'Defender'],
  ['Cloud Sentinel', '{2}{W}', 'Creature — Bird', '2/2', 'Flying, vigilance'],
  ['Mill Guard', '{W}', 'Creature — Human Soldier', '1/2', 'Vigilance'],
  ['Kind Word', '{1}{W}', 'Creature — Human Cleric', '1/1', 'Whenever you gain life, put a +1/+1 counter on Kind Word.'],
  ['Rallying Chief', '{1}{W}{W}', 'Creature — Human Soldier', '2/2', 'Other creatures you control get +1/+1.'],
  ['Sun Hound', '{1}{W}', 'Creature — Dog', '2/2', 'Whenever Sun Hound blocks, you gain 2 life.'],
  ['Lamplit Matron', '{2}{W}', 'Creature — Human Cleric', '2/3', 'When Lamplit Matron enters, you gain 3 life.'],
  ['Toll Collector', '{3}{W}', 'Creature — Human Advisor', '3/3', 'Ward {2}'],
  ['Warden of the Ford', '{4}{W}', 'Creature — Giant Soldier', '4/5', 'Vigilance'],
  ['Hallowed Stag', '{2}{W}', 'Creature — Elk', '3/2', 'Protection from black'],
  ['Sworn Banneret', '{1}{W}', 'Creature — Human Soldier', '2/2', 'Whenever another creature enters under your control, you gain 1 life.'],
  ['Twilight Rider', '{1}{W}', 'Creature — Human Knight', '2/1', 'Shadow'],
  ['Steppe Courier', '{2}{W}', 'Creature — Human Knight', '2/2', 'Horsemanship'],
  ['Sealed Chapel', '{2}{W}', 'Enchantment', '', 'When Sealed Chapel enters, exile target creature an opponent controls until Sealed Chapel leaves the battlefield.'],
  ['Vow of Plenty', '{2}{W}{W}', 'Enchantment', '', 'At the beginning of your upkeep, if you have 40 or more life, you win the game.'],
  ['Aurel, First of Shields', '{3}{W}{W}', 'Legendary Creature — Human Knight', '4/4', 'Flying\nOther creatures you control have vigilance.'],
  ['Unbroken Statue', '{4}{W}{W}', 'Creature — Golem', '4/4', 'Indestructible'],
  ['Short Sentence', '{1}{W}', 'Instant', '', 'Destroy target attacking creature.'],
  ['Return to Dust Road', '{3}{W}', 'Sorcery', '', 'Exile target creature.'],
  ['Leave the Ring', '{1}{W}', 'Instant', '', 'Remove target attacking creature from combat.'],
  ['Call the Levy', '{2}{W}', 'Sorcery', '', 'Create two 1/1 white Soldier creature tokens.'],
  ['Even Tempers', '{3}{W}', 'Sorcery', '', "Target player's life total becomes 10."],
  ['Level the Field', '{3}{W}{W}', 'Sorcery', '', 'Destroy all creatures.'],
  ['Shielding Word', '{W}', 'Instant', '', 'Target creature you control gains indestructible until end of turn.'],
  ['Pious Mantle', '{1}{W}', 'Enchantment — Aura', '', 'Enchant creature\nEnchanted creature gets +1/+2 and has lifelink.'],
  ['Swift Toll', '{2}{W}', 'Enchantment', '', 'Spells your opponents cast cost {1} more to cast.'],
  ['Bind by Ribbon', '{2}{W}', 'Enchantment — Aura', '', 'Enchant creature\nEnchanted creature can\'t attack or block.'],
];
