/** The texts of the pages of rules. */
import type { ByLanguage } from '@ludoteca/kit';

interface RulesTexts {
  title(game: string): string;
  readonly search: string;
  readonly sections: string;
  readonly inEnglish: string;
  found(count: number): string;
}

export const RULES_TEXTS: ByLanguage<RulesTexts> = {
  en: {
    title: (game) => `${game}: the rules`,
    search: 'Search the rules',
    sections: 'Sections',
    inEnglish: '',
    found: (count) => (count === 1 ? 'one rule' : `${count} rules`),
  },
  it: {
    title: (game) => `${game}: le regole`,
    search: 'Cerca nelle regole',
    sections: 'Sezioni',
    inEnglish: 'Le regole numerate sono in inglese.',
    found: (count) => (count === 1 ? 'una regola' : `${count} regole`),
  },
  pt: {
    title: (game) => `${game}: as regras`,
    search: 'Buscar nas regras',
    sections: 'Seções',
    inEnglish: 'As regras numeradas estão em inglês.',
    found: (count) => (count === 1 ? 'uma regra' : `${count} regras`),
  },
};
