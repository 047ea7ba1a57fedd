/** The black cards of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const BLACK: readonly CardRow[] = [
  ['Mourning Imp', '{2}{B}', 'Creature — Imp', '2/1', 'Flying\nWhen Mourning Imp dies, draw a card.'],
  ['Cellar Rat', '{B}', 'Creature — Rat', '1/1', 'Menace'],
  ['Grave Porter', '{1}{B}', 'Creature — Zombie', '2/2', ''],
  ['Barrow Knight', '{2}{B}', 'Creature — Zombie Knight', '2/2', 'Lifelink'],
  ['Night Hag', '{3}{B}', 'Creature — Hag', '3/3', 'Fear'],
  ['Alley Terror', '{3}{B}', 'Creature — Horror', '3/2', 'Intimidate'],
  ['Marsh Strider', '{1}{B}', 'Creature — Zombie', '2/1', 'Swampwalk'],
  ['Poisoner of Wells', '{B}{B}', 'Creature — Human Assassin', '1/1', 'Deathtouch'],
  ['Ledger Ghoul', '{2}{B}', 'Creature — Zombie', '2/2', 'Whenever another creature dies, you gain 1 life.'],
  ['Bone Broker', '{1}{B}', 'Creature — Human Rogue', '1/2', '{1}, Sacrifice another creature: Draw a card.'],
  ['Hungry Ossuary', '{4}{B}', 'Creature — Skeleton', '4/4', 'When Hungry Ossuary enters, each opponent loses 2 life.'],
  ['Debt Caller', '{2}{B}', 'Creature — Human Cleric', '2/2', 'When Debt Caller enters, target opponent discards a card.'],
  ['Pale Matriarch', '{3}{B}{B}', 'Creature — Vampire', '4/3', 'Flying, lifelink'],
  ['Vesna, Who Waits', '{2}{B}{B}', 'Legendary Creature — Vampire', '3/3', 'Menace\nWhenever Vesna, Who Waits deals combat damage to a player, that player discards a card.'],
  ['Adder Priest', '{1}{B}', 'Creature — Human Cleric', '1/1', 'Toxic 1'],
  ['Shade of the Stairs', '{1}{B}', 'Creature — Shade', '1/1', '{B}: Shade of the Stairs gets +1/+1 until end of turn.'],
  ['Plague Hound', '{2}{B}', 'Creature — Dog', '3/1', 'When Plague Hound dies, put a -1/-1 counter on target creature.'],
  ['Cellar Charm', '{1}{B}', 'Creature — Rat', '2/2', 'When Cellar Charm leaves the battlefield, you lose 2 life.'],
  ['Close the Account', '{2}{B}', 'Instant', '', 'Destroy target creature.'],
  ['Cold Hands', '{B}', 'Instant', '', 'Target creature gets -2/-2 until end of turn.'],
  ['Bitter Tithe', '{1}{B}', 'Sorcery', '', 'Each opponent sacrifices a creature.'],
  ['Drain the Cup', '{2}{B}', 'Sorcery', '', 'Target player loses 3 life and you gain 3 life.'],
  ['Back from Below', '{1}{B}', 'Sorcery', '', 'Return target creature card from your graveyard to your hand.'],
  ['Open the Ledger', '{1}{B}', 'Sorcery', '', 'Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.'],
  ['Price of Secrets', '{1}{B}', 'Sorcery', '', 'You draw two cards and you lose 2 life.'],
  ['Withering Brand', '{1}{B}', 'Enchantment — Aura', '', 'Enchant creature\nEnchanted creature gets -2/-1.'],
  ['Nightly Rent', '{2}{B}', 'Enchantment', '', 'At the beginning of your upkeep, each opponent loses 1 life.'],
  ['Grim Bargain', '{B}', 'Sorcery', '', 'As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.'],
];
