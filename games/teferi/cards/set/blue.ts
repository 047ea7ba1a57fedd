/** The blue cards of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const BLUE: readonly CardRow[] = [
  ['Patient Scribe', '{1}{U}', 'Creature — Human Wizard', '1/1', '{T}: Draw a card.'],
  ['Drizzle Sprite', '{U}', 'Creature — Faerie', '1/1', 'Flying'],
  ['Silt Reader', '{1}{U}', 'Creature — Merfolk', '1/2', 'When Silt Reader enters, surveil 2.'],
  ['Harbour Gull', '{2}{U}', 'Creature — Bird', '2/2', 'Flying'],
  ['Lantern Angler', '{2}{U}', 'Creature — Fish', '2/3', 'When Lantern Angler enters, draw a card.'],
  ['Sudden Heron', '{2}{U}', 'Creature — Bird', '2/1', 'Flash\nFlying'],
  ['Keen Apprentice', '{1}{U}', 'Creature — Human Wizard', '1/3', 'Prowess'],
  ['Slippery Eel', '{1}{U}', 'Creature — Fish', '2/1', 'Skulk'],
  ['Glass Djinn', '{2}{U}{U}', 'Creature — Djinn', '3/4', 'Flying'],
  ['Unseen Clerk', '{1}{U}', 'Creature — Human Rogue', '1/1', 'Unseen Clerk can\'t be blocked.'],
  ['Mirror Adept', '{2}{U}', 'Creature — Human Wizard', '2/2', 'Hexproof'],
  ['Deepwater Bulk', '{4}{U}{U}', 'Creature — Leviathan', '6/6', 'Deepwater Bulk can\'t attack unless defending player controls an Island.'],
  ['Archive Owl', '{3}{U}', 'Creature — Bird', '2/2', 'Flying\nWhenever Archive Owl deals combat damage to a player, draw a card.'],
  ['Ebbing Serpent', '{3}{U}', 'Creature — Serpent', '3/3', 'Islandwalk'],
  ['Frost Warder', '{2}{U}', 'Creature — Human Wizard', '1/3', '{T}: Tap target creature.'],
  ['Oriel, Keeper of Tides', '{2}{U}{U}', 'Legendary Creature — Merfolk Wizard', '3/3', 'Whenever you cast an instant spell, draw a card.'],
  ['Erode Memory', '{1}{U}', 'Sorcery', '', 'Target player mills four cards.'],
  ['Veiled Courier', '{1}{U}', 'Creature — Human Rogue', '2/1', 'Shroud'],
  ['Quiet Reading', '{2}{U}', 'Sorcery', '', 'Draw two cards.'],
  ['Second Thoughts', '{1}{U}', 'Instant', '', 'Counter target spell.'],
  ['Send Home', '{U}', 'Instant', '', 'Return target creature to its owner\'s hand.'],
  ['Twin Tide', '{3}{U}', 'Sorcery', '', "Create a token that's a copy of target creature you control."],
  ['Winter Catch', '{2}{U}', 'Instant', '', "Tap target creature. It doesn't untap during its controller's next untap step."],
  ['Stolen Hour', '{4}{U}{U}', 'Sorcery', '', 'Take an extra turn after this one.'],
  ['Sift the Sands', '{2}{U}', 'Sorcery', '', 'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.'],
  ['Gift of Sails', '{1}{U}', 'Enchantment — Aura', '', 'Enchant creature\nEnchanted creature gets +1/+1 and has flying.'],
  ['Cloud Ledger', '{2}{U}', 'Enchantment', '', 'Whenever you draw your second card each turn, scry 1.'],
  ['Clever Delay', '{1}{U}', 'Instant', '', 'Counter target spell unless its controller pays {2}.'],
];
