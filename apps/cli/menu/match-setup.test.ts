import { catalogue } from '@ludoteca/games';
import { type FormField, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { uno } from '../saves/saves.testing.ts';
import { pick, pickLabel, typeCommand, type ScriptStep, typeText } from '../terminal/fake-ui.testing.ts';
import { labelsOf, visitMenu } from './menu.testing.ts';
import { menuTexts } from './texts/index.ts';

const toGame = (entry: AnyCatalogueEntry): readonly ScriptStep[] => [
  pickLabel('New match'),
  pickLabel(entry.texts.en.name),
];
const toUno = toGame(uno);

/** All values of a field, or both ends of a range. */
const valuesOf = (field: FormField): readonly (string | number | boolean)[] =>
  field.kind === 'number' ? [field.min, field.max] : 'among' in field ? field.among : [true, false];

afterEach(() => void vi.unstubAllEnvs());

describe('the setup of a match', () => {
  it('has default settings, a person, computers and a random seed by default', async () => {
    vi.stubEnv('LUDOTECA_SEED', '');
    const { played, saves } = await visitMenu([...toUno, pickLabel('Play'), ...toUno, pickLabel('Play')]);
    const [first, second] = played.map(({ sitting: session }) => session);
    expect(first!.players).toEqual([
      { name: 'Ann', kind: PERSON },
      { name: 'Canny', kind: 'greedy' },
    ]);
    expect(first!.match.archive()).toMatchObject({ game: 'uno', seats: 2, entries: [] });
    expect(first!.match.archive().seed).toMatch(/^[0-9a-f]{64}$/);
    expect(first!.match.archive().seed).not.toBe(second!.match.archive().seed);
    const { matches } = await saves.list();
    expect(new Set(matches.map(({ slot }) => slot.path))).toEqual(
      new Set([first!.slot.path, second!.slot.path]),
    );
  });

  it('has any number of seats with any players', async () => {
    const { played, shown } = await visitMenu([
      ...toUno,
      pickLabel('Seats: 2'),
      pick('4'),
      pickLabel('Seat 1: Ann'),
      pickLabel('computer (Dreamy)'),
      pickLabel('Seat 2: computer (Canny 1)'),
      pickLabel('another person'),
      typeText('  Zia\tRosa '),
      pickLabel('Seat 4: '),
      pickLabel('Ann'),
      pickLabel('Play'),
    ]);
    expect(shown.at(-2)!.options.length).toBeGreaterThan(5);
    expect(played[0]!.sitting.players).toEqual([
      { name: 'Dreamy', kind: 'random' },
      { name: 'Zia Rosa', kind: PERSON },
      { name: 'Canny', kind: 'greedy' },
      { name: 'Ann', kind: PERSON },
    ]);
  });

  it('keeps the players when the user goes back', async () => {
    const { shown } = await visitMenu([
      ...toUno,
      pickLabel('Seat 2: '),
      pickLabel('another person'),
      { kind: 'gone' },
      pick('0'),
      pickLabel('Seats: '),
      typeCommand('back'),
    ]);
    expect(labelsOf(shown.at(-1)!)).toEqual(labelsOf(shown[2]!));
  });

  it('generates a name for a player without one, different from all others', async () => {
    const { played } = await visitMenu([
      ...toUno,
      pickLabel('Seats: 2'),
      pick('4'),
      ...['Seat 2: ', 'Seat 3: ', 'Seat 4: '].flatMap((seat) => [
        pickLabel(seat),
        pickLabel(seat === 'Seat 4: ' ? 'Change the name' : 'another person'),
        typeText(' \u0007 '),
      ]),
      pickLabel('Play'),
    ]);
    const { players } = played[0]!.sitting;
    expect(players.map(({ kind }) => kind)).toEqual([PERSON, PERSON, PERSON, 'greedy']);
    const names = players.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    for (const name of names.slice(1)) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });

  it('can switch to computers only, and back', async () => {
    const { played, shown } = await visitMenu([
      ...toUno,
      pickLabel('Mode: traditional'),
      pickLabel('Play'),
      ...toUno,
      pickLabel('Mode: traditional'),
      pickLabel('Mode: automatic'),
    ]);
    expect(played[0]!.sitting.players.map(({ kind }) => kind)).toEqual(['greedy', 'greedy']);
    expect(labelsOf(shown.at(-1)!)).toEqual(labelsOf(shown[2]!));
  });

  it('takes a seed, and removes it again', async () => {
    const { played, shown } = await visitMenu([
      ...toUno,
      pickLabel('Seed: drawn'),
      typeText(' 7 '),
      pickLabel('Play'),
      ...toUno,
      pickLabel('Seed: drawn'),
      typeText('8'),
      pickLabel('Seed: 8'),
      pickLabel(menuTexts.en.setup.anotherSeed),
      typeText('9'),
      pickLabel('Seed: 9'),
      pickLabel(menuTexts.en.setup.drawnSeed),
    ]);
    expect(played[0]!.sitting.match.archive().seed).toBe('7');
    expect(labelsOf(shown.at(-1)!)).toContain('Seed: drawn');
  });

  it.each(catalogue.map((entry) => [entry.game.id, entry] as const))(
    'of %s has all fields of the form, with texts in every language',
    async (_, entry) => {
      const labels = Object.keys(entry.form).map((key) => entry.texts.en.settings[key]!.label);
      for (const [i, [key, field]] of Object.entries(entry.form).entries())
        for (const value of valuesOf(field)) {
          const picked: ScriptStep = ({ options }) => {
            if (options.length === 0) return typeText(String(value));
            return pick(
              field.kind === 'number' ? String(value) : options[valuesOf(field).indexOf(value)]!.key,
            );
          };
          const { shown, played } = await visitMenu(
            [...toGame(entry), pickLabel(`${labels[i]}: `), picked, pickLabel('Play')],
            { entries: [entry] },
          );
          const accepted = entry.game.settings({ [key]: value }, entry.game.seats.min);
          const reasons = accepted.ok ? [] : accepted.problem;
          expect({
            settings: played[0]?.sitting.match.archive().settings,
            says: shown.at(-1)!.error,
          }).toEqual({
            settings: accepted.ok ? accepted.value : undefined,
            says: reasons.map((reason) => entry.texts.en.reason(reason, [])).join(' ') || undefined,
          });
        }
      for (const language of LANGUAGES) {
        const { shown } = await visitMenu([pick('1'), pick('1')], { entries: [entry], language });
        for (const key of Object.keys(entry.form))
          expect(labelsOf(shown[2]!).join()).toContain(entry.texts[language].settings[key]!.label);
      }
    },
  );

  it("reports a refusal of the game in the user's language, where it can be changed", async () => {
    const { shown, played } = await visitMenu(
      [
        pick('1'),
        pick('1'),
        pickLabel(menuTexts.it.setup.seats(2)),
        pick('4'),
        pickLabel(uno.texts.it.settings['hand']!.label),
        pick('53'),
        pickLabel(menuTexts.it.setup.play),
      ],
      { language: 'it' },
    );
    expect(played).toEqual([]);
    const refused = uno.game.settings({ hand: 53 }, 4);
    expect(shown.at(-1)!.error).toBe(
      refused.ok ? '' : refused.problem.map((reason) => uno.texts.it.reason(reason, [])).join(' '),
    );
    expect(labelsOf(shown.at(-1)!).join()).toContain(': 53');
  });

  it('reports a match that cannot be saved, which is not played', async () => {
    const { saves } = await visitMenu([]);
    await mkdir(saves.folder, { recursive: true });
    await writeFile(`${saves.folder}/uno`, 'in the way');
    const { shown, played } = await visitMenu([...toUno, pickLabel('Play')], { saves });
    expect(played).toEqual([]);
    expect(shown.at(-1)!.error).toMatch(/^The match could not be saved: ENOTDIR: /);
  });

  it("refuses a seed that is too long in the user's language", async () => {
    const { shown, played } = await visitMenu(
      [
        pick('1'),
        pick('1'),
        pickLabel(menuTexts.it.setup.seed('')),
        typeText('x'.repeat(1001)),
        pickLabel(menuTexts.it.setup.play),
      ],
      { language: 'it' },
    );
    expect(played).toEqual([]);
    expect(shown.at(-1)!.error).toBe('Il seme è un testo da 1 a 1000 caratteri.');
  });

  it('takes a number from a large range by typing, and refuses one outside', async () => {
    const long: AnyCatalogueEntry = {
      ...uno,
      form: { hand: { kind: 'number', min: 1, max: 500, usual: 7 } },
    };
    const label = `${uno.texts.en.settings['hand']!.label}: `;
    const { shown } = await visitMenu(
      [...toGame(long), pickLabel(label), typeText('501'), pickLabel(label), typeText('9')],
      { entries: [long] },
    );
    expect(shown[4]!.error).toBe(menuTexts.en.setup.range(1, 500));
    expect(labelsOf(shown[4]!).join()).toContain(`${label}7`);
    expect(labelsOf(shown.at(-1)!).join()).toContain(`${label}9`);
  });
});
