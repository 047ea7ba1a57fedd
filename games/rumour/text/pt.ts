/** The Portuguese texts. */
import type { RumourTexts } from './text-types.ts';

export const pt: RumourTexts = {
  name: 'Boato',
  about: 'Um pequeno jogo de línguas soltas: quem tiver mais cartas no fim vence.',
  rules: [
    'Na sua vez você compra uma carta e depois espalha um boato ou se cala.',
    'Quem tem cartas pode responder com um álibi, e a um álibi se responde com outro, sem fim.',
    'Um boato que se mantém faz cada um dos outros descartar uma carta; um álibi que se mantém impede aquilo a que responde. Quem manteve a sua carta compra uma.',
    'Quando o monte acaba, vence quem tem mais cartas na mão.',
  ],
  cards: { rumour: 'boato', alibi: 'álibi', gossip: 'fofoca' },
  zones: { stock: 'Monte', pile: 'Descarte', hand: (name) => `Mão de ${name}`, hidden: 'carta fechada' },
  events: {
    begin: (name) => `${name} começa.`,
    draw: (name, count, cards) =>
      `${name} compra ${cards ?? (count === 1 ? 'uma carta' : `${count} cartas`)}.`,
    play: (name, card) => `${name} joga: ${card}.`,
    'keep quiet': (name) => `${name} se cala.`,
    discard: (name, card) => `${name} descarta: ${card}.`,
    leave: (name) => `${name} deixa a partida.`,
  },
  questions: {
    speak: (name) => `${name}, você espalha um boato?`,
    window: (name) => `${name}, você responde com um álibi?`,
    discard: (name) => `${name}, que carta você descarta?`,
  },
  options: { quiet: 'calar-se', pass: 'deixar passar', rumour: 'espalhar um boato', alibi: 'dar um álibi' },
  reasons: {
    'no rumour': () => 'Você não tem um boato na mão.',
    'no alibi': () => 'Você não tem um álibi na mão.',
    speak: () => 'Na sua vez você espalha um boato ou se cala.',
    answer: () => 'Responde-se com um álibi ou deixa-se passar.',
    'not in hand': () => 'Você não tem esta carta na mão.',
  },
};
