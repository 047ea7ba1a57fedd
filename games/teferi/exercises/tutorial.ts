/** The tutorial: five positions of a duel whose opponent answers as listed. */
import type { Json } from '@ludoteca/kernel';
import { type Exercise, type ExerciseStep, inLanguages } from '@ludoteca/kit';
import type { StartPosition, StartSide } from '../position.ts';

/** The person is seat 0. */
interface TeferiLesson extends Pick<Exercise, 'id' | 'name' | 'failures' | 'closing'> {
  readonly active?: 0 | 1;
  readonly step?: StartPosition['step'];
  readonly you: StartSide;
  readonly opponent: StartSide;
  /** Answers of the opponent before passing. */
  readonly replies?: readonly Json[];
  readonly steps: readonly ExerciseStep[];
}

const LIBRARY = ['Forest', 'Mountain', 'Forest', 'Mountain', 'Forest', 'Mountain'];

const withLibrary = (side: StartSide): StartSide => ({ library: LIBRARY, ...side });

function toExercise({
  active = 0,
  step = 'main1',
  you,
  opponent,
  replies = [],
  ...rest
}: TeferiLesson): Exercise {
  const start: StartPosition = { turn: 7, active, step, sides: [withLibrary(you), withLibrary(opponent)] };
  return {
    ...rest,
    start: start as unknown as Json,
    seat: 0,
    replies: [...replies, 'done', 'pass', 'no', 'none'],
  };
}

const NEXT_TURN = { did: 'turn', turn: 8 } as const;

const mana: TeferiLesson = {
  id: 'mana',
  name: inLanguages('Terre e mana', 'Lands and mana', 'Terrenos e mana'),
  you: { hand: ['Forest', 'Thicket Yearling'], battlefield: [{ card: 'Forest' }] },
  opponent: {},
  steps: [
    {
      text: inLanguages(
        'Le terre danno il mana con cui si pagano le magie. Una volta per turno puoi giocarne una: gioca Forest.',
        'Lands give the mana that spells are paid with. Once per turn you may play one: play Forest.',
        'Os terrenos dão o mana que paga as mágicas. Uma vez por turno pode-se jogar um: jogue Forest.',
      ),
      goal: { did: 'land', seat: 0, card: 'Forest' },
    },
    {
      text: inLanguages(
        'Thicket Yearling costa {1}{G}: un mana qualsiasi e uno verde. Lancialo; le terre si TAPpano da sole.',
        'Thicket Yearling costs {1}{G}: one mana of any kind and one green. Cast it; your lands are tapped for you.',
        'Thicket Yearling custa {1}{G}: um mana qualquer e um verde. Conjure-o; os terrenos são virados por você.',
      ),
      goal: { did: 'cast', seat: 0, card: 'Thicket Yearling' },
    },
    {
      text: inLanguages(
        'La magia è in pila. Passa la priorità: se passa anche l’avversario, si risolve e la creatura entra.',
        'The spell is on the stack. Pass priority: when your opponent passes too, it resolves and the creature enters.',
        'A mágica está na pilha. Passe a prioridade: se o oponente também passar, ela resolve e a criatura entra.',
      ),
      goal: { did: 'resolve', card: 'Thicket Yearling' },
    },
  ],
  failures: [NEXT_TURN],
  closing: inLanguages(
    'Una creatura appena entrata non può ancora attaccare.',
    'A creature that has just entered cannot attack yet.',
    'Uma criatura que acabou de entrar ainda não pode atacar.',
  ),
};

const attack: TeferiLesson = {
  id: 'attack',
  name: inLanguages('Attacco', 'Attacking', 'Ataque'),
  you: { battlefield: [{ card: 'Moss Ram' }, { card: 'Gravel Brawler', sick: true }] },
  opponent: { life: 9, battlefield: [{ card: 'Mill Guard', tapped: true }] },
  steps: [
    {
      text: inLanguages(
        'Moss Ram è qui dal turno scorso; Gravel Brawler è appena entrato. Passa al combattimento e attacca con Moss Ram.',
        'Moss Ram has been here since last turn; Gravel Brawler has just entered. Pass to combat and attack with Moss Ram.',
        'Moss Ram está aqui desde o turno passado; Gravel Brawler acabou de entrar. Passe ao combate e ataque com Moss Ram.',
      ),
      goal: { did: 'attack', card: 'Moss Ram' },
    },
    {
      text: inLanguages(
        'L’avversario non ha creature STAPpate per bloccare. Conferma: i danni arrivano a lui.',
        'Your opponent has no untapped creature to block with. Confirm, and the damage goes through.',
        'O oponente não tem criatura desvirada para bloquear. Confirme, e o dano chega a ele.',
      ),
      goal: { did: 'life', seat: 1, change: -3 },
    },
  ],
  failures: [NEXT_TURN],
  closing: inLanguages(
    'Chi attacca TAPpa le sue creature: al turno dell’avversario non potranno bloccare.',
    'Attacking taps your creatures: they cannot block in your opponent’s next turn.',
    'Atacar vira as suas criaturas: elas não poderão bloquear no turno do oponente.',
  ),
};

