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
  (happened: TriggerFacts): string =>
    happened.self ? done(happened, m, f) : player(happened, verb, happened.what.text);
const to = (other: NounPhrase | undefined): string => (other === undefined ? '' : ` ${contract('a', other)}`);
const ORDINALS = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];

export const triggers: Phrasebook['triggers'] = {
  enter: (happened) => card(happened, 'entra em jogo'),
  leave: (happened) => card(happened, 'sai de jogo'),
  death: (happened) =>
    happened.isThing ? done(happened, 'destruído', 'destruída') : card(happened, 'morre'),
  kill: (happened) => card(happened, `elimina ${happened.other?.text ?? 'um alvo'}`),
  summon: made('invoca', 'invocado', 'invocada'),
  build: made('constrói', 'construído', 'construída'),
  equip: (happened) => card(happened, 'recebe um equipamento'),
  upgrade: made('melhora', 'melhorado', 'melhorada'),
  cast: (happened) =>
    player(
      happened,
      'lança',
      happened.nth === undefined
        ? happened.what.text
        : `seu ${ORDINALS[happened.nth] ?? `${happened.nth}º`} feitiço em um turno`,
    ),
  attack: (happened) =>
    card(happened, `ataca${happened.other === undefined ? '' : ` ${happened.other.text}`}`),
  attacked: (happened) => done(happened, 'atacado', 'atacada'),
  defend: (happened) => card(happened, 'defende'),
  'combat end': (happened) => card(happened, 'termina um combate'),
  'damage dealt': (happened) => card(happened, `causa dano${to(happened.other)}`),
  'damage taken': (happened) =>
    card(happened, `sofre dano${happened.other === undefined ? '' : ` ${contract('de', happened.other)}`}`),
  heal: (happened) => card(happened, 'recupera pontos de vida'),
  targeted: (happened) =>
    card(
      happened,
      `vira alvo de um feitiço ou habilidade${happened.otherSide === 'opponent' ? ' do oponente' : ''}`,
    ),
  move: (happened) => card(happened, 'muda de linha'),
  draw: (happened) => player(happened, 'compra', 'uma carta'),
  discard: (happened) => player(happened, 'descarta', 'uma carta'),
  reveal: (happened) => player(happened, 'revela', 'cartas'),
  'state applied': (happened) =>
    card(
      happened,
      happened.state === undefined
        ? 'recebe um estado'
        : `fica ${inflect(STATE_ADJECTIVES[happened.state], happened.who)}`,
    ),
  'state removed': (happened) =>
    card(
      happened,
      happened.state === undefined
        ? 'perde um estado'
        : `deixa de estar ${inflect(STATE_ADJECTIVES[happened.state], happened.who)}`,
    ),
  energy: (happened) => player(happened, 'ganha', 'energia por um efeito'),
  use: (happened) =>
    happened.self
      ? 'usa uma habilidade sua'
      : player(happened, 'usa', `uma habilidade ${contract('de', happened.what)}`),
};
