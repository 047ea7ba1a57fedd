import { readFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import { describe, expect, test } from 'vitest';
import { parseRules } from './parse-rules.ts';

describe('the rules of a game', () => {
  test('are blocks with the numbers of their rules', () => {
    expect(
      parseRules(
        '# Game\n\nAbout it.\n\n## 2. Turn\n\n2.1 One discards\nor draws.\n- 104.2a Who is left wins.\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, id: 'game', text: 'Game' },
      { kind: 'text', text: 'About it.' },
      { kind: 'heading', level: 2, id: '2', text: '2. Turn' },
      { kind: 'rule', id: '2.1', text: 'One discards or draws.' },
      { kind: 'item', id: '104.2a', text: 'Who is left wins.' },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ]);
  });

  test.each(catalogue.map(({ game }) => game.id))('of %s have unique numbers', (game) => {
    const blocks = parseRules(readFileSync(`games/${game}/RULES.md`, 'utf8'));
    const ids = blocks.flatMap((block) => ('id' in block && block.id !== undefined ? [block.id] : []));
    expect(ids.length).toBeGreaterThan(6);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
