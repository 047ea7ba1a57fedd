/** Writes the mana that an ability adds as rules text. */
import type { ManaOutput } from '../abilities/index.ts';
import { ReferenceTexts, list, words } from './reference-texts.ts';

export const writeMana = (output: ManaOutput, refer: ReferenceTexts): string => {
  if ('all' in output)
    return words(
      output.all.map((type) => `{${type}}`).join(''),
      output.times === undefined ? '' : refer.amount(output.times),
    );
  if ('devoted' in output) return 'choose a color mana of that color amount devotion';
  if ('chosen' in output) return `${refer.amount(output.count)} mana of the chosen color`;
  if ('coloursAmong' in output)
    return `${refer.amount(output.count)} mana of any color among ${refer.filter(output.coloursAmong)}`;
  if ('produced' in output)
    return words(
      refer.amount(output.count),
      `mana of any ${output.colours === true ? 'color' : 'type'} that`,
      refer.filter(output.produced),
      'could produce',
    );
  const types = 'one' in output ? output.one : output.mixed;
  const named =
    types.length === 5
      ? 'any color'
      : list(
          types.map((type) => `{${type}}`),
          'or',
        );
  return words(refer.amount(output.count), 'mana', 'mixed' in output ? 'in any combination' : '', named);
};
