import { at } from '@ludoteca/kernel';
import {
  drawBox,
  LANGUAGES,
  stackParts,
  type TablePart,
  toPlainText,
  type TextRow,
  rowWidth,
} from '@ludoteca/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { EMPTY_LINE } from './input-line.ts';
import { createQuestionState, type QuestionState } from './question-state.ts';
import type { RenderedScreen, ScreenSize } from './render-parts.ts';
import { renderCurtain, renderTextField, renderPage, renderScreen } from './render-screens.ts';
import { renderQuestion } from './render-question.ts';
import { numberedOptions, questionScreen, rowOf } from './question-screen.testing.ts';
import type { QuestionScreen } from './ui.ts';
import { terminalTexts } from './texts.ts';

const SIZES: readonly ScreenSize[] = [
  { columns: 40, rows: 12 },
  { columns: 60, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 160, rows: 40 },
];
const rowsOf = (count: number, what: string): readonly TextRow[] =>
  Array.from({ length: count }, (_, i) => rowOf(`${what} ${i + 1}`));

/** The screen in each size; the cursor is a lower block. */
const drawn = (rendered: (size: ScreenSize) => RenderedScreen): string =>
  SIZES.map((size) => {
    const { rows, cursor } = rendered(size);
    const lines = rows.map((row, i) => {
      const text = toPlainText(row);
      if (cursor?.row !== i) return text.trimEnd();
      return `${text.padEnd(cursor.column).slice(0, cursor.column)}▂${text.slice(cursor.column + 1)}`;
    });
    return [`── ${size.columns} x ${size.rows} `.padEnd(size.columns, '─'), ...lines, ''].join('\n');
  }).join('\n');

const text = ({ rows }: RenderedScreen): readonly string[] => rows.map((row) => toPlainText(row).trimEnd());
const asked = (given: Partial<QuestionScreen>, size: ScreenSize, look: Partial<QuestionState> = {}) => {
  const full = questionScreen(given);
  return renderQuestion(full, { ...createQuestionState(full), ...look }, size, terminalTexts.en);
};

const LONG = 'discard the ace of spades, call hearts and make everybody else at the table buy two cards';
const MANY: Partial<QuestionScreen> = {
  body: (width) => drawBox([rowOf('7♥  7♠  K♦')], rowOf(`drawn for ${width}`)),
  news: rowsOf(30, 'Something happened to Bruno, who had not deserved it, and that was number'),
  options: numberedOptions(
    ...Array.from({ length: 25 }, (_, i) => (i === 6 ? LONG : `discard card ${i + 1}`)),
  ),
};

