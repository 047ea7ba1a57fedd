/** Formats a rule text with the keyword of its section, without which a text such as “Twice is like once.” means nothing. */
import { foldForSearch, type Language } from '@ludoteca/kit';
import type { KeywordAbility } from '../abilities/index.ts';
import { keywordName } from '../text/keyword-names.ts';
import { isRuleNumber, type RuleNumber, ruleText } from './index.ts';

/** The keywords of section 702. */
const SECTION_KEYWORDS: { readonly [section: string]: KeywordAbility['keyword'] } = {
  '702.2': 'deathtouch',
  '702.3': 'defender',
  '702.4': 'double strike',
  '702.5': 'enchant',
  '702.6': 'equip',
  '702.7': 'first strike',
  '702.8': 'flash',
  '702.9': 'flying',
  '702.10': 'haste',
  '702.11': 'hexproof',
  '702.12': 'indestructible',
  '702.13': 'intimidate',
  '702.14': 'landwalk',
  '702.15': 'lifelink',
  '702.16': 'protection',
  '702.17': 'reach',
  '702.18': 'shroud',
  '702.19': 'trample',
  '702.20': 'vigilance',
  '702.21': 'ward',
  '702.28': 'shadow',
  '702.29': 'cycling',
  '702.31': 'horsemanship',
  '702.33': 'kicker',
  '702.34': 'flashback',
  '702.36': 'fear',
  '702.41': 'affinity',
  '702.49': 'ninjutsu',
  '702.73': 'changeling',
  '702.79': 'persist',
  '702.92': 'living weapon',
  '702.93': 'undying',
  '702.108': 'prowess',
  '702.111': 'menace',
  '702.114': 'devoid',
  '702.118': 'skulk',
  '702.122': 'crew',
};

/** The keyword of a section of 702; for 701 the text before the colon of its first rule. */
function headingOf(number: RuleNumber, language: Language): string | undefined {
  const section = number.replace(/[a-z]+$/, '');
  const keyword = SECTION_KEYWORDS[section];
  if (keyword !== undefined) return keywordName(keyword, language);
  if (!section.startsWith('701.') || !isRuleNumber(section)) return undefined;
  return /^([^:.]+):/.exec(ruleText(section, language))?.[1];
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The number, the heading unless the text contains it, and the text. */
export function formatRule(number: RuleNumber, language: Language): string {
  const text = ruleText(number, language);
  const heading = headingOf(number, language);
  return heading === undefined || foldForSearch(text).includes(foldForSearch(heading))
    ? `${number} ${text}`
    : `${number} ${capitalize(heading)}: ${text}`;
}
