/** Texts of the commands `deck` and `cards` in every language. */
import type { ByLanguage } from '@ludoteca/kit';

export interface CommandTexts {
  readonly deckUsage: string;
  fine(name: string, size: number): string;
  faulty(name: string, count: number): string;
  readonly curve: string;
  readonly types: string;
  share(type: string, count: number, share: number, advised: number): string;
  readonly far: string;
  readonly large: string;
  readonly code: string;
  readonly unnamed: string;
  found(count: number): string;
  lintFine(file: string, cards: number): string;
  lintFaulty(file: string, count: number): string;
  cost(cost: number): string;
}

export const commandTexts: ByLanguage<CommandTexts> = {
  it: {
    deckUsage:
      'Uso: ludoteca lirya deck check FILE [--json] [--lang it|en|pt]; deck code|list|complete FILE; deck random PAROLA',
    fine: (name, size) => `${name}: ${size} carte, mazzo valido.`,
    faulty: (name, count) => `${name}: ${count === 1 ? '1 regola violata' : `${count} regole violate`}.`,
    curve: 'Costi',
    types: 'Tipi (consigliati 50/20/15/15, mai obbligatori)',
    share: (type, count, share, advised) => `${type}: ${count} (${share}%, consigliato ${advised}%)`,
    far: 'lontano dal consiglio',
    large: 'Oltre 45 carte le migliori si pescano di rado.',
    code: 'Codice',
    unnamed: 'Mazzo',
    found: (count) => (count === 1 ? '1 carta' : `${count} carte`),
    lintFine: (file, cards) => `${file}: ${cards === 1 ? '1 carta' : `${cards} carte`}, nessun errore.`,
    lintFaulty: (file, count) => `${file}: ${count === 1 ? '1 errore' : `${count} errori`}.`,
    cost: (cost) => `costo ${cost}`,
  },
  en: {
    deckUsage:
      'Usage: ludoteca lirya deck check FILE [--json] [--lang it|en|pt]; deck code|list|complete FILE; deck random WORD',
    fine: (name, size) => `${name}: ${size} cards, a valid deck.`,
    faulty: (name, count) => `${name}: ${count === 1 ? '1 broken rule' : `${count} broken rules`}.`,
    curve: 'Costs',
    types: 'Types (50/20/15/15 is advised, never required)',
    share: (type, count, share, advised) => `${type}: ${count} (${share}%, advised ${advised}%)`,
    far: 'far from the advice',
    large: 'Beyond 45 cards the best ones are seldom drawn.',
    code: 'Code',
    unnamed: 'Deck',
    found: (count) => (count === 1 ? '1 card' : `${count} cards`),
    lintFine: (file, cards) => `${file}: ${cards === 1 ? '1 card' : `${cards} cards`}, no errors.`,
    lintFaulty: (file, count) => `${file}: ${count === 1 ? '1 error' : `${count} errors`}.`,
    cost: (cost) => `cost ${cost}`,
  },
  pt: {
    deckUsage:
      'Uso: ludoteca lirya deck check ARQUIVO [--json] [--lang it|en|pt]; deck code|list|complete ARQUIVO; deck random PALAVRA',
    fine: (name, size) => `${name}: ${size} cartas, baralho válido.`,
    faulty: (name, count) => `${name}: ${count === 1 ? '1 regra violada' : `${count} regras violadas`}.`,
    curve: 'Custos',
    types: 'Tipos (50/20/15/15 é conselho, nunca obrigação)',
    share: (type, count, share, advised) => `${type}: ${count} (${share}%, aconselhado ${advised}%)`,
    far: 'longe do conselho',
    large: 'Acima de 45 cartas as melhores raramente chegam.',
    code: 'Código',
    unnamed: 'Baralho',
    found: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
    lintFine: (file, cards) => `${file}: ${cards === 1 ? '1 carta' : `${cards} cartas`}, nenhum erro.`,
    lintFaulty: (file, count) => `${file}: ${count === 1 ? '1 erro' : `${count} erros`}.`,
    cost: (cost) => `custo ${cost}`,
  },
};
