/** Sentences about the results of a rule search. */
import type { ByLanguage } from '@ludoteca/kit';

/** A search in words shows at most this many rules. */
export const MAX_RULES = 20;

interface RuleSearchTexts {
  readonly unknown: (text: string) => string;
  readonly more: (count: number) => string;
}

export const ruleSearchTexts: ByLanguage<RuleSearchTexts> = {
  it: {
    unknown: (text) =>
      `${text}: nessuna regola trovata. Prova una parola sola o il suo inizio (“travol”), una parola chiave (“volare”) o una sezione (702.2).`,
    more: (count) => `… e ${count === 1 ? 'un’altra' : `altre ${count}`}: aggiungi una parola.`,
  },
  en: {
    unknown: (text) =>
      `${text}: no rule found. Try one word or its beginning (“tramp”), a keyword (“flying”) or a section (702.2).`,
    more: (count) => `… and ${count} more: add a word.`,
  },
  pt: {
    unknown: (text) =>
      `${text}: nenhuma regra encontrada. Tente uma só palavra ou o seu início (“atrop”), uma palavra-chave (“voar”) ou uma seção (702.2).`,
    more: (count) => `… e mais ${count}: acrescente uma palavra.`,
  },
};
