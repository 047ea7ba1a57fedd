/** `ludoteca env`: plays a batch of matches for a learning program, over standard input and output. */
import { describeGame } from '@ludoteca/api';
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { RulebookError, startMatch } from '@ludoteca/kernel';
import { CliError } from '../args/cli-error.ts';
import { defineCommand } from '../args/command.ts';
import { createReasonsError, findGame, parseSeatCount } from '../args/game-args.ts';
import { flagOption, integerOption, textOption } from '../args/options.ts';
import { parseSettings, settingOptions } from '../args/setting-options.ts';
import { MAX_SEED_LENGTH } from '../simulation/plan.ts';
import { BatchEnvironment, BatchError, isValidSeed } from '../batch/batch-environment.ts';
import { FrameError } from '../batch/frames.ts';
import { runBatch } from '../batch/run-batch.ts';
import { messageOf } from '../terminal/sanitize.ts';

const MAX_BATCH = 65_536;

const messages = {
  seedLength: inLanguages(
    `--seed dev’essere un testo da 1 a ${MAX_SEED_LENGTH} caratteri`,
    `--seed must be a text of 1 to ${MAX_SEED_LENGTH} characters`,
    `--seed deve ser um texto de 1 a ${MAX_SEED_LENGTH} caracteres`,
  ),
  fault: (id: string, why: string) =>
    inLanguages(
      `una regola di ${id} è fallita: ${why}`,
      `a rule of ${id} failed: ${why}`,
      `uma regra de ${id} falhou: ${why}`,
    ),
  noEncoding: (id: string) =>
    inLanguages(
      `${id} non dichiara osservazioni numeriche`,
      `${id} declares no numeric observations`,
      `${id} não declara observações numéricas`,
    ),
};

export const envCommand = defineCommand({
  name: 'env',
  parameters: ['GAME'],
  options: {
    batch: integerOption('N', 1, MAX_BATCH),
    seats: textOption('N'),
    seed: textOption('SEED'),
    ...settingOptions,
    describe: flagOption,
  },
  run: async ([id = ''], values, environment, entries) => {
    const entry = findGame(id, entries);
    if (entry.encoding === undefined) throw new CliError(messages.noEncoding(id));
    if (values.describe) {
      environment.print(JSON.stringify(describeGame(entry), undefined, 2));
      return EXIT_CODES.done;
    }
    const seats = parseSeatCount(entry, [], values.seats);
    const { settings } = await parseSettings(entry, values, environment.language);
    const plan = { batch: values.batch ?? 1, seats, settings, seed: values.seed ?? '0' };
    if (!isValidSeed(plan.seed)) throw new CliError(messages.seedLength);
    const started = startMatch(entry.game, { seats, settings, seed: plan.seed });
    if (!started.ok) throw createReasonsError(entry, started.problem, environment.language);
    try {
      await runBatch(new BatchEnvironment(entry, plan), plan, environment.openByteStreams());
    } catch (error) {
      if (error instanceof FrameError || error instanceof BatchError) throw new CliError(error.message);
      if (error instanceof RulebookError)
        throw new CliError(messages.fault(id, messageOf(error)), EXIT_CODES.failed);
      throw error;
    }
    return EXIT_CODES.done;
  },
});
