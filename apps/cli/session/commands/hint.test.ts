import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { offer, type Step } from '../../../../kernel/script.testing.ts';
import { pick, typeCommand } from '../../terminal/fake-ui.testing.ts';
import { people, playScript, scriptSession } from '../session.testing.ts';

const STEPS: readonly Step[] = [offer(0), offer(1)];

const askForHint = async (
  options: Parameters<typeof playScript>[2] = {},
  players?: ReturnType<typeof people>,
) => {
  const { ui } = await playScript(scriptSession(STEPS, players), [typeCommand('hint'), pick('1')], options);
  // The question after the command.
  return ui.shown.filter(({ by }) => by === 'ask')[1]!;
};

describe('the hint command', () => {
  test('suggests the answer of the expert with its chance, and asks the same question again', async () => {
    const { news, question } = await askForHint();
    expect(news.join(' ')).toMatch(
      /Hint: to yes\. It wins in about \d+\u00A0% of cases \(±\u00A0\d+\), the average of \d+ continuations simulated from what you know\. Alternatives: to no \(\d+\u00A0%\)\./,
    );
    expect(question).toBe('Ada, offer?');
  });

  test.each(LANGUAGES)('speaks the language of the terminal, %s', async (language) => {
    const start = { it: 'Consiglio:', en: 'Hint:', pt: 'Dica:' }[language];
    expect((await askForHint({ language })).news.join(' ')).toContain(start);
  });

  test('is refused between people unless it was allowed', async () => {
    expect((await askForHint({}, people(2))).error).toContain('no hints between people');
    expect((await askForHint({ hints: 'yes' }, people(2))).news.join(' ')).toContain('Hint: to yes');
  });

  test('is refused to a single person who switched it off', async () => {
    expect((await askForHint({ hints: 'no' })).error).toContain('no hints');
  });
});
