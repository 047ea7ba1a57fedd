/** `ludoteca teferi judge [FILE]`: judge mode in the terminal. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type Language,
} from '@ludoteca/kit';
import { judgeHelp } from './help.ts';
import { parseCardFile } from '../card-files/index.ts';
import { parseScenarioFile } from '../scenario-runner/parse-scenarios.ts';
import { scenarioTexts as scenarioWords } from '../scenario-runner/texts.ts';
import { fileCardToScenarioCard } from '../judge/scenario-cards.ts';
import { JudgeSession, type JudgeReply } from '../judge/judge-session.ts';
import { judgeTexts } from '../judge/texts.ts';

/** Loads a scenario file or a card file. */
async function loadFile(
  judge: JudgeSession,
  environment: CommandEnvironment,
  language: Language,
  { path, id }: NonNullable<JudgeReply['load']>,
): Promise<void> {
  const bytes = await environment.read(path);
  const file = parseScenarioFile(bytes);
  if (file.ok) {
    const { cards, scenarios } = file.value;
    return printReply(judge.load(path, cards, scenarios, id), environment);
  }
  const cards = parseCardFile(bytes);
  if (cards.ok && cards.value.length > 0)
    return printReply(judge.load(path, cards.value.map(fileCardToScenarioCard), []), environment);
  environment.printError(scenarioWords[language].invalidFile(path, ''));
}

const printReply = ({ lines }: JudgeReply, environment: CommandEnvironment): void => {
  for (const line of lines) environment.print(line);
};

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(
    words,
    { paths: { min: 0, max: 1 } },
    judgeTexts,
    environment,
    async ({ args, texts, language }) => {
      const judge = new JudgeSession(language);
      environment.print(texts.welcome);
      const [path] = args.paths;
      if (path !== undefined) await loadFile(judge, environment, language, { path });
      for (let line = await environment.readLine(); line !== undefined; line = await environment.readLine()) {
        const reply = judge.execute(line);
        printReply(reply, environment);
        if (reply.save !== undefined) await environment.replaceText(reply.save.path, reply.save.text);
        if (reply.load !== undefined) await loadFile(judge, environment, language, reply.load);
        if (reply.quit === true) break;
      }
      return EXIT_CODES.done;
    },
  );

export const judgeCommand: GameCommand = {
  name: 'judge',
  usage: {
    it: '[FILE]: un tavolo da giudice, riga per riga',
    en: '[FILE]: a judge’s table, line by line',
    pt: '[ARQUIVO]: uma mesa de juiz, linha por linha',
  },
  help: judgeHelp,
  run,
};
