/** The sentences of the help. */

/** The help of one command: every option has its explanation. */
export interface HelpPage<Option extends string = never> {
  readonly about: string;
  readonly options: { readonly [O in Option]: string };
  /** Lines after the options. */
  readonly notes: readonly string[];
  /** The meaning of the exit codes, printed after `Exit code:`. */
  readonly exitCodes: string;
}

type SettingOption = 'set' | 'deck';
type RefereeOption = 'time' | 'match-time' | 'isolate';

/** One page for each command. */
export interface HelpPages {
  readonly games: HelpPage<'all' | 'json'>;
  readonly rules: HelpPage;
  readonly play: HelpPage<
    | SettingOption
    | 'seats'
    | 'players'
    | 'seed'
    | 'from'
    | 'save'
    | 'at'
    | 'dialect'
    | 'plain'
    | 'pace'
    | 'save-prompts'
    | 'reasons'
    | 'hints'
    | 'yes'
    | 'dir'
    | 'files'
    | 'out'
  >;
  readonly practice: HelpPage<'file' | 'dir' | 'plain'>;
  readonly solo: HelpPage<'seed' | 'dir' | 'plain'>;
  readonly menu: HelpPage<'dir' | 'plain'>;
  readonly serve: HelpPage<
    | 'port'
    | 'host'
    | 'data'
    | 'pages'
    | 'workers'
    | 'advertise'
    | 'queue'
    | 'trust-proxy'
    | 'keep-finished'
    | 'keep-unfinished'
    | 'log-level'
  >;
  readonly store: HelpPage;
  readonly 'store copy': HelpPage;
  readonly 'store backup': HelpPage<'data'>;
  readonly 'store restore': HelpPage<'data'>;
  readonly 'store check': HelpPage<'data'>;
  readonly 'store repair': HelpPage<'data'>;
  readonly worker: HelpPage<'database' | 'jobs' | 'programs' | 'isolate'>;
  readonly jobs: HelpPage<'database' | 'json'>;
  readonly 'jobs cancel': HelpPage<'database'>;
  readonly join: HelpPage<'name' | 'watch' | 'plain' | 'dir'>;
  readonly matches: HelpPage<'finished' | 'out' | 'dir'>;
  readonly tournaments: HelpPage<'enrol' | 'withdraw' | 'name' | 'dir'>;
  readonly forget: HelpPage<'dir'>;
  readonly sim: HelpPage<
    | SettingOption
    | 'seats'
    | 'games'
    | 'first'
    | 'seed'
    | 'players'
    | 'out'
    | 'archive'
    | 'record'
    | 'gzip'
    | 'jobs'
    | 'queue'
    | 'json'
  >;
  readonly env: HelpPage<SettingOption | 'batch' | 'seats' | 'seed' | 'describe'>;
  readonly bots: HelpPage<SettingOption | RefereeOption | 'games' | 'seed' | 'out' | 'json'>;
  readonly arena: HelpPage<
    | SettingOption
    | RefereeOption
    | 'submissions'
    | 'tournament'
    | 'rounds'
    | 'jobs'
    | 'queue'
    | 'seed'
    | 'out'
    | 'seats'
    | 'sprt'
    | 'gauntlet'
    | 'resume'
    | 'json'
  >;
  readonly player: HelpPage<'seed'>;
  readonly replay: HelpPage<'at' | 'as' | 'plain' | 'unverified' | 'dir' | 'out'>;
  readonly verify: HelpPage<'json' | 'quiet' | 'fairness'>;
  readonly stats: HelpPage<'json' | 'data'>;
  readonly analyse: HelpPage<'at' | 'iterations' | 'seed' | 'json' | 'queue'>;
  readonly train: HelpPage<'seats' | 'games' | 'seed' | 'players' | 'date' | 'out' | 'queue'>;
  readonly 'new-game': HelpPage;
  readonly completion: HelpPage;
}

export interface HelpTexts {
  /** About the program as a whole. */
  readonly program: string;
  readonly headings: {
    readonly commands: string;
    readonly gameCommands: string;
    readonly options: string;
    readonly arguments: string;
    readonly examples: string;
    readonly exitCodes: string;
  };
  /** Stands for the options in the usage of a command. */
  readonly anyOptions: string;
  /** How to ask for the help of one command. */
  readonly more: string;
  /** Options of every command, and those before a command. */
  readonly common: {
    readonly help: string;
    readonly version: string;
    readonly lang: string;
    readonly game: string;
  };
  readonly pages: HelpPages;
}