describe('a rendered question', () => {
  it.each<[string, Partial<QuestionScreen>, Partial<QuestionState>]>([
    ['few-options', {}, {}],
    [
      'typed-and-refused',
      { multiple: true, defaultKey: '2' },
      { marks: new Set(['3']), error: 'No option matches "x".' },
    ],
    ['many-options', MANY, { highlight: '20' }],
    ['filtered', MANY, { line: { text: 'card 2', cursor: 6, isTruncated: false } }],
    ['tall-table', { body: () => rowsOf(50, 'row') }, { scroll: 10 }],
  ])('equals the stored screen: %s', async (name, given, look) => {
    await expect(drawn((size) => asked(given, size, look))).toMatchFileSnapshot(`screens/${name}.txt`);
  });

  it('never exceeds the screen, whatever is asked and however small it is', () => {
    const count = fc.nat({ max: 60 });
    fc.assert(
      fc.property(
        fc.record({ columns: fc.integer({ min: 12, max: 170 }), rows: fc.integer({ min: 3, max: 60 }) }),
        fc.record({ body: count, news: count, options: count, long: fc.boolean(), scroll: count }),
        fc.string({ maxLength: 300, unit: 'grapheme' }),
        fc.constantFrom(...LANGUAGES),
        (size, counts, typed, language) => {
          const big = questionScreen({
            body: () => rowsOf(counts.body, 'row'),
            news: rowsOf(counts.news, LONG),
            options: numberedOptions(...rowsOf(counts.options, counts.long ? LONG : 'x').map(toPlainText)),
          });
          const look: QuestionState = {
            ...createQuestionState(big),
            highlight: big.options.at(-1)?.key,
            line: { text: typed, cursor: typed.length, isTruncated: false },
            scroll: counts.scroll,
          };
          const { rows, cursor } = renderQuestion(big, look, size, terminalTexts[language]);
          expect(rows.length).toBeLessThanOrEqual(size.rows);
          for (const row of rows) expect(rowWidth(row)).toBeLessThan(size.columns);
          expect(cursor!.row).toBeGreaterThanOrEqual(0);
          expect(cursor!.row).toBeLessThan(size.rows);
          expect(cursor!.column).toBeLessThan(size.columns);
        },
      ),
      { numRuns: scaleVolume(5000), seed: 3 },
    );
  });

  it.each(SIZES)('shows question, input, the first options, the table and the last event at %o', (size) => {
    const shown = text(asked({ ...MANY, body: () => rowsOf(40, 'row') }, size)).join('\n');
    expect(shown).toContain('Ada, what do you play?');
    expect(shown).toMatch(/^ {2}>/m);
    expect(shown).toContain('1. discard card 1');
    expect(shown).toContain('row 1');
    expect(shown).toContain('Something happened');
  });

  it('shows events before blank rows', () => {
    const size = { columns: 80, rows: 24 };
    const news = rowsOf(4, 'news');
    for (let table = 4; table <= 24; table++) {
      const screen = questionScreen({ body: () => rowsOf(table, 'row'), news });
      for (const rendered of [asked(screen, size), renderScreen(screen, size, '', terminalTexts.en)]) {
        const rows = text(rendered);
        const isCut = !rows.join('\n').includes('news 1');
        expect(isCut && rows.includes('')).toBe(false);
      }
    }
  });

  it('folds a long range of numbers, and does not move with the highlight', () => {
    const labels = Array.from({ length: 39 }, (_, i) => `${i + 1} cards`);
    const run = { options: numberedOptions(...labels, '40 cards, more than there are: ends the match') };
    for (const size of SIZES) {
      const quietly = asked(run, size);
      expect(text(quietly).filter((row) => row.includes('cards')).length).toBeLessThanOrEqual(4);
      for (const { key } of run.options) {
        const isHighlighted = asked(run, size, { highlight: key });
        expect(text(isHighlighted).join('\n')).toContain(`▸ ${key}. `);
        expect(isHighlighted.cursor).toEqual(quietly.cursor);
      }
    }
  });

  it('shows a note even if table and news have no room', () => {
    const note = 'You stop here: your upkeep, your draw, your end. Other steps: their upkeep, their draw.';
    const full = { note, body: () => rowsOf(40, 'row'), news: rowsOf(9, 'news') };
    for (const size of SIZES)
      expect(
        text(asked({ ...MANY, ...full }, size))
          .join(' ')
          .replaceAll(/ +/g, ' '),
      ).toContain(note);
  });

  it('shows shorter forms of the parts of a table only if not all of it fits', () => {
    const whole = [...rowsOf(60, 'creature'), rowOf('hand, with all texts')];
    const parts = (): readonly TablePart[] => [
      { priority: 'others', forms: [rowsOf(20, 'opponent'), [rowOf('Bruno: 20 creatures')]] },
      { priority: 'own', forms: [whole, [rowOf('hand: Moss Ram {2}{G}')]] },
    ];
    for (const size of SIZES) {
      const body = () => stackParts(parts());
      const tall = text(asked({ ...MANY, parts, body }, size));
      expect(tall).toContain('  hand: Moss Ram {2}{G}');
      expect(tall.join('\n')).toContain('PgDn: the whole table');
      const scrolled = text(asked({ ...MANY, parts, body }, size, { scroll: 0 }));
      expect(scrolled).toContain('  opponent 1');
      expect(scrolled.join('\n')).not.toContain('whole table');
    }
    const enough = text(asked({ parts }, { columns: 60, rows: 100 })).join('\n');
    expect(enough).toContain('hand, with all texts');
    expect(enough).not.toContain('whole table');
  });

  it('truncates a long error with an ellipsis', () => {
    const size = at(SIZES, 1);
    const many = Array.from({ length: 60 }, (_, i) => `word${i + 1}`);
    const rows = text(asked({ error: many.join(' ') }, size)).filter((row) => row.includes('word'));
    expect(rows).toHaveLength(2);
    expect(rows.at(-1)).toMatch(/ word\d+ ?…$/);
    expect(text(asked({ error: many.slice(0, 10).join(' ') }, size)).join('\n')).not.toContain('…');
  });

  it('always shows the highlighted option', () => {
    const { options } = questionScreen(MANY);
    for (const size of SIZES)
      for (const { key } of options)
        expect(text(asked(MANY, size, { highlight: key })).join('\n')).toMatch(new RegExp(`▸ +${key}\\. `));
  });

  it('does not move its input while options are filtered', () => {
    for (const size of SIZES) {
      const all = asked(MANY, size);
      for (const typed of ['d', 'card 1', 'zzz'])
        expect(asked(MANY, size, { line: { text: typed, cursor: 0, isTruncated: false } }).cursor).toEqual(
          all.cursor,
        );
    }
  });

  it('keeps the cursor visible however long the line is', () => {
    const size = at(SIZES, 0);
    const line = { text: 'abcdefghij'.repeat(20), cursor: 150, isTruncated: false };
    const rendered = asked({}, size, { line });
    const row = at(text(rendered), rendered.cursor!.row);
    expect(row).toMatch(/^ {2}> …[a-j]+…?$/);
    expect(row.charAt(rendered.cursor!.column)).toBe(line.text.charAt(150));
  });
});

describe('other rendered screens', () => {
  it('equal the stored screens', async () => {
    const screen = questionScreen({ news: rowsOf(8, 'news'), body: () => rowsOf(9, 'row') });
    const pictures: readonly ((size: ScreenSize) => RenderedScreen)[] = [
      (size) => renderScreen(screen, size, terminalTexts.it.held, terminalTexts.it),
      (size) => renderPage(rowOf('Regole'), rowsOf(80, LONG), 3, size, terminalTexts.it),
      (size) =>
        renderCurtain(rowOf('Tocca a Bruno'), [rowOf('Gli altri guardano altrove.')], size, terminalTexts.it),
      (size) =>
        renderTextField(
          { question: rowOf('Come ti chiami?'), defaultText: 'Ada', line: EMPTY_LINE, error: undefined },
          size,
          terminalTexts.it,
        ),
    ];
    await expect(pictures.map(drawn).join('\n')).toMatchFileSnapshot('screens/other-pictures.txt');
  });

  it('scroll no further than their content', () => {
    const size = at(SIZES, 0);
    const page = (scroll: number) =>
      renderPage(rowOf('Rules'), rowsOf(30, 'row'), scroll, size, terminalTexts.en);
    expect(page(-5).scroll).toBe(0);
    const last = page(1000);
    expect(text(last).join('\n')).toContain('row 30');
    expect(text(page(last.scroll!))).toEqual(text(last));
  });
});
