/** Loads the rules of a game: texts by number if the game has them in every language, else its RULES.md, else its summary. */
import type { Language } from '@ludoteca/kit';
import { importPresentation } from '../pages/load-entry.ts';
import { rememberLoads } from '../pages/remember-loads.ts';
import { parseRules, type RuleBlock } from './parse-rules.ts';

/** A game whose rules have texts in every language exports them. */
type RuleTextModule = {
  readonly listRules: (language: Language) => readonly { readonly number: string; readonly text: string }[];
};

const documents = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default' });
const ruleTexts = import.meta.glob<RuleTextModule>('../../../games/*/web/rules.ts');

export interface LoadedRules {
  readonly blocks: readonly RuleBlock[];
  /** The rules are in English only. */
  readonly isEnglish: boolean;
}

/** Undefined if the game does not exist. */
export const loadRules = rememberLoads(importRules);

async function importRules(game: string, language: Language): Promise<LoadedRules | undefined> {
  const folder = `../../../games/${game}`;
  const [document, texts] = await Promise.all([
    documents[`${folder}/RULES.md`]?.(),
    ruleTexts[`${folder}/web/rules.ts`]?.(),
  ]);
  if (texts !== undefined) {
    const blocks = texts
      .listRules(language)
      .map(({ number, text }) => ({ kind: 'rule', id: number, text }) as const);
    return { blocks, isEnglish: false };
  }
  return document === undefined
    ? summarizeRules(game, language)
    : { blocks: parseRules(document), isEnglish: true };
}

/** The summary in the texts of a game that is not part of this page. */
async function summarizeRules(game: string, language: Language): Promise<LoadedRules | undefined> {
  const texts = (await importPresentation(game))?.texts[language];
  if (texts === undefined) return undefined;
  const paragraphs = [texts.about, ...texts.rules];
  return { blocks: paragraphs.map((text) => ({ kind: 'text', text })), isEnglish: false };
}
