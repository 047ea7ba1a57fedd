/** Portuguese clauses for triggers. */
import type { Phrasebook, TriggerFacts } from '../phrasebook.ts';
import { inflect, type NounPhrase } from '../grammar.ts';
import { contract } from './grammar.ts';
import { STATE_ADJECTIVES } from './nouns.ts';

/** The subject is left out if it is the card itself. */
const card = ({ self, who }: TriggerFacts, verb: string): string => (self ? verb : `${who.text} ${verb}`);

function player({ side }: TriggerFacts, verb: string, rest: string): string {
  return `${side === 'you' ? 'você' : side === 'opponent' ? 'o oponente' : 'um jogador'} ${verb} ${rest}`;
}

const done = ({ self, who }: TriggerFacts, m: string, f: string): string =>
  `${self ? '' : `${who.text} `}é ${who.gender === 'f' ? f : m}`;
const made =
  (verb: string, m: string, f: string) =>
  (facts: TriggerFacts): string =>
    facts.self ? done(facts, m, f) : player(facts, verb, facts.what.text);
const to = (other: NounPhrase | undefined): string => (other === undefined ? '' : ` ${contract('a', other)}`);
const ORDINALS = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];

export const triggers: Phrasebook['triggers'] = {
  enter: (facts) => card(facts, 'entra em jogo'),
  leave: (facts) => card(facts, 'sai de jogo'),
  death: (facts) => (facts.isInanimate ? done(facts, 'destruído', 'destruída') : card(facts, 'morre')),
  kill: (facts) => card(facts, `elimina ${facts.other?.text ?? 'um alvo'}`),
  summon: made('invoca', 'invocado', 'invocada'),
  build: made('constrói', 'construído', 'construída'),
  equip: (facts) => card(facts, 'recebe um equipamento'),
  upgrade: made('melhora', 'melhorado', 'melhorada'),
  cast: (facts) =>
    player(
      facts,
      'lança',
      facts.nth === undefined
        ? facts.what.text
        : `seu ${ORDINALS[facts.nth] ?? `${facts.nth}º`} feitiço em um turno`,
    ),
  attack: (facts) => card(facts, `ataca${facts.other === undefined ? '' : ` ${facts.other.text}`}`),
  attacked: (facts) => done(facts, 'atacado', 'atacada'),
  defend: (facts) => card(facts, 'defende'),
  'combat end': (facts) => card(facts, 'termina um combate'),
  'damage dealt': (facts) => card(facts, `causa dano${to(facts.other)}`),
  'damage taken': (facts) =>
    card(facts, `sofre dano${facts.other === undefined ? '' : ` ${contract('de', facts.other)}`}`),
  heal: (facts) => card(facts, 'recupera pontos de vida'),
  targeted: (facts) =>
    card(
      facts,
      `vira alvo de um feitiço ou habilidade${facts.otherSide === 'opponent' ? ' do oponente' : ''}`,
    ),
  move: (facts) => card(facts, 'muda de linha'),
  draw: (facts) => player(facts, 'compra', 'uma carta'),
  discard: (facts) => player(facts, 'descarta', 'uma carta'),
  reveal: (facts) => player(facts, 'revela', 'cartas'),
  'state applied': (facts) =>
    card(
      facts,
      facts.state === undefined
        ? 'recebe um estado'
        : `fica ${inflect(STATE_ADJECTIVES[facts.state], facts.who)}`,
    ),
  'state removed': (facts) =>
    card(
      facts,
      facts.state === undefined
        ? 'perde um estado'
        : `deixa de estar ${inflect(STATE_ADJECTIVES[facts.state], facts.who)}`,
    ),
  energy: (facts) => player(facts, 'ganha', 'energia por um efeito'),
  use: (facts) =>
    facts.self
      ? 'usa uma habilidade sua'
      : player(facts, 'usa', `uma habilidade ${contract('de', facts.what)}`),
};
