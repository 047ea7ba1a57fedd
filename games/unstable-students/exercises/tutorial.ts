/** The tutorial: five rounds against one opponent whose answers are fixed. */
import type { Json } from '@ludoteca/kernel';
import { type Exercise, type ExerciseStep, inLanguages } from '@ludoteca/kit';

interface LessonPlayer {
  /** The newest card comes first in each list. */
  readonly hand?: readonly string[];
  readonly room?: readonly string[];
  readonly area?: readonly string[];
}

/** The person is seat 0. */
interface StudentsLesson extends Pick<Exercise, 'id' | 'name' | 'failures' | 'closing'> {
  readonly turn?: 0 | 1;
  readonly you: LessonPlayer;
  readonly opponent: LessonPlayer;
  /** The top of the draw pile. */
  readonly draw: readonly string[];
  /** Answers of the opponent before those that do nothing. */
  readonly replies?: readonly Json[];
  readonly steps: readonly ExerciseStep[];
}

const toPlayer = ({ hand = [], room = [], area = [] }: LessonPlayer) => ({ hand, room, area });

/** Enough cards for every round of a lesson. */
const MORE_CARDS = ['Studente Influencer', 'Studente Anticipatore', 'Studente Chiacchierone', 'Tasto reset'];

function toExercise({ turn = 0, you, opponent, draw, replies = [], ...rest }: StudentsLesson): Exercise {
  return {
    ...rest,
    start: {
      round: 3,
      turn,
      players: [toPlayer(you), toPlayer(opponent)],
      draw: [...draw, ...MORE_CARDS],
      discards: [],
      nursery: [],
    },
    seat: 0,
    replies: [...replies, 'pass', 'draw', 'no', 'none'],
  };
}

const NEXT_ROUND = { did: 'round', seat: 1 } as const;

const students: StudentsLesson = {
  id: 'students',
  name: inLanguages('Il tuo turno', 'Your round', 'A sua rodada'),
  you: { hand: ['Studente Erasmus', 'MAI'], room: ['Matricola Scout'] },
  opponent: { hand: ['Studente Trassato'], room: ['Matricola Gamer'] },
  draw: ['Studente Palestrato'],
  steps: [
    {
      text: inLanguages(
        'All’inizio del turno hai pescato una carta. Ora fai una cosa sola: giochi una carta o ne peschi un’altra. Gioca Studente Erasmus nella tua aula.',
        'At the start of your round you have drawn a card. Now you do one thing: play a card or draw another. Play Studente Erasmus into your room.',
        'No início da rodada você comprou uma carta. Agora faz uma coisa só: joga uma carta ou compra outra. Jogue Studente Erasmus na sua sala.',
      ),
      goal: { did: 'enter', seat: 0, card: 'Studente Erasmus' },
    },
    {
      text: inLanguages(
        'Nella stessa aula non ci sono due carte uguali. Al prossimo turno gioca Studente Palestrato.',
        'There are no two copies of a card in one room. In your next round, play Studente Palestrato.',
        'Numa sala não há duas cartas iguais. Na próxima rodada, jogue Studente Palestrato.',
      ),
      goal: { did: 'enter', seat: 0, card: 'Studente Palestrato' },
    },
  ],
  failures: [{ did: 'round', seat: 1, round: 6 }],
  closing: inLanguages(
    'Vince chi ha sei studenti in aula alla fine del proprio turno.',
    'Whoever has six students in the room at the end of their own round wins.',
    'Vence quem tem seis estudantes na sala no fim da própria rodada.',
  ),
};

const effects: StudentsLesson = {
  id: 'effects',
  name: inLanguages('Carte con effetti', 'Cards with effects', 'Cartas com efeitos'),
  you: { hand: ['Laureando Avido', 'Aperitivo da Tiffany'], room: ['Matricola Scout'] },
  opponent: { hand: [], room: ['Studente Boscaiolo', 'Matricola Gamer'] },
  draw: ['Studente Freddoloso', 'Studente Trassato', 'Studente Palestrato'],
  steps: [
    {
      text: inLanguages(
        'I laureandi hanno un effetto: Laureando Avido ti fa pescare quando entra. Giocalo.',
        'Graduands have an effect: Laureando Avido lets you draw when it enters. Play it.',
        'Os formandos têm um efeito: Laureando Avido faz você comprar ao entrar. Jogue-o.',
      ),
      goal: { did: 'effects', seat: 0, card: 'Laureando Avido' },
    },
    {
      text: inLanguages(
        'Le magie agiscono e vanno negli scarti. Al prossimo turno gioca Aperitivo da Tiffany ed elimina Studente Boscaiolo.',
        'Magic cards act and are discarded. In your next round, play Aperitivo da Tiffany and eliminate Studente Boscaiolo.',
        'As magias agem e vão para o descarte. Na próxima rodada, jogue Aperitivo da Tiffany e elimine Studente Boscaiolo.',
      ),
      goal: { did: 'eliminate', seat: 0, card: 'Studente Boscaiolo' },
    },
  ],
  failures: [
    { did: 'round', seat: 1, round: 6 },
    { did: 'eliminate', seat: 0, card: 'Matricola Gamer' },
  ],
  closing: inLanguages(
    'Ogni carta dice che cosa fa e quando: tienila premuta, o passaci sopra, per leggerla.',
    'Every card says what it does and when: press it long, or point at it, to read it.',
    'Cada carta diz o que faz e quando: mantenha-a pressionada, ou passe sobre ela, para ler.',
  ),
};

