import { describe, expect, it } from 'vitest';
import { ProgressBar, formatProgress } from './progress-bar.ts';

describe('a progress bar', () => {
  it('shows the share done and the remaining time', () => {
    expect(formatProgress(0, 200, 0)).toBe('[------------------------] 0 %, 0 of 200');
    expect(formatProgress(50, 200, 10)).toBe('[######------------------] 25 %, 50 of 200, 30 s left');
    expect(formatProgress(200, 200, 40)).toBe('[########################] 100 %, 200 of 200, 0 s left');
    expect(formatProgress(1500, 1_000_000, 10)).toContain('0 %, 1,500 of 1,000,000, 6,657 s left');
  });

  it('is drawn at once and cleared at the end', () => {
    const shown: string[] = [];
    const bar = new ProgressBar((text) => shown.push(text), 4);
    bar.advance(2);
    bar.clear();
    expect(shown).toEqual([expect.stringContaining('50 %, 2 of 4'), '']);
  });
});
