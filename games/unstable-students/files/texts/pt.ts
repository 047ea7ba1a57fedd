/** The texts about saves and statistics in Portuguese. */
import type { FileTexts } from './text-types.ts';

export const pt: FileTexts = {
  reasons: {
    'save short': ({ offset, field, missing }) =>
      `O arquivo salvo está truncado no byte ${offset}; bytes que faltam: ${missing} (${field}).`,
    'save players': ({ found }) => `Os jogadores são de 2 a 4, não ${found} (byte 0).`,
    'save count': ({ offset, field, found, most }) =>
      `Contagem impossível no byte ${offset}: ${found} para ${field}, no máximo ${most}.`,
    'save code': ({ offset, field, found, min, max }) =>
      `Código desconhecido no byte ${offset}: ${found} para ${field}, vai de ${min} a ${max}.`,
    'save name': ({ offset, field }) => `Uma carta sem nome no byte ${offset} (${field}).`,
    'save cards': ({ offset, found, most }) =>
      `Cartas demais no byte ${offset}: ${found}, no máximo ${most}.`,
    'save closest': ({ dialect }) => `O formato mais parecido é “${dialect}”; --dialect indica outro.`,
    'save dialect': ({ dialect }) =>
      `O arquivo salvo tem o formato “${dialect}” de outro programa: a partida continua e é gravada no formato original.`,
    'save unended': ({ offset, field }) => `Texto sem fim no byte ${offset} (${field}): foi cortado.`,
    'save text': ({ offset, field }) => `Texto longo demais no byte ${offset} (${field}): foi cortado.`,
    'save player': ({ offset, seat }) => `O jogador ${seat} não tem nome (byte ${offset}) e recebeu um.`,
    'save differs': ({ offset, name }) =>
      `“${name}” no byte ${offset} é diferente das outras do mesmo nome: vale como elas.`,
    'save round': ({ offset, found }) =>
      `A rodada ${found} no byte ${offset} não existe: recomeça-se da primeira.`,
    'save tail': ({ offset, bytes }) =>
      `Bytes desconhecidos depois do fim, no byte ${offset}: ${bytes}; ignorados.`,
    'save extras': ({ offset }) => `Os dados acrescentados no byte ${offset} não podem ser lidos: ignorados.`,
    'save misplaced': ({ offset, name }) => `“${name}” no byte ${offset} não pode ficar ali: foi movida.`,
    'save twice': ({ offset, name }) =>
      `“${name}” no byte ${offset} está repetida naquele lugar: uma foi retirada.`,
    'save freshmen': ({ offset, name }) =>
      `“${name}”, um calouro, está entre outras cartas (byte ${offset}): fica ali.`,
    'save missing': ({ cards }) => `Faltam ${cards} cartas no baralho: joga-se sem elas.`,
  },
  save: (name, round, players) => `${name}: rodada ${round}, ${players}`,
  stats: {
    none: 'Nenhuma estatística até agora.',
    people: 'Estatísticas das pessoas',
    computers: 'Estatísticas dos computadores',
    wins: 'Vitórias',
    rounds: 'Rodadas',
    discarded: 'Descartadas',
    played: 'Jogadas',
    types: {
      STUDENTE: 'Estudantes',
      MATRICOLA: 'Calouros',
      STUDENTE_SEMPLICE: 'Simples',
      LAUREANDO: 'Formandos',
      BONUS: 'Bônus',
      MALUS: 'Malus',
      MAGIA: 'Magias',
      ISTANTANEA: 'Instantâneas',
    },
    best: (what, name, count) => `Mais ${what.toLowerCase()}: ${name} (${count})`,
  },
};