const malus: StudentsLesson = {
  id: 'malus',
  name: inLanguages('Bonus e malus', 'Bonus and malus', 'Bônus e malus'),
  you: { hand: ['Ingegnerizzazione', 'Macchinetta inceppata'], room: ['Matricola Scout'] },
  opponent: { hand: [], room: ['Studente Boscaiolo', 'Matricola Gamer'] },
  draw: ['Studente Freddoloso', 'Studente Trassato', 'Studente Palestrato'],
  steps: [
    {
      text: inLanguages(
        'I malus si mettono davanti agli avversari. Con Ingegnerizzazione davanti non si vince: mettila davanti all’avversario.',
        'Malus cards are put in front of opponents. Nobody wins with Ingegnerizzazione in front of them: put it in front of your opponent.',
        'Os malus são colocados diante dos adversários. Ninguém vence com Ingegnerizzazione diante de si: coloque-a diante do oponente.',
      ),
      goal: { did: 'enter', seat: 1, card: 'Ingegnerizzazione' },
    },
    {
      text: inLanguages(
        'I bonus servono a te: al prossimo turno metti Macchinetta inceppata davanti a te.',
        'Bonus cards help you: in your next round, put Macchinetta inceppata in front of yourself.',
        'Os bônus ajudam você: na próxima rodada, coloque Macchinetta inceppata diante de si.',
      ),
      goal: { did: 'enter', seat: 0, card: 'Macchinetta inceppata' },
    },
  ],
  failures: [
    { did: 'round', seat: 1, round: 6 },
    { did: 'enter', seat: 0, card: 'Ingegnerizzazione' },
    { did: 'enter', seat: 1, card: 'Macchinetta inceppata' },
  ],
  closing: inLanguages(
    'Restano davanti al giocatore e agiscono a ogni suo turno, finché qualcuno non li elimina.',
    'They stay in front of the player and act in each of that player’s rounds, until somebody eliminates them.',
    'Eles ficam diante do jogador e agem a cada rodada dele, até alguém os eliminar.',
  ),
};

const defence: StudentsLesson = {
  id: 'defence',
  name: inLanguages('Difesa', 'Defence', 'Defesa'),
  turn: 1,
  you: { hand: ['MAI', 'Studente Erasmus'], room: ['Studente Boscaiolo', 'Matricola Scout'] },
  opponent: { hand: ['Aperitivo da Tiffany'], room: ['Matricola Gamer'] },
  draw: ['Studente Freddoloso', 'Studente Trassato'],
  replies: [{ play: 'Aperitivo da Tiffany' }, { aim: 0 }, { eliminate: 'Studente Boscaiolo' }],
  steps: [
    {
      text: inLanguages(
        'L’avversario ti colpisce con Aperitivo da Tiffany e vuole eliminare un tuo studente. Difenditi con l’istantanea MAI.',
        'Your opponent hits you with Aperitivo da Tiffany and wants to eliminate a student of yours. Defend with the instant MAI.',
        'O oponente atinge você com Aperitivo da Tiffany e quer eliminar um estudante seu. Defenda-se com a instantânea MAI.',
      ),
      goal: { did: 'block', seat: 0, with: 'MAI' },
    },
    {
      text: inLanguages(
        'L’effetto è bloccato. Ora tocca a te: gioca Studente Erasmus.',
        'The effect is blocked. Now it is your round: play Studente Erasmus.',
        'O efeito foi bloqueado. Agora é a sua rodada: jogue Studente Erasmus.',
      ),
      goal: { did: 'enter', seat: 0, card: 'Studente Erasmus' },
    },
  ],
  failures: [
    { did: 'eliminate', seat: 1 },
    { did: 'round', seat: 1, round: 5 },
  ],
  closing: inLanguages(
    'Le istantanee si giocano solo per difendersi: tienine una per i colpi peggiori.',
    'Instants are played only to defend: keep one for the worst hits.',
    'As instantâneas só servem para se defender: guarde uma para os piores golpes.',
  ),
};

const winning: StudentsLesson = {
  id: 'winning',
  name: inLanguages('Vittoria', 'Winning', 'Vitória'),
  you: {
    hand: ['Studente Boscaiolo', 'Ruba Studente', 'MAI'],
    room: [
      'Studente Boscaiolo',
      'Studente Trassato',
      'Studente Erasmus',
      'Studente Palestrato',
      'Matricola Scout',
    ],
  },
  opponent: { hand: [], room: ['Studente Freddoloso', 'Matricola Gamer'] },
  draw: ['Attacco Hacker'],
  steps: [
    {
      text: inLanguages(
        'Hai cinque studenti; Studente Boscaiolo c’è già e non conta due volte. Ruba uno studente con Ruba Studente e vinci.',
        'You have five students; Studente Boscaiolo is there already and may not lie there twice. Steal a student with Ruba Studente and win.',
        'Você tem cinco estudantes; Studente Boscaiolo já está lá e não pode repetir. Roube um estudante com Ruba Studente e vença.',
      ),
      goal: 'win',
    },
  ],
  failures: [NEXT_ROUND],
  closing: inLanguages(
    'Hai vinto. Ora prova una partita vera.',
    'You have won. Now try a real match.',
    'Você venceu. Agora tente uma partida de verdade.',
  ),
};

export const tutorial: readonly Exercise[] = [students, effects, malus, defence, winning].map(toExercise);