const block: TeferiLesson = {
  id: 'block',
  name: inLanguages('Blocco', 'Blocking', 'Bloqueio'),
  active: 1,
  step: 'begin-combat',
  you: { life: 6, battlefield: [{ card: 'Moss Ram' }] },
  opponent: { battlefield: [{ card: 'Gravel Brawler' }] },
  replies: [{ name: 'Gravel Brawler' }],
  steps: [
    {
      text: inLanguages(
        'Gravel Brawler, 2/1, ti attacca. Bloccalo con Moss Ram, 3/3.',
        'Gravel Brawler, 2/1, attacks you. Block it with Moss Ram, 3/3.',
        'Gravel Brawler, 2/1, ataca você. Bloqueie-o com Moss Ram, 3/3.',
      ),
      goal: { did: 'block', card: 'Moss Ram' },
    },
    {
      text: inLanguages(
        'Ogni creatura infligge danni pari alla sua forza. Conferma il blocco: Gravel Brawler ne riceve 3 e muore.',
        'Each creature deals damage equal to its power. Confirm the block: Gravel Brawler is dealt 3 and dies.',
        'Cada criatura causa dano igual ao seu poder. Confirme o bloqueio: Gravel Brawler recebe 3 e morre.',
      ),
      goal: { did: 'move', card: 'Gravel Brawler', to: 'graveyard' },
    },
  ],
  failures: [
    { did: 'life', seat: 0 },
    { did: 'turn', turn: 8 },
  ],
  closing: inLanguages(
    'I danni restano fino alla fine del turno: Moss Ram ne ha 2 e sopravvive.',
    'Damage stays until the end of the turn: Moss Ram has 2 and survives.',
    'O dano fica até o fim do turno: Moss Ram tem 2 e sobrevive.',
  ),
};

const respond: TeferiLesson = {
  id: 'respond',
  name: inLanguages('Risposte', 'Responding', 'Respostas'),
  active: 1,
  you: { hand: ['Sudden Growth'], battlefield: [{ card: 'Forest' }, { card: 'Thicket Yearling' }] },
  opponent: { hand: ['Spark Lash'], battlefield: [{ card: 'Mountain' }] },
  replies: [{ cast: 'Spark Lash' }, { name: 'Thicket Yearling' }],
  steps: [
    {
      text: inLanguages(
        'Spark Lash sta per infliggere 3 danni al tuo Thicket Yearling, 2/2. Rispondi: lancia Sudden Growth su di lui.',
        'Spark Lash is about to deal 3 damage to your Thicket Yearling, 2/2. Respond: cast Sudden Growth on it.',
        'Spark Lash vai causar 3 de dano ao seu Thicket Yearling, 2/2. Responda: conjure Sudden Growth nele.',
      ),
      goal: { did: 'cast', seat: 0, card: 'Sudden Growth' },
    },
    {
      text: inLanguages(
        'La pila si risolve dall’ultima magia. Passa: prima cresce Thicket Yearling, poi arriva il danno, che non basta più.',
        'The stack resolves from the last spell on. Pass: Thicket Yearling grows first, then comes the damage, which is no longer enough.',
        'A pilha resolve a partir da última mágica. Passe: primeiro Thicket Yearling cresce, depois vem o dano, que já não basta.',
      ),
      goal: { did: 'resolve', card: 'Spark Lash' },
    },
  ],
  failures: [{ did: 'move', card: 'Thicket Yearling' }, NEXT_TURN],
  closing: inLanguages(
    'Gli istantanei si lanciano in ogni momento in cui hai priorità, anche nel turno dell’avversario.',
    'Instants may be cast whenever you have priority, also in your opponent’s turn.',
    'As instantâneas podem ser conjuradas sempre que você tem prioridade, também no turno do oponente.',
  ),
};

const finish: TeferiLesson = {
  id: 'finish',
  name: inLanguages('Il danno finale', 'The final damage', 'O dano final'),
  you: {
    hand: ['Spark Lash'],
    battlefield: [{ card: 'Mountain' }, { card: 'Cloud Sentinel' }, { card: 'Moss Ram' }],
  },
  opponent: { life: 5, battlefield: [{ card: 'Gatehouse Wall' }] },
  steps: [
    {
      text: inLanguages(
        'All’avversario restano 5 punti vita e un muro. Cloud Sentinel vola: il muro non può bloccarlo. Vinci in questo turno.',
        'Your opponent has 5 life left and a wall. Cloud Sentinel flies: the wall cannot block it. Win this turn.',
        'Restam ao oponente 5 pontos de vida e um muro. Cloud Sentinel voa: o muro não pode bloqueá-lo. Vença neste turno.',
      ),
      goal: 'win',
    },
  ],
  failures: [NEXT_TURN],
  closing: inLanguages(
    'Hai vinto. Ora prova una partita vera con uno dei mazzi pronti.',
    'You have won. Now try a real match with one of the ready-made decks.',
    'Você venceu. Agora tente uma partida de verdade com um dos baralhos prontos.',
  ),
};

export const tutorial: readonly Exercise[] = [mana, attack, block, respond, finish].map(toExercise);
