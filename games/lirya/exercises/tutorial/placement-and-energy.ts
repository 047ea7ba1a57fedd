/** The lessons on placement and on energy. */
import { FIRST_TURN, type Lesson } from './lesson.ts';

export const placement: Lesson = {
  id: 'placement',
  name: { it: 'Schieramento', en: 'Placement', pt: 'Posicionamento' },
  you: { energy: 4, capacity: 4, hand: ['road-recruit', 'echo-fisher'] },
  opponent: { energy: 0, capacity: 4, pieces: [{ card: 'lantern-novice' }] },
  steps: [
    {
      text: {
        it: 'Il tuo campo ha due linee di quattro posti. Guerrieri e ranger stanno in entrambe: gioca {road-recruit} in prima linea.',
        en: 'Your field has two lines of four places. Warriors and rangers may stand in either: play {road-recruit} into the front line.',
        pt: 'Seu campo tem duas linhas de quatro lugares. Guerreiros e patrulheiros ficam em qualquer uma: jogue {road-recruit} na primeira linha.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'road-recruit' } },
    },
    {
      text: {
        it: 'Maghi e chierici stanno solo in seconda linea, al riparo. Gioca {echo-fisher}, della classe dei maghi: il posto è già deciso.',
        en: 'Mages and clerics stand in the second line only, behind the others. Play {echo-fisher}, a mage: its place is chosen for you.',
        pt: 'Magos e clérigos ficam só na segunda linha, protegidos. Jogue {echo-fisher}, da classe dos magos: o lugar já está decidido.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'echo-fisher' } },
    },
    {
      text: {
        it: 'Una volta per turno un personaggio può cambiare linea per 1 energia. Sposta {road-recruit} nell’altra linea.',
        en: 'Once per turn a character may change lines for 1 energy. Move {road-recruit} to the other line.',
        pt: 'Uma vez por turno um personagem pode mudar de linha por 1 de energia. Mova {road-recruit} para a outra linha.',
      },
      goal: { did: 'move', seat: 0, piece: { card: 'road-recruit' } },
    },
    {
      text: {
        it: 'Chi è appena arrivato non attacca ancora. Termina il turno.',
        en: 'Characters that have just arrived cannot attack yet. End your turn.',
        pt: 'Quem acabou de chegar ainda não ataca. Encerre o turno.',
      },
      goal: { did: 'phase', seat: 0, phase: 'end' },
    },
  ],
  failures: [{ did: 'turn', seat: 1 }],
  closing: {
    it: 'La prima linea protegge la seconda, e insieme proteggono te: il nemico ti colpisce solo se entrambe sono sguarnite.',
    en: 'The front line protects the second, and both protect you: the enemy reaches you only when both are open.',
    pt: 'A primeira linha protege a segunda, e as duas protegem você: o inimigo só o atinge se ambas estiverem abertas.',
  },
};

export const energy: Lesson = {
  id: 'energy',
  name: { it: 'Energia', en: 'Energy', pt: 'Energia' },
  you: { energy: 3, capacity: 3, hand: ['wandering-blade', 'ash-urchin', 'breach-captain'] },
  opponent: { energy: 0, capacity: 3, pieces: [{ card: 'tuff-colossus' }] },
  steps: [
    {
      text: {
        it: 'Le carte si pagano con l’energia: ne hai 3. {breach-captain} costa 4 e deve aspettare; gioca {wandering-blade}, che costa 2.',
        en: 'Cards are paid for with energy; you have 3. {breach-captain} costs 4 and has to wait. Play {wandering-blade}, which costs 2.',
        pt: 'As cartas são pagas com energia; você tem 3. {breach-captain} custa 4 e precisa esperar. Jogue {wandering-blade}, que custa 2.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'wandering-blade' } },
    },
    {
      text: {
        it: 'Ti resta 1 energia: basta per {ash-urchin}.',
        en: 'You have 1 energy left: enough for {ash-urchin}.',
        pt: 'Resta 1 de energia: o bastante para {ash-urchin}.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'ash-urchin' } },
    },
    {
      text: {
        it: 'A ogni tuo turno la capacità cresce di 1 e l’energia torna piena. Termina il turno e aspetta il prossimo.',
        en: 'At the start of each of your turns your capacity grows by 1 and your energy is full again. End your turn and wait for the next.',
        pt: 'A cada turno seu a capacidade cresce 1 e a energia volta cheia. Encerre o turno e espere o próximo.',
      },
      goal: { did: 'energy', seat: 0 },
    },
    {
      text: {
        it: 'Ora hai 4 energie: gioca {breach-captain}.',
        en: 'Now you have 4 energy: play {breach-captain}.',
        pt: 'Agora você tem 4 de energia: jogue {breach-captain}.',
      },
      goal: { did: 'enter', seat: 0, piece: { card: 'breach-captain' } },
    },
  ],
  failures: [{ did: 'turn', turn: FIRST_TURN + 3 }],
  closing: {
    it: 'L’energia che non spendi non si accumula, ma durante il turno avversario paga le tue risposte.',
    en: 'Energy that you do not spend is not saved up, but it pays for your responses in your opponent’s turn.',
    pt: 'A energia que você não gasta não se acumula, mas paga suas respostas no turno do oponente.',
  },
};
