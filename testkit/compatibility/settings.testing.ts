/** Lists how a game parses its default settings, each value that its form offers, and invalid ones. */
import type { Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';

type Field = AnyCatalogueEntry['form'][string];

const valuesFor = (field: Field): readonly Json[] => {
  switch (field.kind) {
    case 'number':
      return [field.min, field.max, field.min - 1, field.max + 1, 'many'];
    case 'flag':
      return [true, false, 1];
    case 'choice':
    case 'file':
      return [...field.among, 'no such value', 7];
  }
};

/** One JSON line for each input: the number of seats, the input, the result. */
export function settingsText({ game, form }: AnyCatalogueEntry): string {
  const inputs: readonly Json[] = [
    {},
    null,
    { unknown: 1 },
    ...Object.entries(form).flatMap(([key, field]) => valuesFor(field).map((value) => ({ [key]: value }))),
  ];
  const { min, max } = game.seats;
  const lines = inputs.flatMap((input) =>
    [...new Set([min, max])].map((seats) =>
      JSON.stringify({ seats, input, result: game.settings(input, seats) }),
    ),
  );
  return `${[JSON.stringify(form), ...lines].join('\n')}\n`;
}
