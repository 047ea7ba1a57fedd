/** The lessons on combat and defence, and on the stack and responses. */
import { FIRST_TURN, type Lesson } from './lesson.ts';

export const combat: Lesson = {
  id: 'combat',
  name: { it: 'Combattimento e difesa', en: 'Combat and defence', pt: 'Combate e defesa' },
  you: {
    life: 4,
    energy: 0,
    capacity: 6,
    pieces: [{ card: 'road-recruit' }, { card: 'cast-iron-giant', fresh: true }],
  },
  opponent: { energy: 0, capacity: 6, pieces: [{ card: 'ash-urchin' }, { card: 'breach-captain' }] },
  steps: [
    {
      text: {
        it: 'Dalla prima linea si attacca la prima linea nemica. Vai al combattimento e attacca {ash-urchin} con {road-recruit}.',
        en: 'From the front line you attack the enemy front line. Go to combat and attack {ash-urchin} with {road-recruit}.',
        pt: 'Da primeira linha ataca-se a primeira linha inimiga. Vá ao combate e ataque {ash-urchin} com {road-recruit}.',
      },
      goal: { did: 'die', seat: 1, piece: { card: 'ash-urchin' } },
    },
    {
      text: {
        it: 'Il danno è attacco meno difesa: 2 bastavano. Ora {breach-captain} ha Assalto e colpisce te, che hai 4 punti vita: scegli {cast-iron-giant} come difensore.',
        en: 'Damage is attack minus defence: 2 was enough. Now {breach-captain} has Assault and strikes at you, and you have 4 life: choose {cast-iron-giant} as the defender.',
        pt: 'O dano é ataque menos defesa: 2 bastaram. Agora {breach-captain} tem Assalto e ataca você, que tem 4 pontos de vida: escolha {cast-iron-giant} como defensor.',
      },
      goal: { did: 'die', seat: 1, piece: { card: 'breach-captain' } },
    },
  ],
  failures: [
    { did: 'turn', turn: FIRST_TURN + 2 },
    { did: 'lose', seat: 0 },
  ],
  replies: [
    'combat',
    { attacker: { card: 'breach-captain' }, target: { player: 0 } },
    { attacker: { card: 'breach-captain' } },
  ],
  closing: {
    it: 'Chi viene attaccato e sopravvive risponde al colpo. Difende chi sta in prima linea, o chi ha Guardia da entrambe; ciascuno una volta sola. Si difende solo dagli attacchi al giocatore.',
    en: 'A character that is attacked and survives strikes back. Characters in the front line may defend, those with Guard from either line; each only once. Only attacks on the player can be defended.',
    pt: 'Quem é atacado e sobrevive revida. Defende quem está na primeira linha, ou quem tem Guarda em qualquer uma; cada um só uma vez. Só se defendem ataques ao jogador.',
  },
};

export const responses: Lesson = {
  id: 'responses',
  name: { it: 'Pila e risposte', en: 'The stack and responses', pt: 'A pilha e as respostas' },
  active: 1,
  you: {
    energy: 4,
    capacity: 6,
    hand: ['cut-tongue', 'wind-fold'],
    pieces: [{ card: 'comet-huntress', health: 2 }],
  },
  opponent: { energy: 2, capacity: 6, hand: ['slag-jet'], pieces: [{ card: 'wandering-blade' }] },
  steps: [
    {
      text: {
        it: 'È il turno dell’avversario: {slag-jet} è sulla pila e mira a {comet-huntress}. Rispondi con {cut-tongue} e scegli {slag-jet} come bersaglio: l’ultima arrivata si risolve per prima.',
        en: 'It is your opponent’s turn: {slag-jet} is on the stack, aimed at {comet-huntress}. Respond with {cut-tongue} and choose {slag-jet} as its target: the latest card resolves first.',
        pt: 'É o turno do oponente: {slag-jet} está na pilha e mira {comet-huntress}. Responda com {cut-tongue} e escolha {slag-jet} como alvo: a última a chegar se resolve primeiro.',
      },
      goal: { did: 'cancel', card: 'slag-jet' },
    },
    {
      text: {
        it: 'Anche a un attacco dichiarato si può rispondere. {wandering-blade} attacca: lancia {wind-fold} per fermarla.',
        en: 'You may also respond to declared attacks. {wandering-blade} attacks: cast {wind-fold} to stop it.',
        pt: 'Também se pode responder a um ataque declarado. {wandering-blade} ataca: lance {wind-fold} para detê-la.',
      },
      goal: { did: 'stop attack', attacker: { card: 'wandering-blade' } },
    },
  ],
  failures: [
    { did: 'die', seat: 0 },
    { did: 'turn', turn: FIRST_TURN + 1 },
  ],
  replies: [
    { play: 'slag-jet' },
    { card: 'comet-huntress', seat: 0 },
    'combat',
    { attacker: { card: 'wandering-blade' }, target: { card: 'comet-huntress' } },
  ],
  closing: {
    it: 'Quando entrambi passano, si risolve la carta in cima alla pila; poi si può rispondere di nuovo. Tieni energia per il turno avversario.',
    en: 'When both players pass, the top of the stack resolves; then both may respond again. Keep some energy for your opponent’s turn.',
    pt: 'Quando os dois passam, resolve-se o topo da pilha; depois se pode responder de novo. Guarde energia para o turno do oponente.',
  },
};
