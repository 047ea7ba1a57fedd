/** Sentences of the scenario runner in three languages. */
import type { Json, Reason } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import type { ScenarioFault } from './faults.ts';

type FaultFacts = { readonly [fact: string]: Json };
type FaultSentences = { readonly [why in ScenarioFault['why']]: (facts: FaultFacts) => string };

interface ScenarioTexts {
  /** `where`: the place of the first fault. */
  readonly invalidFile: (path: string, where: string) => string;
  readonly summary: (count: number, all: number) => string;
  readonly faults: FaultSentences;
}

const formatFact = (fact: Json | undefined): string =>
  typeof fact === 'string' ? fact : JSON.stringify(fact ?? null);

const formatLocation = (where: Json | undefined): string =>
  where === undefined ? '' : `${formatFact(where)}: `;

const formatReason = (reason: Json | undefined, language: Language): string =>
  reason === undefined || reason === null
    ? ''
    : `: ${texts[language].reason(reason as unknown as Reason, [])}`;

const it: ScenarioTexts = {
  invalidFile: (path, where) => `${path}: non è un file di scenari${where && `: ${where}`}.`,
  summary: (count, all) => `Scenari riusciti: ${count} su ${all}.`,
  faults: {
    malformed: ({ where }) => `lo scenario è scritto male: ${formatFact(where)}`,
    'no such card': ({ card }) => `la carta ${formatFact(card)} non è nel file`,
    unsupported: ({ card, line, words }) =>
      `non supportato: ${formatFact(card)}, riga ${formatFact(line)}: ${formatFact(words)}`,
    position: ({ where }) => `la posizione non si può disporre: ${formatFact(where)}`,
    refused: ({ where, do: entry, reason }) =>
      `${formatLocation(where)}${formatFact(entry)} è rifiutato${formatReason(reason, 'it')}`,
    allowed: ({ where, do: entry }) =>
      `${formatLocation(where)}${formatFact(entry)} è permesso, ma doveva essere rifiutato`,
    'no such label': ({ where, label }) => `${formatLocation(where)}nessuno si chiama ${formatFact(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${formatLocation(where)}la sottofase ${formatFact(step)} del turno ${formatFact(turn)} non c’è`,
    'nobody acts': ({ where, player }) =>
      `${formatLocation(where)}${formatFact(player)} non può avere priorità qui`,
    unanswered: ({ where, player, prompt }) =>
      `${formatLocation(where)}manca la risposta di ${formatFact(player)} alla domanda “${formatFact(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${formatLocation(where)}${formatFact(choose)} non risponde alla domanda “${formatFact(question)}”`,
    'nothing to resolve': ({ where }) => `${formatLocation(where)}sulla pila non c’è nulla da risolvere`,
    expected: ({ where, about, is, found }) =>
      `${formatLocation(where)}${formatFact(about)}: atteso ${formatFact(is)}, trovato ${formatFact(found)}`,
    'too long': ({ where }) => `${formatLocation(where)}non finisce`,
    engine: ({ where, message }) => `${formatLocation(where)}errore del motore: ${formatFact(message)}`,
  },
};

const en: ScenarioTexts = {
  invalidFile: (path, where) => `${path}: this is not a scenario file${where && `: ${where}`}.`,
  summary: (count, all) => `Scenarios that hold: ${count} of ${all}.`,
  faults: {
    malformed: ({ where }) => `the scenario is malformed: ${formatFact(where)}`,
    'no such card': ({ card }) => `the card ${formatFact(card)} is not in the file`,
    unsupported: ({ card, line, words }) =>
      `unsupported: ${formatFact(card)}, line ${formatFact(line)}: ${formatFact(words)}`,
    position: ({ where }) => `the position cannot be laid out: ${formatFact(where)}`,
    refused: ({ where, do: entry, reason }) =>
      `${formatLocation(where)}${formatFact(entry)} is refused${formatReason(reason, 'en')}`,
    allowed: ({ where, do: entry }) =>
      `${formatLocation(where)}${formatFact(entry)} is allowed and should be refused`,
    'no such label': ({ where, label }) => `${formatLocation(where)}nothing is called ${formatFact(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${formatLocation(where)}there is no step ${formatFact(step)} in turn ${formatFact(turn)}`,
    'nobody acts': ({ where, player }) =>
      `${formatLocation(where)}${formatFact(player)} cannot have priority here`,
    unanswered: ({ where, player, prompt }) =>
      `${formatLocation(where)}${formatFact(player)} has no answer to the question “${formatFact(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${formatLocation(where)}${formatFact(choose)} is no answer to the question “${formatFact(question)}”`,
    'nothing to resolve': ({ where }) => `${formatLocation(where)}there is nothing on the stack to resolve`,
    expected: ({ where, about, is, found }) =>
      `${formatLocation(where)}${formatFact(about)}: expected ${formatFact(is)}, found ${formatFact(found)}`,
    'too long': ({ where }) => `${formatLocation(where)}it does not come to an end`,
    engine: ({ where, message }) => `${formatLocation(where)}engine error: ${formatFact(message)}`,
  },
};

const pt: ScenarioTexts = {
  invalidFile: (path, where) => `${path}: não é um arquivo de cenários${where && `: ${where}`}.`,
  summary: (count, all) => `Cenários que valem: ${count} de ${all}.`,
  faults: {
    malformed: ({ where }) => `o cenário está mal formado: ${formatFact(where)}`,
    'no such card': ({ card }) => `a carta ${formatFact(card)} não está no arquivo`,
    unsupported: ({ card, line, words }) =>
      `não suportado: ${formatFact(card)}, linha ${formatFact(line)}: ${formatFact(words)}`,
    position: ({ where }) => `a posição não pode ser montada: ${formatFact(where)}`,
    refused: ({ where, do: entry, reason }) =>
      `${formatLocation(where)}${formatFact(entry)} é recusado${formatReason(reason, 'pt')}`,
    allowed: ({ where, do: entry }) =>
      `${formatLocation(where)}${formatFact(entry)} é permitido, mas devia ser recusado`,
    'no such label': ({ where, label }) => `${formatLocation(where)}nada se chama ${formatFact(label)}`,
    'no such step': ({ where, turn, step }) =>
      `${formatLocation(where)}não há a etapa ${formatFact(step)} no turno ${formatFact(turn)}`,
    'nobody acts': ({ where, player }) =>
      `${formatLocation(where)}${formatFact(player)} não pode ter prioridade aqui`,
    unanswered: ({ where, player, prompt }) =>
      `${formatLocation(where)}falta a resposta de ${formatFact(player)} à pergunta “${formatFact(prompt)}”`,
    'no such answer': ({ where, question, choose }) =>
      `${formatLocation(where)}${formatFact(choose)} não responde à pergunta “${formatFact(question)}”`,
    'nothing to resolve': ({ where }) => `${formatLocation(where)}não há nada na pilha para resolver`,
    expected: ({ where, about, is, found }) =>
      `${formatLocation(where)}${formatFact(about)}: esperado ${formatFact(is)}, achado ${formatFact(found)}`,
    'too long': ({ where }) => `${formatLocation(where)}não termina`,
    engine: ({ where, message }) => `${formatLocation(where)}falha do motor: ${formatFact(message)}`,
  },
};

export const scenarioTexts: ByLanguage<ScenarioTexts> = { it, en, pt };

export const formatFault = ({ why, facts = {} }: ScenarioFault, language: Language): string =>
  scenarioTexts[language].faults[why](facts);
