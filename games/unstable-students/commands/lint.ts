/** `lint FILE`: what is wrong or odd in a deck, each with its line. */
import type { CommandHands } from '@ludoteca/kit';
import { parseDeck } from '../deck/index.ts';
import { asFindings, type Finding, lint as findingsIn } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { atDesk, type Desk, EXIT } from './order.ts';

export const lint = (given: readonly string[], hands: CommandHands): Promise<number> =>
  atDesk(given, { paths: { min: 1, max: 1 }, flags: ['--json'] }, hands, async (desk) => {
    const [path = ''] = desk.order.paths;
    const deck = parseDeck(await hands.read(path));
    const findings = deck.ok ? findingsIn(deck.value) : asFindings(deck.problem);
    const errors = findings.filter(({ level }) => level === 'error').length;
    if (desk.order.flags.has('--json')) hands.print(JSON.stringify({ file: path, errors, findings }));
    else tell(desk, path, findings, errors);
    return errors > 0 ? EXIT.refused : EXIT.done;
  });

function tell(
  { words, language, hands }: Desk,
  path: string,
  findings: readonly Finding[],
  errors: number,
): void {
  for (const finding of findings) {
    const role = finding.level === 'error' ? 'warn' : 'quiet';
    const sentence = texts[language].reason(finding, []);
    hands.print([
      { text: `${path}:${finding.line}: ` },
      { text: words.level[finding.level], role },
      { text: `: ${sentence}` },
    ]);
  }
  hands.print(words.found(errors, findings.length - errors));
}
