import type { Words } from './words.ts';

export const pt: Words = {
  thinks: 'decide',
  waiting: (name) => `Esperando ${name}.`,
  curtain: {
    calls: (name) => `${name}, é a sua vez diante da tela`,
    others: 'Todos os outros olham para outro lado.',
  },
  watching: 'espaço: pausa · + e -: mais rápido e mais devagar · Ctrl-C: interrompe',
  about: {
    '?': 'o que se pode fazer, e por que não o resto',
    log: 'tudo o que você soube até agora',
    rules: 'as regras em resumo',
    undo: 'desfaz a sua última decisão',
    save: 'salva uma cópia da partida como está agora',
    pace: 'quanto tempo os computadores levam',
    quit: 'deixa a mesa',
  },
  takes: { save: 'NOME', pace: 'RITMO' },
  enter: (label) => `Enter: ${label}`,
  pick: (first, last) => (first === last ? `Digite ${first}.` : `Digite um número de ${first} a ${last}.`),
  help: {
    title: 'O que se pode fazer',
    barred: 'Não é possível agora',
    because: (things, reason) => `${things.join(', ')}: ${reason}`,
  },
  log: { title: 'Até agora', empty: 'Ainda não aconteceu nada.' },
  undo: {
    done: 'Decisão desfeita.',
    nothing: 'Não há nada a desfazer: você ainda não decidiu nada.',
    final:
      'A sua última decisão vale: desde então alguém soube alguma coisa, houve um sorteio, ou outra pessoa teve a palavra.',
  },
  save: {
    here: (name, path) => `A partida é salva depois de cada jogada como ${name}: ${path}`,
    copied: (name, path) => `Uma cópia está salva como ${name}: ${path}`,
    failed: (why) => `Nenhuma cópia foi salva: ${why}`,
  },
  paces: { none: 'sem espera', fast: 'rápido', normal: 'normal', slow: 'lento' },
  pace: (now, all) => `Ritmo: ${now}. Opções: ${all}.`,
  noPace: (pace, all) => `Não existe o ritmo ${pace}. Opções: ${all}.`,
  confirm: {
    question: (label) => `Não poderá ser desfeito: ${label}. Confirmar?`,
    yes: 'sim',
    no: 'não, voltar',
  },
  quit: {
    question: 'Como você sai?',
    leave: 'por agora: a partida fica salva como está',
    withdraw: 'de vez: você se retira da partida',
    stay: 'fico',
    sure: 'Retirar-se não pode ser desfeito. Você se retira?',
  },
  trouble: {
    notKept: (why) => `Não foi possível salvar a partida; por isso nada mudou e nada se perdeu: ${why}`,
    elsewhere: 'Outro programa continuou esta partida: aqui nada mudou. Saia, e carregue-a de novo.',
    broken: (why) => `Algo não funcionou; por isso nada mudou e nada se perdeu: ${why}`,
    question: (name) => `${name} não conseguiu responder. Tentar de novo?`,
    again: 'tentar de novo',
  },
  over: 'A partida acabou',
  aside: {
    seed: (seed) => `Semente: ${seed}`,
    leave: 'Para sair: quit',
    stopped: (wayBack) => `Interrompida. A partida está salva; para continuar: ${wayBack}`,
    'input ended': (wayBack) => `A entrada acabou. A partida está salva; para continuar: ${wayBack}`,
    left: (wayBack) => `A partida está salva; para continuar: ${wayBack}`,
    out: (path) => `A partida está em ${path}`,
  },
};
