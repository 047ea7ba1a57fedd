import type { Words } from './words.ts';

export const pt: Words = {
  thinks: 'decide',
  waiting: (name) => `Esperando ${name}.`,
  curtain: {
    calls: (name) => `${name}, venha à tela`,
    others: 'Todos os outros olham para outro lado.',
  },
  about: {
    '?': 'o que se pode fazer, e por que não o resto',
    log: 'tudo o que você soube até agora',
    rules: 'as regras em resumo',
    undo: 'desfaz a sua última decisão',
    save: 'guarda uma cópia da partida como está agora',
    pace: 'quanto tempo os computadores levam',
    quit: 'deixa a mesa',
  },
  takes: { save: 'NOME', pace: 'RITMO' },
  enter: (label) => `Enter: ${label}`,
  pick: (first, last) => (first === last ? `Digite ${first}.` : `Digite um número de ${first} a ${last}.`),
  unknown: (word) => `${word} não quer dizer nada aqui.`,
  help: {
    title: 'O que se pode fazer',
    barred: 'Não é possível agora',
    because: (things, reason) => `${things.join(', ')}: ${reason}`,
  },
  log: { title: 'Até agora', empty: 'Ainda não aconteceu nada.' },
  undo: {
    done: 'Desfeita.',
    nothing: 'Não há nada a desfazer: você ainda não decidiu nada.',
    final:
      'A sua última decisão vale: desde então alguém soube alguma coisa, houve um sorteio, ou outra pessoa teve a palavra.',
  },
  save: {
    here: (name, path) => `A partida é guardada depois de cada resposta como ${name}: ${path}`,
    copied: (name, path) => `Uma cópia está guardada como ${name}: ${path}`,
    failed: (why) => `Nenhuma cópia foi guardada: ${why}`,
  },
  paces: { none: 'nenhum', fast: 'rápido', normal: 'normal', slow: 'lento' },
  pace: (now, all) => `Ritmo: ${now}. Existem ${all}.`,
  confirm: {
    question: (label) => `Não poderá ser desfeito: ${label}. Pode ser?`,
    yes: 'sim',
    no: 'não, voltar',
  },
  quit: {
    question: 'Como você sai?',
    leave: 'por agora: a partida fica guardada como está',
    withdraw: 'de vez: você se retira da partida',
    stay: 'fico',
    sure: 'Retirar-se não pode ser desfeito. Você se retira?',
  },
  trouble: {
    notKept: (why) => `Não foi possível guardar a partida; por isso nada mudou e nada se perdeu: ${why}`,
    broken: (why) => `Isto falhou; por isso nada mudou e nada se perdeu: ${why}`,
    question: (name) => `${name} não conseguiu responder. Tenta-se de novo?`,
    again: 'tentar de novo',
  },
  over: 'A partida acabou',
  aside: {
    begin: (seed) => `Semente: ${seed}. Para sair: quit.`,
    stopped: (wayBack) => `Interrompida. A partida está guardada; para continuar: ${wayBack}`,
    'input ended': (wayBack) => `A entrada acabou. A partida está guardada; para continuar: ${wayBack}`,
    left: (wayBack) => `A partida está guardada; para continuar: ${wayBack}`,
    out: (path) => `A partida está em ${path}`,
  },
};
