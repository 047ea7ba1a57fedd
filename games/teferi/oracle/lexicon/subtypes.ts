/** The subtypes of 205.3 with their plurals. */
import { CREATURE_TYPES } from '../../abilities/index.ts';

const OTHER_SUBTYPES =
  'Plains Island Swamp Mountain Forest Gate Desert Cave Lair Locus Mine Power-Plant Sphere Tower Town ' +
  'Aura Equipment Vehicle Food Treasure Clue Blood Map Powerstone Gold Fortification Spacecraft ' +
  'Ajani Angrath Ashiok Aurelia Basri Bolas Chandra Dack Daretti Domri Dovin Elspeth Freyalise Garruk Gideon ' +
  'Huatli Jace Jaya Karn Kasmina Kaya Kiora Koth Liliana Lukka Nahiri Narset Nissa Oko Ral Rowan Saheeli Samut ' +
  'Sarkhan Sorin Tamiyo Teferi Teyo Tezzeret Tibalt Tyvar Ugin Venser Vivien Vraska Will Windgrace Wrenn Xenagos ' +
  'Saga Shrine Curse Cartouche Background Class Rune Arcane Adventure Lesson Trap';

/** 700.12 */
export const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

const IRREGULAR_PLURALS: { readonly [singular: string]: string } = {
  Dwarf: 'Dwarves',
  Elf: 'Elves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Child: 'Children',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Plains: 'Plains',
  Equipment: 'Equipment',
  Merfolk: 'Merfolk',
  Moonfolk: 'Moonfolk',
  Treefolk: 'Treefolk',
  Kithkin: 'Kithkin',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Kor: 'Kor',
  Myr: 'Myr',
  Kavu: 'Kavu',
  Vedalken: 'Vedalken',
  Octopus: 'Octopuses',
  Homunculus: 'Homunculi',
  Fungus: 'Fungi',
  Cyclops: 'Cyclopes',
  Djinn: 'Djinn',
  Sphinx: 'Sphinxes',
  Phoenix: 'Phoenixes',
  Pegasus: 'Pegasi',
};

function pluralOf(singular: string): string {
  const unusual = IRREGULAR_PLURALS[singular];
  if (unusual !== undefined) return unusual;
  const last = singular.at(-1) ?? '';
  if (last === 'y' && !'aeiou'.includes(singular.at(-2) ?? '')) return `${singular.slice(0, -1)}ies`;
  return ['s', 'x'].includes(last) || singular.endsWith('ch') || singular.endsWith('sh')
    ? `${singular}es`
    : `${singular}s`;
}

/** Whether the plural is the same word. */
export const isInvariantNoun = (subtype: string): boolean => pluralOf(subtype) === subtype;

/** The subtype for each word in lower case, in the singular and the plural. */
export const SUBTYPE_WORDS: ReadonlyMap<string, string> = new Map(
  [...CREATURE_TYPES, ...OTHER_SUBTYPES.split(' ')].flatMap((singular) => [
    [pluralOf(singular).toLowerCase(), singular],
    [singular.toLowerCase(), singular],
  ]),
);
