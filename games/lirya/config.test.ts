/** RULES 17: variants and presets. */
import { describe, expect, test } from 'vitest';
import { PRESETS, presets } from './config.ts';
import { CONFIG_CASES } from './config-cases.testing.ts';
import { addConfigCards } from './config-cards.testing.ts';
import { checkVariant } from './variant.ts';

addConfigCards();

describe('17.1 a variant', () => {
  test.each(Object.entries(CONFIG_CASES))('changes what %s says', (field, [value, look, usual, then]) => {
    expect(checkVariant({ [field]: value } as never)).toEqual([]);
    expect(look({})).toEqual(usual);
    expect(look({ [field]: value })).toEqual(then);
  });

  test.each([
    [{ slotsPerLine: 5 }, 'variant field'],
    [{ colour: 'red' }, 'variant field'],
    [{ startingLife: -1 }, 'variant value'],
    [{ mulligan: 1 }, 'variant value'],
    [{ firstHand: 30 }, 'variant value'],
    [{ startingEnergy: 5, maxEnergy: 4 }, 'variant value'],
    [{ energy: 'borrow' }, 'variant value'],
    [{ firstResponse: 'both' }, 'variant value'],
    [{ targetsCheckedAgain: 'yes' }, 'variant value'],
    [{ stealthUntargetable: 1 }, 'variant value'],
    [{ controlKeepsLine: 'line' }, 'variant value'],
    [{ returnWithoutRoom: 'hand' }, 'variant value'],
    [{ bothLose: 'other' }, 'variant value'],
    [{ amounts: { stunned: 1 } }, 'variant value'],
    [{ amounts: 3 }, 'variant value'],
    [{ opposites: [['blessed', 'cheerful']] }, 'variant value'],
    [
      {
        opposites: [
          ['blessed', 'cursed'],
          ['cursed', 'stunned'],
        ],
      },
      'variant value',
    ],
  ])('is refused with the field that is wrong: %j', (variant, why) => {
    expect(checkVariant(variant as never)).toMatchObject([
      { why, facts: { field: Object.keys(variant)[0] } },
    ]);
  });
});

test('17.1 the presets: the document, the balanced rules, and the later version without defence', () => {
  expect(PRESETS).toEqual(['canon', 'balanced', 'no-defence']);
  expect(presets['no-defence']).toEqual({ ...presets.canon, defenceStep: false, summoningSickness: false });
  expect(presets.balanced.retaliation).toBe('survivor');
});
