/** The options of `ludoteca arena`. */
import { ISOLATION_MODES } from '@ludoteca/kit';
import {
  choiceOption,
  flagOption,
  integerOption,
  type OptionValues,
  repeatedOption,
  textOption,
} from '../args/options.ts';
import { settingOptions } from '../args/setting-options.ts';

export const arenaOptions = {
  submissions: repeatedOption('DIR'),
  tournament: textOption('FILE'),
  rounds: integerOption('N', 1, 1_000_000),
  jobs: integerOption('N', 1, 256),
  queue: flagOption,
  seed: textOption('SEED'),
  out: textOption('DIR'),
  seats: integerOption('N', 1, 100),
  time: integerOption('MS', 0, 3_600_000),
  'match-time': integerOption('SECONDS', 1, 86_400),
  sprt: textOption('ELO0,ELO1'),
  gauntlet: textOption('PLAYER'),
  ...settingOptions,
  resume: flagOption,
  isolate: choiceOption('LEVEL', ISOLATION_MODES),
  json: flagOption,
};
export type ArenaValues = OptionValues<typeof arenaOptions>;
