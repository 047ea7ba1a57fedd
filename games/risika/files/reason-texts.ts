/** The texts for problems and repairs of saves, by language. */
import { formatFactList } from '@ludoteca/kit';
import type { ByLanguage, ReasonFacts, ReasonTexts } from '@ludoteca/kit';
import type { SaveProblem } from './parse-layout.ts';
import type { RepairKind } from './repair-save.ts';

export type FileReason = SaveProblem | RepairKind;

/** A field and its offset, the same in all languages. */
const formatLocation = ({ field, offset }: ReasonFacts): string =>
  typeof field === 'string' ? `${field}, byte ${offset}` : `byte ${offset}`;

export const fileReasons: ByLanguage<ReasonTexts<FileReason>> = {
  it: {
    'save short': (facts) =>
      `Il file finisce troppo presto: ${formatLocation(facts)}, servono altri ${facts['needed']} byte e il file ne ha ${facts['length']} in tutto.`,
    'save players': (facts) =>
      `I giocatori devono essere da 2 a 6, non ${facts['value']} (${formatLocation(facts)}).`,
    'save card count': (facts) =>
      `Le carte in mano devono essere da 0 a 28, non ${facts['value']} (${formatLocation(facts)}).`,
    'save deck count': (facts) =>
      `Le carte del mazzo devono essere da 0 a 28, non ${facts['value']} (${formatLocation(facts)}).`,
    'save card': (facts) =>
      `La carta ${facts['value']} non esiste: sono da 0 a 27 (${formatLocation(facts)}).`,
    'save card twice': (facts) =>
      `La carta ${facts['value']} c’è due volte: ${formatLocation(facts)}, e prima al byte ${facts['first']}.`,
    'save territory': (facts) =>
      `Il territorio ${facts['value']} non esiste: sono da 0 a 25 (${formatLocation(facts)}).`,
    'save territory twice': (facts) =>
      `Il territorio ${facts['value']} c’è due volte: ${formatLocation(facts)}, e prima al byte ${facts['first']}.`,
    'save owner': (facts) =>
      `Il proprietario ${facts['value']} non è fra i giocatori del file (${formatLocation(facts)}).`,
    'save armies': (facts) =>
      `Le armate di un territorio sono da 1 a 999, non ${facts['value']} (${formatLocation(facts)}).`,
    'save one left': ({ name }) => `La partita è già finita: tutti i territori sono di ${name}.`,
    'save closest': ({ dialect }) => `Il formato più simile è «${dialect}»; --dialect ne indica un altro.`,
    'save dialect': ({ dialect }) =>
      `Il salvataggio ha il formato «${dialect}» di un altro programma: si continua e si scrive in quello originale.`,
    'save struct dump': () =>
      'È la copia grezza della memoria di un altro programma, non un salvataggio: non si può leggere.',
    'mended current': (facts) =>
      `Il giocatore di turno ${facts['value']} non esiste: comincia il primo (${formatLocation(facts)}).`,
    'mended colour': (facts) =>
      `Il colore ${facts['value']} è ripetuto o non esiste: diventa ${facts['colour']} (${formatLocation(facts)}).`,
    'mended name': (facts) =>
      `Il nome era vuoto, ripetuto o con segni invisibili: diventa “${facts['name']}” (${formatLocation(facts)}).`,
    'mended armies': (facts) =>
      `Il territorio ${facts['territory']} era senza armate: ne riceve una (${formatLocation(facts)}).`,
    'mended loser': (facts) =>
      `${facts['name']} non ha territori: esce dalla partita e le sue carte (${facts['cards']}) vanno in fondo al mazzo.`,
    'many armies': ({ name, total }) =>
      `${name} ha ${total} armate: non riceve rinforzi finché non scende sotto 100.`,
    'missing cards': ({ cards }) =>
      `Mancavano delle carte (${formatFactList(cards)}): sono in fondo al mazzo.`,
    'no jokers': () =>
      'Il mazzo è quello della versione base, senza jolly: si gioca senza (inspect --repair --jokers li aggiunge).',
    'trailing bytes': ({ offset, bytes }) =>
      `Byte di troppo dopo la fine, al byte ${offset}: ${bytes}; non contano.`,
  },
  en: {
    'save short': (facts) =>
      `The file ends too early: ${formatLocation(facts)}, where ${facts['needed']} more bytes are needed and the file has ${facts['length']} in all.`,
    'save players': (facts) =>
      `There must be 2 to 6 players, not ${facts['value']} (${formatLocation(facts)}).`,
    'save card count': (facts) =>
      `A hand has 0 to 28 cards, not ${facts['value']} (${formatLocation(facts)}).`,
    'save deck count': (facts) =>
      `The deck has 0 to 28 cards, not ${facts['value']} (${formatLocation(facts)}).`,
    'save card': (facts) =>
      `There is no card ${facts['value']}: they are 0 to 27 (${formatLocation(facts)}).`,
    'save card twice': (facts) =>
      `Card ${facts['value']} is there twice: ${formatLocation(facts)}, and before at byte ${facts['first']}.`,
    'save territory': (facts) =>
      `There is no territory ${facts['value']}: they are 0 to 25 (${formatLocation(facts)}).`,
    'save territory twice': (facts) =>
      `Territory ${facts['value']} is there twice: ${formatLocation(facts)}, and before at byte ${facts['first']}.`,
    'save owner': (facts) =>
      `The owner ${facts['value']} is none of the file’s players (${formatLocation(facts)}).`,
    'save armies': (facts) =>
      `A territory has 1 to 999 armies, not ${facts['value']} (${formatLocation(facts)}).`,
    'save one left': ({ name }) => `The match is over already: every territory is ${name}’s.`,
    'save closest': ({ dialect }) => `It is closest to the layout “${dialect}”; --dialect names another one.`,
    'save dialect': ({ dialect }) =>
      `The save has the layout “${dialect}” of another program: it is continued and written in that of the original.`,
    'save struct dump': () =>
      'This is a raw copy of another program’s memory, not a save: it cannot be read.',
    'mended current': (facts) =>
      `There is no player ${facts['value']}, so the first one begins (${formatLocation(facts)}).`,
    'mended colour': (facts) =>
      `Colour ${facts['value']} is taken or does not exist: it becomes ${facts['colour']} (${formatLocation(facts)}).`,
    'mended name': (facts) =>
      `The name was empty, taken or had invisible signs: it becomes “${facts['name']}” (${formatLocation(facts)}).`,
    'mended armies': (facts) =>
      `Territory ${facts['territory']} had no army: it gets one (${formatLocation(facts)}).`,
    'mended loser': (facts) =>
      `${facts['name']} has no territory: they are out, and their cards (${facts['cards']}) go to the bottom of the deck.`,
    'many armies': ({ name, total }) => `${name} has ${total} armies: no reinforcements until below 100.`,
    'missing cards': ({ cards }) =>
      `Some cards were missing (${formatFactList(cards)}): they are at the bottom of the deck.`,
    'no jokers': () =>
      'The deck is that of the basic version, without jokers: the match goes on without them (inspect --repair --jokers adds them).',
    'trailing bytes': ({ offset, bytes }) =>
      `Extra bytes after the end, at byte ${offset}: ${bytes}; they do not count.`,
  },
  pt: {
    'save short': (facts) =>
      `O arquivo acaba cedo demais: ${formatLocation(facts)}, são precisos mais ${facts['needed']} bytes e o arquivo tem ${facts['length']} ao todo.`,
    'save players': (facts) =>
      `Os jogadores devem ser de 2 a 6, não ${facts['value']} (${formatLocation(facts)}).`,
    'save card count': (facts) =>
      `Uma mão tem de 0 a 28 cartas, não ${facts['value']} (${formatLocation(facts)}).`,
    'save deck count': (facts) =>
      `O baralho tem de 0 a 28 cartas, não ${facts['value']} (${formatLocation(facts)}).`,
    'save card': (facts) => `A carta ${facts['value']} não existe: vão de 0 a 27 (${formatLocation(facts)}).`,
    'save card twice': (facts) =>
      `A carta ${facts['value']} aparece duas vezes: ${formatLocation(facts)}, e antes no byte ${facts['first']}.`,
    'save territory': (facts) =>
      `O território ${facts['value']} não existe: vão de 0 a 25 (${formatLocation(facts)}).`,
    'save territory twice': (facts) =>
      `O território ${facts['value']} aparece duas vezes: ${formatLocation(facts)}, e antes no byte ${facts['first']}.`,
    'save owner': (facts) =>
      `O dono ${facts['value']} não está entre os jogadores do arquivo (${formatLocation(facts)}).`,
    'save armies': (facts) =>
      `Um território tem de 1 a 999 exércitos, não ${facts['value']} (${formatLocation(facts)}).`,
    'save one left': ({ name }) => `A partida já acabou: todos os territórios são de ${name}.`,
    'save closest': ({ dialect }) => `O formato mais parecido é “${dialect}”; --dialect indica outro.`,
    'save dialect': ({ dialect }) =>
      `O arquivo salvo tem o formato “${dialect}” de outro programa: a partida continua e é gravada no formato original.`,
    'save struct dump': () =>
      'É uma cópia bruta da memória de outro programa, não uma partida gravada: não pode ser lida.',
    'mended current': (facts) =>
      `O jogador da vez ${facts['value']} não existe: começa o primeiro (${formatLocation(facts)}).`,
    'mended colour': (facts) =>
      `A cor ${facts['value']} está repetida ou não existe: passa a ser ${facts['colour']} (${formatLocation(facts)}).`,
    'mended name': (facts) =>
      `O nome estava vazio, repetido ou com sinais invisíveis: passa a ser “${facts['name']}” (${formatLocation(facts)}).`,
    'mended armies': (facts) =>
      `O território ${facts['territory']} estava sem exércitos: recebe um (${formatLocation(facts)}).`,
    'mended loser': (facts) =>
      `${facts['name']} não tem territórios: sai da partida e suas cartas (${facts['cards']}) vão para o fundo do baralho.`,
    'many armies': ({ name, total }) =>
      `${name} tem ${total} exércitos: sem reforços até ficar abaixo de 100.`,
    'missing cards': ({ cards }) => `Faltavam cartas (${formatFactList(cards)}): estão no fundo do baralho.`,
    'no jokers': () =>
      'O baralho é o da versão básica, sem coringas: joga-se sem eles (inspect --repair --jokers os acrescenta).',
    'trailing bytes': ({ offset, bytes }) =>
      `Bytes a mais depois do fim, no byte ${offset}: ${bytes}; não contam.`,
  },
};
