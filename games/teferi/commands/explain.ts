/** `ludoteca teferi explain`: refers to judge mode, where the command explain exists. */
import {
  runCommand,
  type ByLanguage,
  type GameCommand,
  type CommandEnvironment,
  type CommandHelp,
  EXIT_CODES,
} from '@ludoteca/kit';

const DIRECTIONS: ByLanguage<{ readonly way: string }> = {
  it: {
    way: 'explain è un comando del tavolo da giudice: ludoteca teferi judge, poi explain e il nome di una carta.',
  },
  en: {
    way: 'explain is a command of the judge’s table: ludoteca teferi judge, then explain and the name of a card.',
  },
  pt: {
    way: 'explain é um comando da mesa de juiz: ludoteca teferi judge, depois explain e o nome de uma carta.',
  },
};

const explainHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: '',
    about: 'Rimanda al tavolo da giudice (ludoteca teferi judge), che ha il comando explain.',
    parameters: [['explain CARTA', 'al tavolo: strato per strato, che cosa fa di una carta ciò che è']],
    examples: [''],
    exitCodes: '0 mai; 2 sempre.',
  },
  en: {
    usage: '',
    about: 'Refers to the judge’s table (ludoteca teferi judge), which has the command explain.',
    parameters: [['explain CARD', 'at the table: layer by layer, what makes a card what it is']],
    examples: [''],
    exitCodes: '0 never; 2 always.',
  },
  pt: {
    usage: '',
    about: 'Remete à mesa de juiz (ludoteca teferi judge), que tem o comando explain.',
    parameters: [['explain CARTA', 'à mesa: camada por camada, o que faz de uma carta o que ela é']],
    examples: [''],
    exitCodes: '0 nunca; 2 sempre.',
  },
};

const run = (words: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(words, { paths: { min: 0, max: Infinity } }, DIRECTIONS, environment, ({ texts }) => {
    environment.printError(texts.way);
    return Promise.resolve(EXIT_CODES.misused);
  });

export const explainCommand: GameCommand = {
  name: 'explain',
  usage: {
    it: 'al tavolo da giudice (teferi judge): strato per strato, che cosa fa di una carta ciò che è',
    en: 'at the judge’s table (teferi judge): layer by layer, what makes a card what it is',
    pt: 'na mesa de juiz (teferi judge): camada por camada, o que faz de uma carta o que ela é',
  },
  help: explainHelp,
  run,
};
