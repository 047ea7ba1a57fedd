/** `lint FILE`: what is wrong or odd in a deck, each with its line. */
import { runCommand, type CommandEnvironment, type CommandContext, EXIT_CODES } from '@ludoteca/kit';
import { decodeDeck } from '../deck/index.ts';
import { toFindings, type LintFinding, lintDeck as findingsIn } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { type StudentsCommandTexts, commandTexts } from './texts/index.ts';

export const runLint = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, { paths: { min: 1, max: 1 }, flags: ['--json'] }, commandTexts, hands, async (desk) => {
    const [path = ''] = desk.args.paths;
    const deck = decodeDeck(await hands.read(path));
    const findings = deck.ok ? findingsIn(deck.value) : toFindings(deck.problem);
    const errors = findings.filter(({ level }) => level === 'error').length;
    if (desk.args.flags.has('--json')) hands.print(JSON.stringify({ file: path, errors, findings }));
    else printFindings(desk, path, findings, errors);
    return errors > 0 ? EXIT_CODES.refused : EXIT_CODES.done;
  });

function printFindings(
  { texts: words, language, environment: hands }: CommandContext<StudentsCommandTexts>,
  path: string,
  findings: readonly LintFinding[],
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
