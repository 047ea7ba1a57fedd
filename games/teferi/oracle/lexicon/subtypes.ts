/** The subtypes of 205.3 with their plurals. */

const CREATURE_TYPES =
  'Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin ' +
  'Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast ' +
  'Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Brainiac Bringer Brushwagg Camarid Camel Capybara ' +
  'Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab ' +
  'Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn ' +
  'Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental ' +
  'Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ ' +
  'Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling ' +
  'Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Hornet Horror Horse Human Hydra ' +
  'Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin ' +
  'Kithkin Knight Kobold Kor Kraken Lamia Lammasu Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster ' +
  'Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle ' +
  'Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle ' +
  'Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite ' +
  'Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor ' +
  'Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable ' +
  'Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent ' +
  'Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier ' +
  'Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel ' +
  'Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy Treefolk ' +
  'Trilobite Triskelavite Troll Turtle Tyranid Unicorn Vampire Varmint Vedalken Villain Volver Wall Walrus ' +
  'Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera';
const OTHER_SUBTYPES =
  'Plains Island Swamp Mountain Forest Gate Desert Cave Lair Locus Sphere Town ' +
  'Aura Equipment Vehicle Food Treasure Clue Blood Map Powerstone Gold Fortification Spacecraft ' +
  'Saga Shrine Curse Cartouche Background Class Rune Arcane Adventure Lesson Trap';

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

const CREATURE_SUBTYPES: readonly string[] = CREATURE_TYPES.split(' ');

/** The subtype for each word in lower case, in the singular and the plural. */
export const SUBTYPE_WORDS: ReadonlyMap<string, string> = new Map(
  [...CREATURE_SUBTYPES, ...OTHER_SUBTYPES.split(' ')].flatMap((singular) => [
    [pluralOf(singular).toLowerCase(), singular],
    [singular.toLowerCase(), singular],
  ]),
);
