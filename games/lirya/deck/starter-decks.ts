/** The four starter decks: two copies of each card, one of the legendary and of one ultra-rare character. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { CardId } from '../card-definition/index.ts';
import type { Deck } from './deck.ts';

export interface StarterDeck extends Deck {
  readonly title: ByLanguage<string>;
  /** The strategy of the deck, in a sentence or two. */
  readonly plan: ByLanguage<string>;
}

const countCopies = (pairs: readonly CardId[], ...singles: readonly CardId[]): Deck['cards'] =>
  Object.fromEntries([...pairs.map((id) => [id, 2] as const), ...singles.map((id) => [id, 1] as const)]);

export const starterDecks = {
  'ember-vanguard': {
    title: { it: 'Avanguardia di brace', en: 'Ember Vanguard', pt: 'Vanguarda da brasa' },
    plan: {
      it: 'Aggressione: personaggi da poco e con Impeto, armi e il Forno Comune per chi sta davanti. Colpisci finché le linee nemiche sono vuote; la Capitana e Ardea chiudono la partita.',
      en: 'Aggression: cheap characters with Haste, weapons, and the Common Oven for whoever stands in front. Strike while the enemy lines are empty; the Captain and Ardea finish the match.',
      pt: 'Agressão: personagens baratos com Ímpeto, armas e o Forno Comum para quem fica na frente. Ataque enquanto as linhas inimigas estão vazias; a Capitã e Ardea fecham a partida.',
    },
    cards: countCopies(
      [
        'ash-urchin',
        'kiln-stoker',
        'road-recruit',
        'ember-nurse',
        'spark-fletcher',
        'wandering-blade',
        'bellows-master',
        'border-hound',
        'breach-captain',
        'common-oven',
        'crossroads-inn',
        'blast-furnace',
        'red-gate',
        'slag-jet',
        'forge-rush',
        'ember-rain',
        'rope-and-hook',
        'white-hot-maul',
        'steam-crossbow',
      ],
      'comet-huntress',
      'ardea-malabrace',
    ),
  },
  'tidewind-circle': {
    title: { it: 'Circolo di marea e vento', en: 'Tidewind Circle', pt: 'Círculo da maré e do vento' },
    plan: {
      it: 'Tempo e controllo: pesca, sposta e stordisci, rimanda in mano ciò che costa caro, rispondi con la Controcorrente. Quando l’avversario ha finito le idee, l’Oracolo ne ha ancora.',
      en: 'Tempo and control: draw, move and stun, send home what cost much, answer with the Undertow. When the opponent has run out of ideas, the Oracle still has some.',
      pt: 'Tempo e controle: compre, mova e atordoe, devolva à mão o que custou caro, responda com a Contracorrente. Quando o oponente fica sem ideias, o Oráculo ainda tem as suas.',
    },
    cards: countCopies(
      [
        'lock-apprentice',
        'kite-courier',
        'echo-fisher',
        'rope-dancer',
        'cloud-reader',
        'tide-scribe',
        'war-swift',
        'harpooner',
        'bridge-arbalest',
        'rope-bridge',
        'sunken-library',
        'wind-tower',
        'lockyard',
        'undertow',
        'high-tide',
        'cyclone-eye',
        'coral-harpoon',
        'reed-bow',
        'doge-shell',
      ],
      'still-oracle',
      'madreperla',
    ),
  },
  'stonelight-bastion': {
    title: { it: 'Bastione di pietra e luce', en: 'Stonelight Bastion', pt: 'Bastião de pedra e luz' },
    plan: {
      it: 'Fortezza: strutture fino al terzo livello, difesa e cure in prima linea. Lascia che si stanchino, poi l’Arciera del Mezzodì ignora ogni corazza.',
      en: 'Fortress: structures up to the third level, defence and healing in the front line. Let them tire, then the Noon Archer ignores all armour.',
      pt: 'Fortaleza: estruturas até o terceiro nível, defesa e cura na primeira linha. Deixe que se cansem; depois a Arqueira do Meio-Dia ignora qualquer armadura.',
    },
    cards: countCopies(
      [
        'dawn-squire',
        'lantern-novice',
        'wall-mason',
        'lamplighter',
        'terrace-guard',
        'alley-healer',
        'mirror-knight',
        'noon-archer',
        'tuff-colossus',
        'dry-stone-wall-ii',
        'pilgrim-fountain',
        'sod-fortress-ii',
        'great-lighthouse-ii',
        'balm',
        'landslide',
        'noon-judgement',
        'brass-corselet',
        'scale-hauberk',
        'quarry-hammer',
      ],
      'quarry-voice',
      'nonna-basalta',
    ),
  },
  'veil-of-thorns': {
    title: { it: 'Velo di spine', en: 'Veil of Thorns', pt: 'Véu de espinhos' },
    plan: {
      it: 'Furtività e logoramento: attacca da dove non ti possono colpire, avvelena, fai scartare. Chi resta in piedi serve alla Burattinaia.',
      en: 'Stealth and attrition: attack from where they cannot strike back, poison, make them discard. Whoever is left standing serves the Puppeteer.',
      pt: 'Furtividade e desgaste: ataque de onde não podem atingir você, envenene, faça descartar. Quem fica de pé serve à Titereira.',
    },
    cards: countCopies(
      [
        'candle-thief',
        'penitent-moth',
        'roof-viper',
        'mask-maker',
        'smuggler',
        'debt-collector',
        'border-hound',
        'contract-killer',
        'mute-confessor',
        'blind-alley',
        'crossroads-inn',
        'mask-market',
        'whisper-crypt',
        'cut-tongue',
        'adder-bite',
        'moonless-night',
        'rope-and-hook',
        'glass-stiletto',
        'ink-mantle',
      ],
      'puppeteer',
      'moth-prince-ii',
    ),
  },
} as const satisfies { readonly [id: string]: StarterDeck };

export const STARTER_DECK_IDS: readonly string[] = Object.keys(starterDecks);

const titlesIn = (language: Language): { readonly [starter: string]: string } =>
  Object.fromEntries(
    Object.entries<StarterDeck>(starterDecks).map(([id, { title }]) => [id, title[language]] as const),
  );

export const STARTER_DECK_NAMES: ByLanguage<{ readonly [starter: string]: string }> = {
  it: titlesIn('it'),
  en: titlesIn('en'),
  pt: titlesIn('pt'),
};
