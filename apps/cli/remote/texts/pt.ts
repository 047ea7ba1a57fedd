/** Portuguese texts for remote tables. */
import type { RemoteTexts } from './remote-texts.ts';

export const pt: RemoteTexts = {
  seats: { free: 'livre', you: 'você', computer: 'computador', away: 'ausente' },
  waiting: {
    title: 'uma mesa',
    opened: 'A partida continua de um arquivo salvo: quem o abriu pode conhecer as cartas escondidas.',
    link: (link) => `O link da mesa: ${link}`,
    missing: (count) =>
      count === 1
        ? 'Falta uma pessoa: a partida começa sozinha.'
        : `Faltam ${count} pessoas: a partida começa sozinha.`,
    about: { rules: 'as regras em resumo', quit: 'deixa a mesa' },
  },
  going: 'Indo à mesa…',
  matches: {
    yourTurn: 'é a sua vez',
    open: 'espera jogadores',
    playing: 'em andamento',
    over: 'terminada',
    place: (place) => `lugar ${place}`,
    none: 'Nenhuma mesa.',
    downloaded: (count, folder) =>
      count === 1 ? `1 arquivo está em ${folder}` : `${count} arquivos estão em ${folder}`,
  },
  guest: {
    deleted: (server) => `Seus dados em ${server} foram apagados.`,
    unknown: (server) => `Você não tem dados em ${server}: este terminal nunca se sentou a uma mesa de lá.`,
  },
  watching: 'Nenhum lugar está livre: você assiste.',
  delayed: (time) => `Você vê esta partida com ${time} de atraso.`,
  notices: {
    sat: (name) => `${name} está na mesa.`,
    stood: (name) => `${name} deixou a mesa.`,
    away: (name) => `${name} está ausente.`,
    back: (name) => `${name} está aqui.`,
    lost: 'A conexão caiu: tentando de novo.',
    found: 'A conexão voltou.',
    chat: (name, text) => `${name}: ${text}`,
    proposed: (name) => `${name} quer desfazer uma decisão: aceite ou recuse.`,
    takenBack: 'Uma decisão foi desfeita.',
    substituted: (name) => `Um computador joga no lugar de ${name}.`,
    returned: (name) => `${name} joga de novo.`,
  },
  clock: {
    waiting: (name, time) => `Espera-se ${name} há ${time}.`,
    left: (name, time) => `${name} ainda tem ${time}.`,
    unlimited: 'O tempo é ilimitado.',
  },
  actions: {
    takenBack: 'Desfeita.',
    proposed: 'Proposta: os outros precisam aceitar.',
    agreed: 'Você aceitou.',
    declined: 'Você recusou: a decisão fica.',
    claimed: 'Feito.',
    measures: { substitute: 'computador', withdrawal: 'retirada' },
    noMeasure: (all) => `Ninguém está ausente, ou isso não se pode pedir aqui. Escolha entre: ${all}.`,
    returned: 'Você joga de novo.',
    sent: 'Enviado.',
    chatEmpty: 'Escreva o texto depois da palavra chat.',
    paces: { instant: 'imediato', quick: 'rápido', relaxed: 'calmo' },
    pace: (now, all) => `Ritmo: ${now}. Escolha entre: ${all}.`,
    noPace: (all) => `Este ritmo não existe. Escolha entre: ${all}.`,
    skipped: 'Os computadores jogam já até a sua vez.',
    aborted: 'A partida foi cancelada.',
  },
  unsent: 'A conexão caiu: o que você decidiu parte assim que ela voltar.',
  late: 'O servidor ainda não respondeu: o que você decidiu está a caminho.',
  rematch: {
    question: 'Você joga de novo?',
    wanted: 'Os outros querem jogar de novo. Você também?',
    yes: 'sim, outra igual',
    no: 'não',
  },
  foreign: (origin) => `${origin} não é um servidor da Ludoteca: confira o link.`,
  unknownGame: (game) => `Este programa não tem o jogo ${game}: atualize-o.`,
  otherRules: (game, theirs, ours) =>
    `Esse servidor joga ${game} com a versão ${theirs} das regras; este programa tem a ${ours}. Use a mesma versão da Ludoteca.`,
  notKept: (why) => `Não é possível salvar sua identidade neste servidor: ${why}`,
  fairness: {
    notStored: (why) => `Não é possível guardar o número do embaralhamento: ${why}`,
    unreadable: (path) =>
      `${path} deveria conter o número do embaralhamento desta mesa, mas não pode ser lido: restaure-o, ou apague-o e sente-se a outra mesa.`,
    unchecked: (why) => `Não foi possível verificar o embaralhamento: ${why}`,
    stored: (command) => `Para verificar o embaralhamento de novo sem o servidor: ${command}`,
  },
  afterwards: {
    left: (wayBack) => `Para voltar: ${wayBack}`,
    stopped: (wayBack) => `Interrompido. A mesa continua lá; para voltar: ${wayBack}`,
    'input ended': (wayBack) => `A entrada acabou. A mesa continua lá; para voltar: ${wayBack}`,
  },
};
