/** Sentences of judge mode in three languages. */
import type { ByLanguage } from '@ludoteca/kit';
import type { InterruptedCombat } from './snapshot.ts';

export interface JudgeTexts {
  readonly welcome: string;
  readonly undone: (line: string) => string;
  readonly nothing: string;
  /** The notice after an edit in the middle of combat. */
  readonly broken: { readonly [broken in InterruptedCombat]: string };
  readonly loaded: (path: string, cards: number, scenarios: readonly string[]) => string;
  readonly saved: (path: string) => string;
  readonly noted: (count: number) => string;
  readonly question: (player: string, question: string, options: string) => string;
  readonly turn: (turn: number, player: string, step: string) => string;
  readonly priority: (player: string) => string;
  readonly over: string;
  readonly side: (player: string, life: number, poison: number, mana: string) => string;
  readonly pile: {
    readonly [pile in 'hand' | 'graveyard' | 'exile' | 'library' | 'battlefield' | 'stack']: string;
  };
  readonly tapped: string;
  readonly sick: string;
  readonly attacks: string;
  readonly blocks: string;
  readonly damage: (count: number) => string;
  readonly on: (host: string) => string;
}

const it: JudgeTexts = {
  welcome:
    'Modalità giudice. “help” elenca i comandi, “help put” ne spiega uno; i nomi con spazi stanno fra virgolette.',
  undone: (line) => `Ripreso: ${line}`,
  nothing: 'Non c’è nulla da riprendere.',
  broken: {
    'combat again':
      'Il combattimento ricomincia: chi attaccava è di nuovo STAPpato, gli attaccanti vanno dichiarati da capo.',
    'combat over':
      'Il combattimento è finito: nessuno attacca più. Per ripeterlo si torna indietro, per esempio turn 1 A begin-combat.',
  },
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards === 1 ? '1 carta' : `${cards} carte`}${scenarios.length > 0 ? `, scenari: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Salvato in ${path}.`,
  noted: (count) => (count === 1 ? '1 aspettativa annotata.' : `${count} aspettative annotate.`),
  question: (player, question, options) => `${player} deve rispondere (${question}): ${options}`,
  turn: (turn, player, step) => `Turno ${turn} di ${player}, ${step}`,
  priority: (player) => `priorità a ${player}`,
  over: 'La partita è finita.',
  side: (player, life, poison, mana) =>
    `${player}: vita ${life}${poison > 0 ? `, veleno ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'mano',
    graveyard: 'cimitero',
    exile: 'esilio',
    library: 'grimorio',
    battlefield: 'campo',
    stack: 'pila',
  },
  tapped: 'TAP',
  sick: 'debole',
  attacks: 'attacca',
  blocks: 'blocca',
  damage: (count) => `danno ${count}`,
  on: (host) => `su ${host}`,
};

const en: JudgeTexts = {
  welcome:
    'Judge mode. “help” lists the commands, “help put” explains one; names with spaces go in double quotes.',
  undone: (line) => `Taken back: ${line}`,
  nothing: 'There is nothing to take back.',
  broken: {
    'combat again': 'Combat starts over: what attacked is untapped again, declare attackers again.',
    'combat over':
      'Combat is over: nothing attacks any more. To repeat it, go back, for example turn 1 A begin-combat.',
  },
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards === 1 ? '1 card' : `${cards} cards`}${scenarios.length > 0 ? `, scenarios: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Saved as ${path}.`,
  noted: (count) => (count === 1 ? '1 expectation noted.' : `${count} expectations noted.`),
  question: (player, question, options) => `${player} has to answer (${question}): ${options}`,
  turn: (turn, player, step) => `Turn ${turn} of ${player}, ${step}`,
  priority: (player) => `priority: ${player}`,
  over: 'The game is over.',
  side: (player, life, poison, mana) =>
    `${player}: life ${life}${poison > 0 ? `, poison ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'hand',
    graveyard: 'graveyard',
    exile: 'exile',
    library: 'library',
    battlefield: 'battlefield',
    stack: 'stack',
  },
  tapped: 'tapped',
  sick: 'sick',
  attacks: 'attacks',
  blocks: 'blocks',
  damage: (count) => `damage ${count}`,
  on: (host) => `on ${host}`,
};

const pt: JudgeTexts = {
  welcome:
    'Modo de juiz. “help” lista os comandos, “help put” explica um; nomes com espaços ficam entre aspas.',
  undone: (line) => `Desfeito: ${line}`,
  nothing: 'Não há nada a desfazer.',
  broken: {
    'combat again':
      'O combate recomeça: quem atacava está desvirado de novo; declare os atacantes outra vez.',
    'combat over':
      'O combate acabou: ninguém mais ataca. Para repeti-lo, volte atrás, por exemplo turn 1 A begin-combat.',
  },
  loaded: (path, cards, scenarios) =>
    `${path}: ${cards === 1 ? '1 carta' : `${cards} cartas`}${scenarios.length > 0 ? `, cenários: ${scenarios.join(', ')}` : ''}.`,
  saved: (path) => `Salvo em ${path}.`,
  noted: (count) => (count === 1 ? '1 expectativa anotada.' : `${count} expectativas anotadas.`),
  question: (player, question, options) => `${player} tem de responder (${question}): ${options}`,
  turn: (turn, player, step) => `Turno ${turn} de ${player}, ${step}`,
  priority: (player) => `prioridade: ${player}`,
  over: 'A partida acabou.',
  side: (player, life, poison, mana) =>
    `${player}: vida ${life}${poison > 0 ? `, veneno ${poison}` : ''}${mana && `, mana ${mana}`}`,
  pile: {
    hand: 'mão',
    graveyard: 'cemitério',
    exile: 'exílio',
    library: 'grimório',
    battlefield: 'campo',
    stack: 'pilha',
  },
  tapped: 'virada',
  sick: 'enjoada',
  attacks: 'ataca',
  blocks: 'bloqueia',
  damage: (count) => `dano ${count}`,
  on: (host) => `em ${host}`,
};

export const judgeTexts: ByLanguage<JudgeTexts> = { it, en, pt };
