/** `ludoteca teferi scenario FILE… [--json]` */
import { at } from '@ludoteca/kernel';
import type { Command, CommandHands, Language } from '@ludoteca/kit';
import { given } from '../coverage/options.ts';
import { languageOr } from '../languages.ts';
import { type Ran, runFile } from './index.ts';
import { type Broken, sortScenarios } from './reading.ts';
import { faultSentence, words } from './words.ts';

const [DONE, FAILED, MISUSE] = [0, 1, 2];
const LANG = '--lang';

const broken = ({ id, where }: Broken): Ran => ({
  id,
  ok: false,
  faults: [{ why: 'malformed', facts: { where } }],
});

/** Runs what can be run; `whole`: every file is one. */
async function runAll(
  paths: readonly string[],
  hands: CommandHands,
  language: Language,
): Promise<{ readonly ran: readonly Ran[]; readonly whole: boolean }> {
  const ran: Ran[] = [];
  let whole = true;
  for (const path of paths) {
    const sorted = sortScenarios(await hands.read(path));
    if (!sorted.ok) {
      const facts = sorted.problem[0]?.facts as { readonly where?: string } | undefined;
      hands.complain(words[language].wrong(path, facts?.where ?? ''));
      whole = false;
      continue;
    }
    const { file, order } = sorted.value;
    const good = runFile(file);
    ran.push(...order.map((one) => (typeof one === 'number' ? at(good, one) : broken(one))));
  }
  return { ran, whole };
}

async function run(args: readonly string[], hands: CommandHands): Promise<number> {
  const { paths, flags, values, wrong } = given(args, ['--json'], [LANG]);
  const language = languageOr(values.get(LANG), hands.language);
  if (paths.length === 0 || wrong !== undefined) {
    hands.complain(words[language].usage);
    return MISUSE;
  }
  const { ran, whole } = await runAll(paths, hands, language);
  const told = ran.map(({ id, ok, faults }) => ({
    id,
    ok,
    failures: faults.map((fault) => faultSentence(fault, language)),
  }));
  if (flags.has('--json')) hands.print(JSON.stringify(told));
  else {
    for (const { id, ok, failures } of told)
      if (!ok) for (const failure of failures) hands.print(`${id}: ${failure}`);
    hands.print(words[language].passed(told.filter(({ ok }) => ok).length, told.length));
  }
  if (!whole) return MISUSE;
  return told.every(({ ok }) => ok) ? DONE : FAILED;
}

export const scenarioCommand: Command = {
  name: 'scenario',
  usage: {
    it: 'FILE… [--json]: prova scenari delle regole',
    en: 'FILE… [--json]: runs scenarios of the rules',
    pt: 'ARQUIVO… [--json]: prova cenários das regras',
  },
  run,
};
