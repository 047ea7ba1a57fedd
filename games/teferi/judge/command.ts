/** `ludoteca teferi judge [FILE]`: a judge’s table, line by line. */
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type Language,
} from '@ludoteca/kit';
import { judgeHelp } from '../commands/help.ts';
import { readCardFile } from '../import/index.ts';
import { readScenarioFile } from '../scenario/reading.ts';
import { words as scenarioWords } from '../scenario/words.ts';
import { fileCardText } from './cards.ts';
import { Judge, type Said } from './index.ts';
import { words } from './words.ts';

/** A file of scenarios, or of cards. */
async function load(
  judge: Judge,
  hands: CommandEnvironment,
  language: Language,
  { path, id }: NonNullable<Said['load']>,
): Promise<void> {
  const bytes = await hands.read(path);
  const file = readScenarioFile(bytes);
  if (file.ok) {
    const { cards, scenarios } = file.value;
    return show(judge.take(path, cards, scenarios, id), hands);
  }
  const cards = readCardFile(bytes);
  if (cards.ok && cards.value.length > 0)
    return show(judge.take(path, cards.value.map(fileCardText), []), hands);
  hands.printError(scenarioWords[language].wrong(path, ''));
}

const show = ({ lines }: Said, hands: CommandEnvironment): void => {
  for (const line of lines) hands.print(line);
};

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { paths: { min: 0, max: 1 } },
    words,
    hands,
    async ({ args: order, texts: own, language }) => {
      const judge = new Judge(language);
      hands.print(own.welcome);
      const [path] = order.paths;
      if (path !== undefined) await load(judge, hands, language, { path });
      for (let line = await hands.readLine(); line !== undefined; line = await hands.readLine()) {
        const said = judge.say(line);
        show(said, hands);
        if (said.save !== undefined) await hands.replaceText(said.save.path, said.save.text);
        if (said.load !== undefined) await load(judge, hands, language, said.load);
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
