import { at, type AnyParts, startMatch } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { RenderContext } from './terminal-renderer.ts';
import { lotsEntry, lotsTexts } from '../catalogue/lots-entry.testing.ts';
import { observe } from '../table/match-host.ts';
import type { GameTexts, ZoneItem, Zone } from '../text/game-texts.ts';
import { toPlainText, rowWidth } from './row-layout.ts';
import { drawTable, drawZones, seatSymbol } from './draw-zones.ts';
import { stackParts } from './layout.ts';

/** Texts that show these zones and say nothing else. */
const showing = (zones: readonly Zone<AnyParts>[]): GameTexts<AnyParts> => ({
  ...(lotsTexts('en') as unknown as GameTexts<AnyParts>),
  zones: () => zones,
});

const asking = (seat: number): NonNullable<RenderContext<AnyParts>['asked']> => ({
  number: 0,
  seat,
  prompt: 'which',
  frame: { do: 'which', seat },
});

const drawing = (given: Partial<RenderContext<AnyParts>> = {}): RenderContext<AnyParts> => ({
  view: null,
  asked: undefined,
  outcome: undefined,
  watcher: 'spectator',
  names: ['Ann', 'Ben'],
  language: 'en',
  width: 40,
  ...given,
});

const hand = (seat: number, ...items: ZoneItem<AnyParts>[]): Zone<AnyParts> => ({
  id: `hand ${seat}`,
  name: `${['Ann', 'Ben'][seat]}’s hand`,
  seat,
  items,
});
const row: Zone<AnyParts> = { id: 'row', name: 'Row', items: [{ name: 'oak' }] };

const drawWhole = (zones: readonly Zone<AnyParts>[], context: RenderContext<AnyParts>) =>
  stackParts(drawZones(showing(zones), context));

const drawn = (
  zones: readonly Zone<AnyParts>[],
  given?: Partial<RenderContext<AnyParts>>,
): readonly string[] => drawWhole(zones, drawing(given)).map(toPlainText);

describe('the generic renderer', () => {
  test('draws shared zones first, then other seats, then the watcher in a box', () => {
    expect(drawn([hand(0, { name: 'ash' }), hand(1, { name: '?', count: 3 }), row], { watcher: 0 })).toEqual([
      'Row',
      '  oak',
      '',
      '■ Ben’s hand',
      '  ? ×3',
      '',
      '╭─ ● Ann’s hand ╮',
      '│ ash           │',
      '╰───────────────╯',
    ]);
  });

  test('draws all seats in the same way for spectators', () => {
    expect(drawn([hand(0, { name: 'ash' }), hand(1)])).toEqual([
      '● Ann’s hand    ■ Ben’s hand',
      '  ash             –',
    ]);
  });

  test('merges equal items and shows their number; items with different options are not equal', () => {
    const things = [
      { name: 'ash' },
      { name: 'elm', count: 2 },
      { name: 'ash' },
      { name: 'elm', count: 3 },
      { name: 'ash', options: ['ash'] },
    ];
    expect(drawn([{ ...row, items: things }])).toEqual(['Row', '  ash ×2   elm ×5   ▸ ash']);
  });

  test('marks items that can be chosen by shape and colour', () => {
    const items: ZoneItem<AnyParts>[] = [
      { name: 'ash', role: 'red', options: ['ash'] },
      { name: 'elm', role: 'red' },
    ];
    expect(drawWhole([{ ...row, items }], drawing()).flat()).toEqual(
      expect.arrayContaining([
        { text: '▸ ash', role: 'possible' },
        { text: 'elm', role: 'red' },
      ]),
    );
  });

  test('marks the seat that is asked', () => {
    expect(drawn([hand(0), hand(1)], { asked: asking(1) })[0]).toBe('● Ann’s hand    ■ Ben’s hand ◂');
  });

  test('labels the zones of a seat that has several', () => {
    const zones = [hand(1, { name: 'ash' }), { id: 'lands', name: 'Lands', seat: 1, items: [] }];
    expect(drawn(zones)).toEqual(['■ Ben', '  Ben’s hand   ash', '  Lands        –']);
  });

  test('adds the name of the player if the only zone does not contain it', () => {
    expect(drawn([{ ...hand(1), name: 'Lands' }])[0]).toBe('■ Ben · Lands');
  });

  test('places blocks in several lines if they do not fit side by side', () => {
    expect(drawn([hand(0), hand(1), row], { width: 20 })).toEqual([
      'Row',
      '  oak',
      '',
      '● Ann’s hand',
      '  –',
      '',
      '■ Ben’s hand',
      '  –',
    ]);
  });

  test.each(Array.from({ length: 30 }, (_, i) => 1 + i * 7))('fits in %i columns', (width) => {
    const many = Array.from({ length: 30 }, (_, i) => ({ name: `tree number ${i}`, options: [i] }));
    const zones = [{ ...row, items: many }, hand(0, ...many), hand(1, ...many), { ...row, id: 'b', seat: 1 }];
    for (const watcher of [0, 1, 'judge'] as const)
      for (const line of drawWhole(zones, drawing({ width, watcher, asked: asking(0) })))
        expect(rowWidth(line)).toBeLessThanOrEqual(width);
  });
});

test('a table is drawn by the renderer of the game, or else from its zones', () => {
  const started = startMatch(lotsEntry.game, { seats: 2, seed: 'zones' });
  if (!started.ok) throw new Error('did not start');
  const { view, asked, outcome } = observe(started.value, 0);
  const given = {
    view,
    asked,
    outcome,
    watcher: 0,
    names: ['Ann', 'Ben'],
    language: 'en',
    width: 40,
  } as const;
  expect(drawTable(lotsEntry, given)).toEqual(stackParts(drawZones(lotsEntry.texts.en, given)));
  const own = {
    ...lotsEntry,
    terminal: { parts: () => [{ priority: 'own', forms: [[[{ text: 'my own' }]]] } as const] },
  };
  expect(drawTable(own, given)).toEqual([[{ text: 'my own' }]]);
});

test('six seats have six symbols, each in the colour of its seat', () => {
  const signs = Array.from({ length: 7 }, (_, seat) => seatSymbol(seat));
  expect(new Set(signs.slice(0, 6).map(({ text }) => text)).size).toBe(6);
  expect(at(signs, 6)).toEqual({ text: at(signs, 0).text, role: 'seat', seat: 6 });
});
