import { expect, test } from 'vitest';
import { Page } from './page.ts';

test('a page keeps lines and complaints as they come', () => {
  const page = new Page();
  page.write('< hello');
  page.write('> word');
  page.complain('oh');
  page.complain(' no\n');
  expect([page.text, page.complaints]).toEqual(['< hello\n> word\n', 'oh no\n']);
});

test('of more than a mebibyte a page keeps the beginning, and says that it was cut', () => {
  const page = new Page();
  for (let i = 0; i < 100; i++) {
    page.write(`${i} ${'x'.repeat(60_000)}`);
    page.complain('y'.repeat(60_000));
  }
  expect(page.text.length).toBeLessThan(2 ** 20);
  expect(page.lines[0]).toMatch(/^0 x/);
  expect(page.lines.filter((line) => line === '# cut')).toEqual([page.lines.at(-1)]);
  expect(page.complaints).toBe('y'.repeat(2 ** 20));
});
