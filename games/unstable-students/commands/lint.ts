/** `lint FILE`: prints the errors and warnings about a deck with their lines. */
import {
  type CommandContext,
  type CommandEnvironment,
  EXIT_CODES,
  runCommand,
  type GameCommand,
} from '@ludoteca/kit';
import { decodeDeck } from '../deck/index.ts';
import { type LintFinding, lintDeck, toFindings } from '../deck/lint.ts';
import { texts as gameTexts } from '../text/index.ts';
import { commandTexts, type StudentsCommandTexts } from './texts/index.ts';
import { lintHelp } from './help.ts';

const GRAMMAR = { paths: { min: 1, max: 1 }, flags: ['--json'] };

const runLint = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async (context) => {
    const [path = ''] = context.args.paths;
    const deck = decodeDeck(await environment.read(path));
    const findings = deck.ok ? lintDeck(deck.value) : toFindings(deck.problem);
    const errors = findings.filter(({ level }) => level === 'error').length;
    if (context.args.flags.has('--json')) environment.print(JSON.stringify({ file: path, errors, findings }));
    else printFindings(context, path, findings, errors);
    return errors > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
  });

function printFindings(
  { texts, language, environment }: CommandContext<StudentsCommandTexts>,
  path: string,
  findings: readonly LintFinding[],
  errors: number,
): void {
  for (const finding of findings)
    environment.print([
      { text: `${path}:${finding.line}: ` },
      { text: texts.level[finding.level], role: finding.level === 'error' ? 'warn' : 'quiet' },
      { text: `: ${gameTexts[language].reason(finding, [])}` },
    ]);
  environment.print(texts.found(errors, findings.length - errors));
}

export const lintCommand: GameCommand = {
  name: 'lint',
  usage: {
    it: 'FILE [--json] [--lang L]: che cosa non va in un mazzo, riga per riga',
    en: 'FILE [--json] [--lang L]: what is wrong with a deck, line by line',
    pt: 'ARQUIVO [--json] [--lang L]: o que está errado em um baralho, linha por linha',
  },
  help: lintHelp,
  run: runLint,
};
