/** The labels of the board in Portuguese. */
import type { TeferiOwnTexts } from './text-types.ts';

export const pt: TeferiOwnTexts = {
  waiting: (name) => `Agora quem decide é ${name}.`,
  turn: (turn, name) => `Turno ${turn} · ${name}`,
  phases: 'Etapas do turno',
  autoPass: {
    title: 'Paradas',
    about: 'A página passa por você, exceto nestas etapas:',
    mine: 'meu turno',
    theirs: 'turno do outro',
    stop: (name) => `parar aqui, ${name}`,
    control: 'Controle total',
    now: 'Passando…',
  },
  stack: {
    top: 'resolve primeiro',
    you: 'Você pode responder',
    who: (name) => `${name} pode responder`,
    kinds: {
      spell: 'mágica',
      activated: 'habilidade ativada',
      triggered: 'habilidade desencadeada',
      copy: 'cópia',
    },
    targets: (names) => `alvo: ${names}`,
  },
  fields: {
    creatures: 'criaturas',
    others: 'outras permanentes',
    lands: 'terrenos',
    none: 'nenhuma permanente',
  },
  piles: {
    hand: 'Mão',
    library: 'Grimório',
    graveyard: 'Cemitério',
    exile: 'Exílio',
    empty: 'Nenhuma carta aqui',
    place: (place) => (place === 0 ? 'no topo' : `${place + 1}ª a partir do topo`),
  },
  pool: 'reserva de mana',
  mana: { W: 'branca', U: 'azul', B: 'preta', R: 'vermelha', G: 'verde', C: 'incolor' },
  tap: 'virar',
  combat: {
    all: 'Todas',
    none: 'Nenhuma',
    attack: (count) => (count === 0 ? 'Não atacar' : `Atacar com ${count}`),
    block: (count) =>
      count === 0 ? 'Não bloquear' : `Declarar ${count === 1 ? 'um bloqueio' : `${count} bloqueios`}`,
    stay: (count) =>
      count === 0 ? 'Desvirar tudo' : `Deixar ${count} ${count === 1 ? 'virada' : 'viradas'}`,
    attackHint: 'Toque em uma criatura para atacar com ela, ou arraste-a até o alvo.',
    blockHint:
      'Toque em quem bloqueia, depois em um atacante, ou arraste até lá; com Shift bloqueia mais um.',
    through: (damage, name, left) => `${damage} de dano a ${name}, que ficaria com ${left}`,
  },
  division: {
    title: (card, power) => `${card} causa ${power} de dano`,
    left: (left) => `faltam ${left}`,
    lethal: (amount) => `letal ${amount}`,
    deal: 'Causar o dano',
  },
  card: {
    printed: 'impresso',
    now: 'agora',
    token: 'ficha',
    attached: 'Anexadas',
    attachedTo: (name) => `em ${name}`,
    controlled: (name, owner) => `${name} controla; pertence a ${owner}`,
    shields: 'escudos de regeneração',
    blocked: 'bloqueada',
    layers: 'Como ficou assim',
  },
  paid: (name) => `${name} pagou`,
  more: 'mais',
  less: 'menos',
  menu: (card) => `${card}: o que fazer`,
};
