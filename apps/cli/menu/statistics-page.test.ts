import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { PERSON } from '@ludoteca/wire';
import { ann, robot, unoMatch } from '../saves/saves.testing.ts';
import type { SaveStore } from '../saves/save-store.ts';
import { pickLabel } from '../terminal/fake-ui.testing.ts';
import { createSaves, visitMenu } from './menu.testing.ts';
import { menuTexts } from './texts/index.ts';

const FOREVER = Number.POSITIVE_INFINITY;

/** Two matches of a person, one among computers. */
async function playedThree(): Promise<SaveStore> {
  const saves = await createSaves({ a: FOREVER, b: FOREVER }, [ann, robot]);
  const computers = [robot, { name: 'random', kind: 'random' }];
  await saves.slot('uno', 'c').save(unoMatch(FOREVER, 'c'), computers);
  return saves;
}

describe('the statistics', () => {
  it.each(LANGUAGES)('show matches with people and among computers separately, in %s', async (language) => {
    const texts = menuTexts[language].statistics;
    const { shown } = await visitMenu([pickLabel(menuTexts[language].main.statistics)], {
      saves: await playedThree(),
      language,
      width: 60,
    });
    const page = shown.find(({ by }) => by === 'read')!;
    expect(page.title).toBe(texts.title);
    expect(page.body).toContain(texts.manual(2));
    expect(page.body).toContain(texts.automatic(1));
    expect(Math.max(...page.body.map((line) => line.length))).toBeLessThanOrEqual(60);
    const [manual, automatic] = page.body.join('\n').split(texts.automatic(1));
    expect(manual).toMatch(/^Ann +2 /m);
    expect(automatic).not.toContain('Ann');
    expect(automatic).toMatch(/^random +1 /m);
    expect(automatic).toMatch(/^Robot \(greedy\) +1 /m);
    expect(page.body.some((line) => texts.heads.every((head) => line.includes(head)))).toBe(true);
  });

  it('say that nothing was played yet', async () => {
    const { shown } = await visitMenu([pickLabel('Statistics')]);
    expect(shown[1]!.body).toEqual([menuTexts.en.statistics.none]);
  });

  it('report unreadable lines and count the rest', async () => {
    const saves = await playedThree();
    const path = join(saves.folder, 'uno', 'statistics.jsonl');
    const { finished } = await saves.finished('uno');
    const lines = finished.map((one) => JSON.stringify(one));
    await writeFile(path, `${[lines[0], 'rubbish', ...lines.slice(1)].join('\n')}\n`);
    const { shown } = await visitMenu([pickLabel('Statistics')], { saves, width: 200 });
    expect(shown[1]!.body).toContain(menuTexts.en.statistics.damaged([2]));
    expect(shown[1]!.body).toContain(menuTexts.en.statistics.manual(2));
  });

  it('count a person apart from a computer of the same name', async () => {
    const saves = await createSaves({ a: FOREVER }, [
      { name: 'greedy', kind: PERSON },
      { name: 'greedy', kind: 'greedy' },
    ]);
    const { shown } = await visitMenu([pickLabel('Statistics')], { saves });
    expect(shown[1]!.body.filter((line) => line.includes('greedy'))).toHaveLength(2);
  });
});
