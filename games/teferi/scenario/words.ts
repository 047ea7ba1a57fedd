/** What the runner of scenarios says. */
import type { Json, Reason } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import type { Fault } from './failing.ts';

type Facts = { readonly [fact: string]: Json };
type Sentences = { readonly [why in Fault['why']]: (facts: Facts) => string };

interface Words {
  /** A file that is none: at which place. */
  readonly wrong: (path: string, where: string) => string;
  readonly passed: (count: number, all: number) => string;
  readonly faults: Sentences;
}

/** A fact as people read it. */
const shown = (fact: Json | undefined): string =>
  typeof fact === 'string' ? fact : JSON.stringify(fact ?? null);

/** Where in the file, if anywhere. */
const at = (where: Json | undefined): string => (where === undefined ? '' : `${shown(where)}: `);

/** The sentence of the rule that speaks against it. */
const because = (reason: Json | undefined, language: Language): string =>
  reason === undefined || reason === null
    ? ''
    : `: ${texts[language].reason(reason as unknown as Reason, [])}`;

const it: Words = {
  wrong: (path, where) => `${path}: non è un file di scenari${where && `: ${where}`}.`,
  passed: (count, all) => `${count} scenari su ${all} reggono.`,
  faults: {
    malformed: ({ where }) => `lo scenario è scritto male: ${shown(where)}`,
    'no such card': ({ card }) => `la carta ${shown(card)} non è nel file`,
    unsupported: ({ card, line, words }) =>
      `non supportato: ${shown(card)}, riga ${shown(line)}: ${shown(words)}`,
    position: ({ where }) => `la posizione non si può disporre: ${shown(where)}`,
    refused: ({ where, do: deed, reason }) =>
      `${at(where)}${shown(deed)} è rifiutato${because(reason, 'it')}`,
    allowed: ({ where, do: deed }) => `${at(where)}${shown(deed)} è permesso, ma doveva essere rifiutato`,
    'no such label': ({ where, label }) => `${at(where)}nessuno si chiama ${shown(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${at(where)}la sottofase ${shown(step)} del turno ${shown(turn)} non c’è`,
    'nobody acts': ({ where, player }) => `${at(where)}${shown(player)} non può avere priorità qui`,
    unanswered: ({ where, player, prompt }) =>
      `${at(where)}manca la risposta di ${shown(player)} alla domanda “${shown(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${at(where)}${shown(choose)} non risponde alla domanda “${shown(question)}”`,
    'nothing to resolve': ({ where }) => `${at(where)}sulla pila non c’è nulla da risolvere`,
    expected: ({ where, about, is, found }) =>
      `${at(where)}${shown(about)}: atteso ${shown(is)}, trovato ${shown(found)}`,
    'too long': ({ where }) => `${at(where)}non finisce`,
    engine: ({ where, message }) => `${at(where)}errore del motore: ${shown(message)}`,
  },
};

const en: Words = {
  wrong: (path, where) => `${path}: this is no file of scenarios${where && `: ${where}`}.`,
  passed: (count, all) => `${count} of ${all} scenarios hold.`,
  faults: {
    malformed: ({ where }) => `the scenario is malformed: ${shown(where)}`,
    'no such card': ({ card }) => `the card ${shown(card)} is not in the file`,
    unsupported: ({ card, line, words }) =>
      `unsupported: ${shown(card)}, line ${shown(line)}: ${shown(words)}`,
    position: ({ where }) => `the position cannot be laid out: ${shown(where)}`,
    refused: ({ where, do: deed, reason }) => `${at(where)}${shown(deed)} is refused${because(reason, 'en')}`,
    allowed: ({ where, do: deed }) => `${at(where)}${shown(deed)} is allowed and should be refused`,
    'no such label': ({ where, label }) => `${at(where)}nothing is called ${shown(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${at(where)}there is no step ${shown(step)} in turn ${shown(turn)}`,
    'nobody acts': ({ where, player }) => `${at(where)}${shown(player)} cannot have priority here`,
    unanswered: ({ where, player, prompt }) =>
      `${at(where)}${shown(player)} has no answer to the question “${shown(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${at(where)}${shown(choose)} is no answer to the question “${shown(question)}”`,
    'nothing to resolve': ({ where }) => `${at(where)}there is nothing on the stack to resolve`,
    expected: ({ where, about, is, found }) =>
      `${at(where)}${shown(about)}: expected ${shown(is)}, found ${shown(found)}`,
    'too long': ({ where }) => `${at(where)}it does not come to an end`,
    engine: ({ where, message }) => `${at(where)}fault of the engine: ${shown(message)}`,
  },
};

const pt: Words = {
  wrong: (path, where) => `${path}: não é um arquivo de cenários${where && `: ${where}`}.`,
  passed: (count, all) => `${count} de ${all} cenários valem.`,
  faults: {
    malformed: ({ where }) => `o cenário está malformado: ${shown(where)}`,
    'no such card': ({ card }) => `a carta ${shown(card)} não está no arquivo`,
    unsupported: ({ card, line, words }) =>
      `não suportado: ${shown(card)}, linha ${shown(line)}: ${shown(words)}`,
    position: ({ where }) => `a posição não pode ser montada: ${shown(where)}`,
    refused: ({ where, do: deed, reason }) => `${at(where)}${shown(deed)} é recusado${because(reason, 'pt')}`,
    allowed: ({ where, do: deed }) => `${at(where)}${shown(deed)} é permitido, mas devia ser recusado`,
    'no such label': ({ where, label }) => `${at(where)}nada se chama ${shown(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${at(where)}não há a etapa ${shown(step)} no turno ${shown(turn)}`,
    'nobody acts': ({ where, player }) => `${at(where)}${shown(player)} não pode ter prioridade aqui`,
    unanswered: ({ where, player, prompt }) =>
      `${at(where)}falta a resposta de ${shown(player)} à pergunta “${shown(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${at(where)}${shown(choose)} não responde à pergunta “${shown(question)}”`,
    'nothing to resolve': ({ where }) => `${at(where)}não há nada na pilha para resolver`,
    expected: ({ where, about, is, found }) =>
      `${at(where)}${shown(about)}: esperado ${shown(is)}, achado ${shown(found)}`,
    'too long': ({ where }) => `${at(where)}não termina`,
    engine: ({ where, message }) => `${at(where)}falha do motor: ${shown(message)}`,
  },
};

export const words: ByLanguage<Words> = { it, en, pt };

export const faultSentence = ({ why, facts = {} }: Fault, language: Language): string =>
  words[language].faults[why](facts);
