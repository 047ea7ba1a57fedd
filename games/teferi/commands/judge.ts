/** `ludoteca teferi judge [FILE]`: a judge’s table, line by line. */
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

/** A file of scenarios, or of cards. */
async function loadFile(
  judge: JudgeSession,
  hands: CommandEnvironment,
  language: Language,
  { path, id }: NonNullable<JudgeReply['load']>,
): Promise<void> {
  const bytes = await hands.read(path);
  const file = parseScenarioFile(bytes);
  if (file.ok) {
    const { cards, scenarios } = file.value;
    return printReply(judge.load(path, cards, scenarios, id), hands);
  }
  const cards = parseCardFile(bytes);
  if (cards.ok && cards.value.length > 0)
    return printReply(judge.load(path, cards.value.map(fileCardToScenarioCard), []), hands);
  hands.printError(scenarioWords[language].invalidFile(path, ''));
}

const printReply = ({ reply: lines }: JudgeReply, hands: CommandEnvironment): void => {
  for (const line of lines) hands.print(line);
};

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { paths: { min: 0, max: 1 } },
    judgeTexts,
    hands,
    async ({ args: order, texts: own, language }) => {
      const judge = new JudgeSession(language);
      hands.print(own.welcome);
      const [path] = order.paths;
      if (path !== undefined) await loadFile(judge, hands, language, { path });
      for (let line = await hands.readLine(); line !== undefined; line = await hands.readLine()) {
        const said = judge.execute(line);
        printReply(said, hands);
        if (said.save !== undefined) await hands.replaceText(said.save.path, said.save.text);
        if (said.load !== undefined) await loadFile(judge, hands, language, said.load);
        if (said.quit === true) break;
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
