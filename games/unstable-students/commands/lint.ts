/** `lint FILE`: what is wrong or odd in a deck, each with its line. */
import { runCommand, type CommandEnvironment, type CommandContext, EXIT_CODES } from '@ludoteca/kit';
import { parseDeck } from '../deck/index.ts';
import { asFindings, type Finding, lint as findingsIn } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { type CommandWords, commandWords } from './words/index.ts';

export const lint = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, { paths: { min: 1, max: 1 }, flags: ['--json'] }, commandWords, hands, async (desk) => {
    const [path = ''] = desk.args.paths;
    const deck = parseDeck(await hands.read(path));
    const findings = deck.ok ? findingsIn(deck.value) : asFindings(deck.problem);
    const errors = findings.filter(({ level }) => level === 'error').length;
    if (desk.args.flags.has('--json')) hands.print(JSON.stringify({ file: path, errors, findings }));
    else tell(desk, path, findings, errors);
    return errors > 0 ? EXIT_CODES.refused : EXIT_CODES.done;
  });

function tell(
  { texts: words, language, environment: hands }: CommandContext<CommandWords>,
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
