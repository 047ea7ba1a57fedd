import { catalogue } from '@ludoteca/games';
import { type FormField, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { uno } from '../saves/saves.testing.ts';
import { PERSON } from '../sitter.ts';
import { picks, picksLabel, says, type Step, types } from '../ui/fake.testing.ts';
import { labelsOf, visit } from './lobby.testing.ts';
import { words } from './words/index.ts';

const toGame = (entry: AnyCatalogueEntry): readonly Step[] => [
  picksLabel('New match'),
  picksLabel(entry.texts.en.name),
];
const toUno = toGame(uno);

/** The values of a field that are worth trying: all, or both ends. */
const valuesOf = (field: FormField): readonly (string | number | boolean)[] =>
  field.kind === 'number' ? [field.min, field.max] : 'among' in field ? field.among : [true, false];

describe('a new match', () => {
  it('has the usual settings, a person and computers, and a seed that is drawn', async () => {
    const { played, saves } = await visit([...toUno, picksLabel('Play'), ...toUno, picksLabel('Play')]);
    const [first, second] = played.map(({ sitting }) => sitting);
    expect(first!.sitters).toEqual([
      { name: 'Ann', kind: PERSON },
      { name: 'greedy', kind: 'greedy' },
    ]);
    expect(first!.match.archive()).toMatchObject({ game: 'uno', seats: 2, entries: [] });
    expect(first!.match.archive().seed).toMatch(/^[0-9a-f]{64}$/);
    expect(first!.match.archive().seed).not.toBe(second!.match.archive().seed);
    const { kept } = await saves.list();
    expect(new Set(kept.map(({ slot }) => slot.path))).toEqual(
      new Set([first!.slot.path, second!.slot.path]),
    );
  });

  it('has as many seats as one likes, each for whom one likes', async () => {
    const { played, shown } = await visit([
      ...toUno,
      picksLabel('Seats: 2'),
      picks('4'),
      picksLabel('Seat 1: Ann'),
      picksLabel('computer (random)'),
      picksLabel('Seat 2: computer (greedy 1)'),
      picksLabel('another person'),
      types('  Zia\tRosa '),
      picksLabel('Seat 4: '),
      picksLabel('Ann'),
      picksLabel('Play'),
    ]);
    expect(shown.at(-2)!.options.length).toBeGreaterThan(5);
    expect(played[0]!.sitting.sitters).toEqual([
      { name: 'random', kind: 'random' },
      { name: 'Zia Rosa', kind: PERSON },
      { name: 'greedy', kind: 'greedy' },
      { name: 'Ann', kind: PERSON },
    ]);
  });

  it('keeps who sits there when somebody goes back', async () => {
    const { shown } = await visit([
      ...toUno,
      picksLabel('Seat 2: '),
      picksLabel('another person'),
      { kind: 'gone' },
      picks('0'),
      picksLabel('Seats: '),
      says('back'),
    ]);
    expect(labelsOf(shown.at(-1)!)).toEqual(labelsOf(shown[2]!));
  });

  it('finds a name for a person or a computer that is given none, other than all at the table', async () => {
    const { played } = await visit([
      ...toUno,
      picksLabel('Seats: 2'),
      picks('4'),
      ...['Seat 2: ', 'Seat 3: ', 'Seat 4: '].flatMap((seat) => [
        picksLabel(seat),
        picksLabel(seat === 'Seat 4: ' ? 'Change the name' : 'another person'),
        types(' \u0007 '),
      ]),
      picksLabel('Play'),
    ]);
    const { sitters } = played[0]!.sitting;
    expect(sitters.map(({ kind }) => kind)).toEqual([PERSON, PERSON, PERSON, 'greedy']);
    const names = sitters.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names.slice(1)) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });

  it('may be for computers alone, and for people again', async () => {
    const { played, shown } = await visit([
      ...toUno,
      picksLabel('Mode: traditional'),
      picksLabel('Play'),
      ...toUno,
      picksLabel('Mode: traditional'),
      picksLabel('Mode: automatic'),
    ]);
    expect(played[0]!.sitting.sitters.map(({ kind }) => kind)).toEqual(['greedy', 'greedy']);
    expect(labelsOf(shown.at(-1)!)).toEqual(labelsOf(shown[2]!));
  });

  it('has the seed one gives, and none again when it is taken away', async () => {
    const { played, shown } = await visit([
      ...toUno,
      picksLabel('Seed: drawn'),
      types(' 7 '),
      picksLabel('Play'),
      ...toUno,
      picksLabel('Seed: drawn'),
      types('8'),
      picksLabel('Seed: 8'),
      picksLabel(words.en.draft.anotherSeed),
      types('9'),
      picksLabel('Seed: 9'),
      picksLabel(words.en.draft.drawnSeed),
    ]);
    expect(played[0]!.sitting.match.archive().seed).toBe('7');
    expect(labelsOf(shown.at(-1)!)).toContain('Seed: drawn');
  });

  it.each(catalogue.map((entry) => [entry.game.id, entry] as const))(
    'of %s is set by the form of the game, whose fields and values have words in every language',
    async (_, entry) => {
      const labels = Object.keys(entry.form).map((key) => entry.texts.en.settings[key]!.label);
      for (const [i, [key, field]] of Object.entries(entry.form).entries())
        for (const value of valuesOf(field)) {
          const picked: Step = ({ options }) => {
            if (options.length === 0) return types(String(value));
            return picks(
              field.kind === 'number' ? String(value) : options[valuesOf(field).indexOf(value)]!.key,
            );
          };
          const { shown, played } = await visit(
            [...toGame(entry), picksLabel(`${labels[i]}: `), picked, picksLabel('Play')],
            { entries: [entry] },
          );
          const accepted = entry.game.settings({ [key]: value }, entry.game.seats.min);
          const reasons = accepted.ok ? [] : accepted.problem;
          expect({
            settings: played[0]?.sitting.match.archive().settings,
            says: shown.at(-1)!.complaint,
          }).toEqual({
            settings: accepted.ok ? accepted.value : undefined,
            says: reasons.map((reason) => entry.texts.en.reason(reason, [])).join(' ') || undefined,
          });
        }
      for (const language of LANGUAGES) {
        const { shown } = await visit([picks('1'), picks('1')], { entries: [entry], language });
        for (const key of Object.keys(entry.form))
          expect(labelsOf(shown[2]!).join()).toContain(entry.texts[language].settings[key]!.label);
      }
    },
  );

  it('that the game refuses says why, in the language of whoever asks, where it can be changed', async () => {
    const { shown, played } = await visit(
      [
        picks('1'),
        picks('1'),
        picksLabel(words.it.draft.seats(2)),
        picks('4'),
        picksLabel(uno.texts.it.settings['hand']!.label),
        picks('53'),
        picksLabel(words.it.draft.play),
      ],
      { language: 'it' },
    );
    expect(played).toEqual([]);
    const refused = uno.game.settings({ hand: 53 }, 4);
    expect(shown.at(-1)!.complaint).toBe(
      refused.ok ? '' : refused.problem.map((reason) => uno.texts.it.reason(reason, [])).join(' '),
    );
    expect(labelsOf(shown.at(-1)!).join()).toContain(': 53');
  });

  it('that cannot be kept says why and is not played', async () => {
    const { saves } = await visit([]);
    await mkdir(saves.folder, { recursive: true });
    await writeFile(`${saves.folder}/uno`, 'in the way');
    const { shown, played } = await visit([...toUno, picksLabel('Play')], { saves });
    expect(played).toEqual([]);
    expect(shown.at(-1)!.complaint).toMatch(/^The match could not be kept: ENOTDIR: /);
  });

  it('that has a seed which is too long is refused in the language of whoever gave it', async () => {
    const { shown, played } = await visit(
      [
        picks('1'),
        picks('1'),
        picksLabel(words.it.draft.seed('')),
        types('x'.repeat(1001)),
        picksLabel(words.it.draft.play),
      ],
      { language: 'it' },
    );
    expect(played).toEqual([]);
    expect(shown.at(-1)!.complaint).toBe('Il seme è un testo da 1 a 1000 caratteri.');
  });

  it('takes a number from a long row by typing it, and complains of one that is not in it', async () => {
    const long: AnyCatalogueEntry = {
      ...uno,
      form: { hand: { kind: 'number', min: 1, max: 500, usual: 7 } },
    };
    const label = `${uno.texts.en.settings['hand']!.label}: `;
    const { shown } = await visit(
      [...toGame(long), picksLabel(label), types('501'), picksLabel(label), types('9')],
      { entries: [long] },
    );
    expect(shown[4]!.complaint).toBe(words.en.draft.range(1, 500));
    expect(labelsOf(shown[4]!).join()).toContain(`${label}7`);
    expect(labelsOf(shown.at(-1)!).join()).toContain(`${label}9`);
  });
});
