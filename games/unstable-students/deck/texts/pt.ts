/** The texts about decks in Portuguese. */
import { type DeckTexts, formatEffectFacts } from './text-types.ts';

const FIELDS: { readonly [field: string]: string } = {
  copies: 'o número de cópias',
  name: 'o nome',
  description: 'a descrição',
  type: 'o tipo',
  effects: 'os efeitos',
  action: 'a ação',
  target: 'o alvo',
  filter: 'o tipo procurado',
  when: 'o momento',
  optional: 'se é opcional',
  format: 'o formato',
  cards: 'as cartas',
};
const field = (name: unknown): string => FIELDS[String(name)] ?? `“${String(name)}”`;

export const pt: DeckTexts = {
  'deck empty': () => 'Não há nenhuma carta.',
  'deck number': ({ field: name, found }) => `Aqui vai um número (${field(name)}), não “${found}”.`,
  'deck ends': ({ field: name }) => `O arquivo acaba no meio de uma carta: falta ${field(name)}.`,
  'deck range': ({ field: name, found, min, max }) =>
    `Valor ${found} fora da faixa para ${field(name)}: vai de ${min} a ${max}.`,
  'deck length': ({ field: name, bytes, most }) => `${bytes} bytes para ${field(name)}: no máximo ${most}.`,
  'deck json': ({ found }) => `Não é JSON válido: “${found}”.`,
  'deck field': ({ field: name }) => `Campo ausente, desconhecido ou errado: ${field(name)}.`,
  'deck size': ({ cards, most }) => `O baralho tem ${cards} cartas: no máximo ${most}.`,
  'deck twice': ({ name }) => `Duas cartas diferentes se chamam “${name}”.`,
  'deck freshmen': ({ freshmen, seats }) =>
    `Calouros no baralho: ${freshmen}; cada um dos ${seats} jogadores precisa de um.`,
  'deck cards': ({ cards, needed }) => `Cartas para distribuir: ${cards}; são necessárias ${needed}.`,
  'deck students': ({ different, needed }) =>
    `Ninguém pode vencer. Estudantes diferentes: ${different}; são necessários ${needed}.`,
  'lint never runs': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} nunca acontece, o seu momento não chega.`,
  'lint on self': (facts) => `${facts['name']}: ${formatEffectFacts(facts)} não faz nada a quem o usa.`,
  'lint never lies there': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} não encontra nada, essas cartas não ficam em jogo.`,
  'lint never in hand': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} não encontra nada, os calouros não passam pela mão.`,
  'lint never playable': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} não encontra nada, as instantâneas não se jogam assim.`,
  'lint blocks nothing': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} só vale em uma instantânea com momento SUBITO.`,
  'lint not passive': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} só vale em um bônus ou malus.`,
  'lint passive moment': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} vale sempre, o momento deveria ser SEMPRE.`,
  'lint no such card': (facts) =>
    `${facts['name']}: ${formatEffectFacts(facts)} procura cartas que o baralho não tem.`,
  'lint dead': ({ name }) => `${name}: a carta nunca faz nada.`,
  'lint nothing to offer': ({ name }) => `${name}: é opcional, mas não tem efeitos.`,
  'lint repeated': ({ name }) => `${name}: a carta já está listada acima, as cópias se somam.`,
  'lint seats': ({ freshmen, seats }) =>
    `Calouros no baralho: ${freshmen}; não bastam para ${seats} jogadores.`,
  'lint comment': () => 'Daqui em diante tudo é comentário: onde uma carta começa vai um número de cópias.',
  'lint box': ({ name, effects, word }) =>
    `${name}: mais de ${effects} efeitos ou uma palavra de mais de ${word} letras, no jogo de origem a carta sai da moldura.`,
};
