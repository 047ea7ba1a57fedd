/** The rivals that two people play together: computer players with rules of their own (RULES 17.4). */
import type { ByLanguage } from '@ludoteca/kit';
import type { RulesConfig } from '../../config.ts';
import { starterDecks } from '../../deck/index.ts';

export interface Rival {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  readonly variant: Partial<RulesConfig>;
  readonly deck: keyof typeof starterDecks;
}

export const rivals: readonly Rival[] = [
  {
    id: 'warden',
    name: { it: 'Il Guardiano', en: 'The Warden', pt: 'O Guardião' },
    about: {
      it: 'Comincia con 30 punti vita e 1 energia in più.',
      en: 'It begins with 30 life and 1 more energy.',
      pt: 'Começa com 30 pontos de vida e 1 de energia a mais.',
    },
    variant: { rivalLife: 10, rivalEnergy: 1, maxLife: 60 },
    deck: 'stonelight-bastion',
  },
  {
    id: 'swarm',
    name: { it: 'Lo Sciame', en: 'The Swarm', pt: 'O Enxame' },
    about: {
      it: 'Comincia con 30 punti vita e pesca una carta in più a ogni suo turno; i suoi personaggi, come i vostri, attaccano subito.',
      en: 'It begins with 30 life and draws one more card on each of its turns; its characters, like yours, attack at once.',
      pt: 'Começa com 30 pontos de vida e compra uma carta a mais em cada turno; seus personagens, como os de vocês, atacam na hora.',
    },
    variant: { rivalLife: 10, rivalDraws: 1, maxLife: 60, summoningSickness: false },
    deck: 'ember-vanguard',
  },
  {
    id: 'broken-bell',
    name: { it: 'La Campana Spezzata', en: 'The Broken Bell', pt: 'O Sino Partido' },
    about: {
      it: 'Comincia con 45 punti vita e 2 energie in più, e pesca una carta in più a ogni suo turno.',
      en: 'It begins with 45 life and 2 more energy, and draws one more card on each of its turns.',
      pt: 'Começa com 45 pontos de vida e 2 de energia a mais, e compra uma carta a mais em cada turno.',
    },
    variant: { rivalLife: 25, rivalEnergy: 2, rivalDraws: 1, maxLife: 60 },
    deck: 'veil-of-thorns',
  },
];
