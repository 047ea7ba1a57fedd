import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRuleNumber, RULE_NUMBERS, ruleText } from '../rule-texts/index.ts';
import { citedNumbers, formatRulePage, findDemonstrations } from './rule-table.testing.ts';
import { REQUIRED_RULES } from './required-rules.testing.ts';

describe('the table of rules', () => {
  test('equals docs/teferi-rules.md', async () => {
    await expect(formatRulePage()).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../docs/teferi-rules.md'),
    );
  });

  test('has a test or scenario for every required rule', () => {
    const shown = findDemonstrations();
    expect(REQUIRED_RULES.filter((row) => !row.some((number) => shown.has(number)))).toEqual([]);
  });

  test('has a text for every number that the engine cites', () => {
    expect(citedNumbers().length).toBeGreaterThan(80);
    expect(citedNumbers().filter((number) => !isRuleNumber(number))).toEqual([]);
  });

  test('has a text for every number that a scenario or test demonstrates', () => {
    expect([...findDemonstrations().keys()].filter((number) => !isRuleNumber(number))).toEqual([]);
  });

  test('has short texts in three languages, with typographic apostrophes', () => {
    for (const number of RULE_NUMBERS)
      for (const language of ['it', 'en', 'pt'] as const) {
        const text = ruleText(number, language);
        expect([number, text]).toEqual([number, expect.stringMatching(/^[^']{3,220}$/)]);
      }
  });
});
