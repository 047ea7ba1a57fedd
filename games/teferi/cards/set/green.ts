/** The green cards of the set. */
import type { CardRow } from './card-row.ts';

// prettier-ignore
export const GREEN: readonly CardRow[] = [
  ['Thicket Yearling', '{1}{G}', 'Creature — Bear', '2/2', ''],
  ['Canopy Lurker', '{3}{G}', 'Creature — Cat', '3/3', 'Flash'],
  ['Fen Viper', '{G}', 'Creature — Snake', '1/1', 'Deathtouch'],
  ['Bough Spider', '{2}{G}', 'Creature — Spider', '1/4', 'Reach'],
  ['Meadow Elder', '{1}{G}', 'Creature — Elf Druid', '1/1', '{T}: Add {G}.'],
  ['Root Colossus', '{4}{G}{G}', 'Creature — Treefolk', '6/6', 'Trample'],
  ['Moss Ram', '{2}{G}', 'Creature — Sheep', '3/3', ''],
  ['Pack Mother', '{2}{G}', 'Creature — Wolf', '2/2', 'When Pack Mother enters, create a 2/2 green Wolf creature token.'],
  ['Orchard Keeper', '{2}{G}', 'Creature — Elf', '2/3', 'Whenever a land enters under your control, you gain 1 life.'],
  ['Fruiting Wall', '{1}{G}', 'Creature — Wall', '0/3', 'Defender\nFruiting Wall enters with two +1/+1 counters on it.\nRemove a +1/+1 counter from Fruiting Wall: You gain 1 life.'],
  ['Shared Table', '{1}{G}', 'Sorcery', '', 'Each player draws a card.'],
  ['Growing Thing', '{1}{G}', 'Creature — Ooze', '1/1', 'At the beginning of your upkeep, put a +1/+1 counter on Growing Thing.'],
  ['Mossback Troll', '{2}{G}', 'Creature — Troll', '2/2', '{1}{G}: Regenerate Mossback Troll.'],
  ['Burrow Guide', '{2}{G}', 'Creature — Badger', '2/2', 'When Burrow Guide enters, you may draw a card.'],
  ['Thornhide Boar', '{3}{G}', 'Creature — Boar', '4/3', 'Trample'],
  ['Brisa, Voice of the Grove', '{2}{G}{G}', 'Legendary Creature — Elf Druid', '3/3', 'Other creatures you control get +1/+1 and have trample.'],
  ['Untamed Measure', '{2}{G}', 'Creature — Elemental', '*/*', 'Untamed Measure\'s power and toughness are each equal to the number of lands you control.'],
  ['Shy Unicorn', '{2}{G}', 'Creature — Unicorn', '2/3', 'Shroud'],
  ['Sudden Growth', '{G}', 'Instant', '', 'Target creature gets +3/+3 until end of turn.'],
  ['Clear the Thicket', '{1}{G}', 'Sorcery', '', 'Destroy target artifact or enchantment.'],
  ['Honest Duel', '{1}{G}', 'Sorcery', '', 'Target creature you control fights target creature you don\'t control.'],
  ['Far Pastures', '{1}{G}', 'Sorcery', '', 'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.'],
  ['Endless Seeds', '{X}{G}', 'Sorcery', '', 'Create X 1/1 green Saproling creature tokens.'],
  ['Deep Roots', '{1}{G}', 'Sorcery', '', 'Kicker {2}\nYou gain 2 life. If this spell was kicked, draw a card.'],
  ['Net of Vines', '{G}', 'Instant', '', 'Prevent all combat damage that would be dealt this turn.'],
  ['Bark Plating', '{1}{G}', 'Enchantment — Aura', '', 'Enchant creature\nEnchanted creature gets +2/+2 and has hexproof.'],
  ['Early Harvest', '{G}', 'Sorcery', '', 'You may play an additional land this turn.\nDraw a card.'],
  ['Woken Glade', '{3}{G}', 'Instant', '', 'Until end of turn, target land you control becomes a 4/4 Elemental creature that\'s still a land.'],
];
