/** The lessons on structures and their levels, and on equipment. */
import type { Lesson } from './lesson.ts';

export const structures: Lesson = {
  id: 'structures',
  name: { it: 'Strutture e livelli', en: 'Structures and levels', pt: 'Estruturas e níveis' },
  you: { energy: 4, capacity: 4, hand: ['common-oven'], pieces: [{ card: 'road-recruit' }] },
  opponent: { energy: 0, capacity: 4, pieces: [{ card: 'kite-courier', slot: 0 }] },
  steps: [
    {
      text: {
        it: 'Le strutture stanno in tre posti dietro le linee e aiutano tutto l’esercito. Costruisci {common-oven}.',
        en: 'Structures stand in three places behind the lines and help your whole army. Build {common-oven}.',
        pt: 'As estruturas ficam em três lugares atrás das linhas e ajudam todo o exército. Construa {common-oven}.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'common-oven' } },
    },
    {
      text: {
        it: 'Al livello 1 aiuta solo i personaggi di fuoco, al livello 2 tutti quelli in prima linea. Potenzialo per 2 energie.',
        en: 'At level 1 it helps fire characters only, at level 2 everybody in the front line. Upgrade it for 2 energy.',
        pt: 'No nível 1 ele ajuda só personagens de fogo; no nível 2, todos os da primeira linha. Melhore-o por 2 de energia.',
      },
      goal: { did: 'upgrade', seat: 0, level: 2 },
    },
    {
      text: {
        it: 'Ora {road-recruit} ha 3 di attacco. Vai al combattimento e sconfiggi {kite-courier}.',
        en: 'Now {road-recruit} has 3 attack. Go to combat and defeat {kite-courier}.',
        pt: 'Agora {road-recruit} tem 3 de ataque. Vá ao combate e derrote {kite-courier}.',
      },
      goal: { did: 'die', seat: 1, piece: { card: 'kite-courier' } },
    },
  ],
  failures: [{ did: 'turn', seat: 1 }],
  closing: {
    it: 'Le strutture non ti proteggono. Chi attacca dalla seconda linea, o ha Assedio, può distruggerle.',
    en: 'Structures do not protect you. Characters that attack from the second line, or have Siege, can destroy them.',
    pt: 'As estruturas não protegem você. Quem ataca da segunda linha, ou tem Cerco, pode destruí-las.',
  },
};

export const equipment: Lesson = {
  id: 'equipment',
  name: { it: 'Equipaggiamento', en: 'Equipment', pt: 'Equipamento' },
  you: {
    energy: 6,
    capacity: 6,
    hand: ['quarry-hammer', 'padded-jacket'],
    pieces: [{ card: 'road-recruit' }],
  },
  opponent: { energy: 0, capacity: 6, pieces: [{ card: 'blast-furnace' }, { card: 'tuff-colossus' }] },
  steps: [
    {
      text: {
        it: 'Un personaggio porta un’arma, un’armatura, due accessori e tre oggetti universali. Dai {quarry-hammer} a {road-recruit}.',
        en: 'A character carries one weapon, one armour, two accessories and three universal items. Give {quarry-hammer} to {road-recruit}.',
        pt: 'Um personagem carrega uma arma, uma armadura, dois acessórios e três itens universais. Dê {quarry-hammer} a {road-recruit}.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'quarry-hammer' } },
    },
    {
      text: {
        it: 'Più attacco, e Assedio. Ora la protezione: gioca anche {padded-jacket}.',
        en: 'More attack, and Siege. Now protect it: give it {padded-jacket} too.',
        pt: 'Mais ataque, e Cerco. Agora a proteção: jogue também {padded-jacket}.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'padded-jacket' } },
    },
    {
      text: {
        it: 'Con Assedio si attaccano le strutture. Vai al combattimento e distruggi {blast-furnace}.',
        en: 'With Siege you may attack structures. Go to combat and destroy {blast-furnace}.',
        pt: 'Com Cerco podem-se atacar estruturas. Vá ao combate e destrua {blast-furnace}.',
      },
      goal: { did: 'die', seat: 1, piece: { card: 'blast-furnace' } },
    },
  ],
  failures: [{ did: 'turn', seat: 1 }],
  closing: {
    it: 'L’equipaggiamento resta a chi lo porta e va negli scarti con lui: non si toglie e non si scambia.',
    en: 'Equipment stays with its bearer and goes to the discard pile with it: it is neither taken off nor exchanged.',
    pt: 'O equipamento fica com quem o carrega e vai para o descarte junto: não se tira nem se troca.',
  },
};
