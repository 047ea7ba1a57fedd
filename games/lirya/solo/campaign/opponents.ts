/** The opponents of the campaign, in the order of the journey. */
import type { ByLanguage } from '@ludoteca/kit';
import type { CardId, ElementName, Rarity } from '../../card-definition/index.ts';
import type { RulesConfig } from '../../config.ts';

export interface Opponent {
  /** Lower-case words joined by hyphens. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  /** Told before the match. */
  readonly story: ByLanguage<string>;
  /** Told when the match is won. */
  readonly ending: ByLanguage<string>;
  /** The special rule of the match, and its sentence. */
  readonly variant: Partial<RulesConfig>;
  readonly rule: ByLanguage<string>;
  /** The deck has cards of these elements and neutral ones, at most as rare as this, and always the cards of the reward. */
  readonly elements: readonly ElementName[];
  readonly mostRare: Rarity;
  /** The cards that a victory unlocks, as many copies as a deck may have. */
  readonly reward: readonly CardId[];
  /** How many others must be defeated before. */
  readonly needs: number;
}

export const opponents: readonly Opponent[] = [
  {
    id: 'toll-keeper',
    name: { it: 'Carlotta del Pedaggio', en: 'Carlotta of the Toll', pt: 'Carlotta do Pedágio' },
    story: {
      it: 'Al primo ponte della Strada qualcuno ha steso una catena. «Si paga in monete o in carte», dice Carlotta, e mescola già.',
      en: 'Somebody has stretched a chain across the first bridge of the Road. “You pay in coins or in cards,” says Carlotta, shuffling already.',
      pt: 'Na primeira ponte da Estrada alguém esticou uma corrente. “Paga-se em moedas ou em cartas”, diz Carlotta, já embaralhando.',
    },
    ending: {
      it: 'Carlotta abbassa la catena. «Chi gioca così non cerca monete. Cerchi i frammenti della Campana.»',
      en: 'Carlotta lowers the chain. “Whoever plays like that is not after coins. You are looking for the shards of the Bell.”',
      pt: 'Carlotta baixa a corrente. “Quem joga assim não procura moedas. Você procura os fragmentos do Sino.”',
    },
    variant: { startingLife: 15 },
    rule: {
      it: 'Una partita breve: si comincia con 15 punti vita.',
      en: 'A short match: both begin with 15 life.',
      pt: 'Uma partida curta: ambos começam com 15 pontos de vida.',
    },
    elements: ['air', 'light'],
    mostRare: 'common',
    reward: ['road-recruit', 'smuggler', 'padded-jacket', 'rope-and-hook'],
    needs: 0,
  },
  {
    id: 'night-shift',
    name: { it: 'Il Turno di Notte', en: 'The Night Shift', pt: 'O Turno da Noite' },
    story: {
      it: 'A Brasca i forni non si spengono mai. Chi entra in fabbrica senza lavorare deve battere il turno di notte.',
      en: 'In Brasca the kilns never go out. Whoever enters the works without working must beat the night shift.',
      pt: 'Em Brasca os fornos nunca se apagam. Quem entra na fábrica sem trabalhar precisa vencer o turno da noite.',
    },
    ending: {
      it: 'All’alba i fuochisti ti offrono la minestra. Nel forno più vecchio, dicono, brucia un pezzo di bronzo che non fonde.',
      en: 'At dawn the stokers offer you soup. In the oldest kiln, they say, lies a piece of bronze that does not melt.',
      pt: 'Ao amanhecer os foguistas oferecem sopa. No forno mais velho, dizem, arde um pedaço de bronze que não derrete.',
    },
    variant: { summoningSickness: false },
    rule: {
      it: 'Niente attese: i personaggi attaccano nel turno in cui arrivano.',
      en: 'No waiting: characters attack in the turn in which they arrive.',
      pt: 'Sem espera: os personagens atacam no turno em que chegam.',
    },
    elements: ['fire'],
    mostRare: 'uncommon',
    reward: ['ash-urchin', 'spark-fletcher', 'slag-jet', 'common-oven', 'white-hot-maul'],
    needs: 0,
  },
  {
    id: 'lock-clerk',
    name: { it: 'L’Impiegato delle Chiuse', en: 'The Clerk of Locks', pt: 'O Escrivão das Eclusas' },
    story: {
      it: 'A Molvena ogni barca ha un numero e ogni numero un registro. L’impiegato ha letto il tuo mazzo prima di te.',
      en: 'In Molvena every boat has a number and every number a register. The clerk has read your deck before you did.',
      pt: 'Em Molvena cada barco tem um número e cada número um registro. O escrivão leu o seu baralho antes de você.',
    },
    ending: {
      it: 'Timbra il lasciapassare due volte, per rispetto. La Dogaressa riceve chi sa aspettare.',
      en: 'He stamps the pass twice, out of respect. The Dogaressa receives those who can wait.',
      pt: 'Ele carimba o passe duas vezes, por respeito. A Dogaresa recebe quem sabe esperar.',
    },
    variant: { firstHand: 7, secondHand: 8, openLists: true },
    rule: {
      it: 'Tutto è registrato: le liste dei mazzi sono scoperte, e le mani iniziali sono di 7 e 8 carte.',
      en: 'Everything is on file: deck lists are open, and opening hands have 7 and 8 cards.',
      pt: 'Tudo está registrado: as listas dos baralhos são abertas, e as mãos iniciais têm 7 e 8 cartas.',
    },
    elements: ['water'],
    mostRare: 'uncommon',
    reward: ['lock-apprentice', 'echo-fisher', 'long-wave', 'public-washhouse', 'undertow'],
    needs: 0,
  },
  {
    id: 'wall-guild',
    name: { it: 'La Gilda dei Muri', en: 'The Guild of Walls', pt: 'A Guilda dos Muros' },
    story: {
      it: 'Sulle terrazze di Torbaia una pietra mal posata è un’offesa. La tua, dicono i maestri, pende.',
      en: 'On the terraces of Torbaia a badly laid stone is an insult. Yours, say the masters, leans.',
      pt: 'Nos terraços de Torbaia uma pedra mal assentada é uma ofensa. A sua, dizem os mestres, está torta.',
    },
    ending: {
      it: 'I maestri scuotono la testa: il muro è brutto, ma tiene. Ti insegnano la malta.',
      en: 'The masters shake their heads: the wall is ugly, but it holds. They teach you mortar.',
      pt: 'Os mestres balançam a cabeça: o muro é feio, mas aguenta. Eles ensinam a argamassa.',
    },
    variant: { startingLife: 30, maxLife: 30, upgradeKeepsDamage: false },
    rule: {
      it: 'Un lungo assedio: 30 punti vita, e ogni potenziamento ripara la struttura.',
      en: 'A long siege: 30 life, and every upgrade repairs its structure.',
      pt: 'Um longo cerco: 30 pontos de vida, e cada melhoria repara a estrutura.',
    },
    elements: ['earth'],
    mostRare: 'uncommon',
    reward: ['trench-digger', 'wall-mason', 'dry-stone-wall-ii', 'sudden-wall', 'scale-hauberk'],
    needs: 1,
  },
  {
    id: 'kite-club',
    name: { it: 'Il Circolo degli Aquiloni', en: 'The Kite Club', pt: 'O Clube das Pipas' },
    story: {
      it: 'Ad Altacorda nessuno sta fermo: chi si siede è già per terra. Il Circolo ti sfida sul ponte più alto.',
      en: 'In Altacorda nobody stands still: whoever sits down is on the ground already. The Club challenges you on the highest bridge.',
      pt: 'Em Altacorda ninguém fica parado: quem se senta já está no chão. O Clube desafia você na ponte mais alta.',
    },
    ending: {
      it: 'Ti regalano un filo. «Quando senti la Campana nel vento, tira.»',
      en: 'They give you a string. “When you hear the Bell in the wind, pull.”',
      pt: 'Eles dão um fio de presente. “Quando ouvir o Sino no vento, puxe.”',
    },
    variant: { moveCost: 0, movesOnce: false },
    rule: {
      it: 'Aria leggera: ci si sposta gratis, quante volte si vuole.',
      en: 'Light air: moves are free, as often as you like.',
      pt: 'Ar leve: os movimentos são gratuitos, quantas vezes quiser.',
    },
    elements: ['air'],
    mostRare: 'uncommon',
    reward: ['kite-courier', 'rope-dancer', 'squall', 'rope-bridge', 'reed-bow'],
    needs: 1,
  },
  {
    id: 'bee-court',
    name: { it: 'Il Tribunale delle Api', en: 'The Court of Bees', pt: 'O Tribunal das Abelhas' },
    story: {
      it: 'A Chiarena si giudica a mezzogiorno, quando nessuno ha ombra. Il tribunale è un alveare, e ronza.',
      en: 'In Chiarena they judge at noon, when nobody has a shadow. The court is a hive, and it hums.',
      pt: 'Em Chiarena julga-se ao meio-dia, quando ninguém tem sombra. O tribunal é uma colmeia, e zumbe.',
    },
    ending: {
      it: 'La sentenza è un vasetto di miele. La lampada più alta, però, resta accesa solo per chi torna.',
      en: 'The sentence is a jar of honey. The highest lamp, though, burns only for those who come back.',
      pt: 'A sentença é um pote de mel. A lâmpada mais alta, porém, só fica acesa para quem volta.',
    },
    variant: { minimumDamage: 1 },
    rule: {
      it: 'Nessuno è innocente: un attacco contro un personaggio infligge almeno 1 danno.',
      en: 'Nobody is innocent: an attack against a character deals at least 1 damage.',
      pt: 'Ninguém é inocente: um ataque contra um personagem causa pelo menos 1 de dano.',
    },
    elements: ['light'],
    mostRare: 'uncommon',
    reward: ['lantern-novice', 'bee-keeper', 'balm', 'pilgrim-fountain', 'brass-corselet'],
    needs: 2,
  },
  {
    id: 'mask-lender',
    name: { it: 'La Prestatrice di Maschere', en: 'The Lender of Masks', pt: 'A Emprestadora de Máscaras' },
    story: {
      it: 'A Fosca chi entra senza maschera paga il doppio. Lei te ne presta una; il prezzo lo scopri giocando.',
      en: 'In Fosca whoever enters without a mask pays double. She lends you one; you learn the price by playing.',
      pt: 'Em Fosca quem entra sem máscara paga o dobro. Ela empresta uma; o preço se descobre jogando.',
    },
    ending: {
      it: 'La maschera ti resta in mano. Sotto, dice, il Principe ha la faccia di chi lo guarda.',
      en: 'The mask stays in your hand. Beneath his, she says, the Prince has the face of whoever looks at him.',
      pt: 'A máscara fica na sua mão. Por baixo da dele, diz ela, o Príncipe tem o rosto de quem o olha.',
    },
    variant: { defenceStep: false },
    rule: {
      it: 'Nel buio nessuno si mette in mezzo: chi è attaccato non può dichiarare difensori.',
      en: 'In the dark nobody steps in between: the attacked player cannot declare defenders.',
      pt: 'No escuro ninguém se põe na frente: quem é atacado não pode declarar defensores.',
    },
    elements: ['shadow'],
    mostRare: 'uncommon',
    reward: ['candle-thief', 'roof-viper', 'adder-bite', 'blind-alley', 'glass-stiletto'],
    needs: 2,
  },
  {
    id: 'ardea',
    name: { it: 'Ardea Malabrace', en: 'Ardea Malabrace', pt: 'Ardea Malabrace' },
    story: {
      it: 'La Signora dei Forni tiene il frammento tra le braci. «Prendilo, se ci metti la mano.»',
      en: 'The Lady of Kilns keeps the shard among the embers. “Take it, if you put your hand in.”',
      pt: 'A Senhora dos Fornos guarda o fragmento entre as brasas. “Pegue, se puser a mão.”',
    },
    ending: {
      it: 'Il primo frammento suona un do, ancora caldo.',
      en: 'The first shard sounds a C, still hot.',
      pt: 'O primeiro fragmento soa um dó, ainda quente.',
    },
    variant: { energyPerTurn: 2 },
    rule: {
      it: 'Forni al massimo: la capacità di energia cresce di 2 a ogni turno.',
      en: 'Kilns at full blast: energy capacity grows by 2 every turn.',
      pt: 'Fornos no máximo: a capacidade de energia cresce 2 por turno.',
    },
    elements: ['fire', 'earth'],
    mostRare: 'legendary',
    reward: ['ardea-malabrace', 'comet-huntress', 'cast-iron-giant', 'ember-rain'],
    needs: 3,
  },
  {
    id: 'madreperla',
    name: { it: 'Madreperla, Dogaressa', en: 'Madreperla, Dogaressa', pt: 'Madreperla, Dogaresa' },
    story: {
      it: 'La Dogaressa gioca con la laguna intera per tavolo. Non ha fretta: le maree sono sue.',
      en: 'The Dogaressa plays with the whole lagoon for a table. She is in no hurry: the tides are hers.',
      pt: 'A Dogaresa joga com a laguna inteira como mesa. Não tem pressa: as marés são dela.',
    },
    ending: {
      it: 'Il secondo frammento era in fondo a un pozzo, e suonava piano per non svegliare i pesci.',
      en: 'The second shard lay at the bottom of a well, sounding softly so as not to wake the fish.',
      pt: 'O segundo fragmento estava no fundo de um poço, soando baixo para não acordar os peixes.',
    },
    variant: { energy: 'bank', startingEnergy: 3 },
    rule: {
      it: 'Acqua alta: l’energia non spesa resta, e ogni turno ne aggiunge 1.',
      en: 'High water: unspent energy stays, and every turn adds 1.',
      pt: 'Maré alta: a energia não gasta permanece, e cada turno acrescenta 1.',
    },
    elements: ['water', 'air'],
    mostRare: 'legendary',
    reward: ['madreperla', 'still-oracle', 'dam-warden', 'high-tide'],
    needs: 3,
  },
  {
    id: 'basalta',
    name: { it: 'Nonna Basalta', en: 'Nonna Basalta', pt: 'Nonna Basalta' },
    story: {
      it: 'Si ricorda di quando la Campana suonava. Si ricorda anche di quando tuo nonno barava.',
      en: 'She remembers when the Bell rang. She also remembers when your grandfather cheated.',
      pt: 'Ela se lembra de quando o Sino tocava. Lembra também de quando o seu avô trapaceava.',
    },
    ending: {
      it: 'Il terzo frammento faceva da fermaporta, da due secoli.',
      en: 'The third shard had been a doorstop for two centuries.',
      pt: 'O terceiro fragmento servia de calço de porta havia dois séculos.',
    },
    variant: { retaliation: 'simultaneous', startingLife: 25, maxLife: 25 },
    rule: {
      it: 'La pietra risponde sempre: chi è attaccato risponde al colpo anche se muore; 25 punti vita.',
      en: 'Stone always answers: whoever is attacked strikes back even when it dies; 25 life.',
      pt: 'A pedra sempre responde: quem é atacado revida mesmo que morra; 25 pontos de vida.',
    },
    elements: ['earth', 'light'],
    mostRare: 'legendary',
    reward: ['nonna-basalta', 'quarry-voice', 'tuff-colossus', 'stone-pact'],
    needs: 4,
  },
  {
    id: 'zefira',
    name: { it: 'Zefira la Senzapeso', en: 'Zefira the Weightless', pt: 'Zefira, a Sem-Peso' },
    story: {
      it: 'La trovi seduta su una corda che non c’è. «Le regole pesano», dice. «Ne ho lasciata cadere qualcuna.»',
      en: 'You find her sitting on a rope that is not there. “Rules are heavy,” she says. “I have dropped a few.”',
      pt: 'Você a encontra sentada numa corda que não existe. “As regras pesam”, diz ela. “Deixei cair algumas.”',
    },
    ending: {
      it: 'Il quarto frammento era legato alla coda di un aquilone, e non era mai sceso.',
      en: 'The fourth shard was tied to the tail of a kite, and had never come down.',
      pt: 'O quarto fragmento estava amarrado à rabiola de uma pipa, e nunca tinha descido.',
    },
    variant: { differentTargets: true, moveCost: 0, firstHand: 6, secondHand: 8 },
    rule: {
      it: 'Mani più grandi (6 e 8 carte), spostamenti gratis, e due attacchi dello stesso personaggio vogliono bersagli diversi.',
      en: 'Larger hands (6 and 8 cards), free moves, and two attacks of one character need different targets.',
      pt: 'Mãos maiores (6 e 8 cartas), movimentos gratuitos, e dois ataques do mesmo personagem pedem alvos diferentes.',
    },
    elements: ['air', 'water'],
    mostRare: 'legendary',
    reward: ['zefira', 'wind-lancer', 'knot-keeper', 'cyclone-eye'],
    needs: 5,
  },
  {
    id: 'aurea',
    name: { it: 'Aurea Settelampade', en: 'Aurea of the Seven Lamps', pt: 'Aurea das Sete Lâmpadas' },
    story: {
      it: 'Sei lampade sono accese. La settima, dice Aurea, si accende quando qualcuno perde con grazia.',
      en: 'Six lamps are lit. The seventh, says Aurea, lights when somebody loses gracefully.',
      pt: 'Seis lâmpadas estão acesas. A sétima, diz Aurea, acende-se quando alguém perde com elegância.',
    },
    ending: {
      it: 'Aurea perde con grazia. Alla luce della settima lampada brilla il quinto frammento.',
      en: 'Aurea loses gracefully. In the light of the seventh lamp the fifth shard shines.',
      pt: 'Aurea perde com elegância. À luz da sétima lâmpada brilha o quinto fragmento.',
    },
    variant: { startingLife: 20, maxLife: 40, everyTurnTicks: true },
    rule: {
      it: 'Luce senza tetto: le cure arrivano fino a 40 punti vita, e veleno e rigenerazione agiscono in ogni turno.',
      en: 'Light without a roof: healing goes up to 40 life, and poison and regeneration apply in every turn.',
      pt: 'Luz sem teto: as curas chegam a 40 pontos de vida, e veneno e regeneração agem em todo turno.',
    },
    elements: ['light', 'fire'],
    mostRare: 'legendary',
    reward: ['aurea-settelampade', 'blind-astronomer', 'noon-judgement', 'dawn-mirror'],
    needs: 6,
  },
  {
    id: 'moth-prince',
    name: { it: 'Il Principe delle Falene', en: 'The Prince of Moths', pt: 'O Príncipe das Mariposas' },
    story: {
      it: 'Mille falene battono le ali insieme, e sembra un applauso. Il Principe ha la tua faccia.',
      en: 'A thousand moths beat their wings together, and it sounds like applause. The Prince has your face.',
      pt: 'Mil mariposas batem as asas juntas, e parece um aplauso. O Príncipe tem o seu rosto.',
    },
    ending: {
      it: 'Quando le falene se ne vanno, il sesto frammento è sul tavolo, e la faccia è di nuovo soltanto tua.',
      en: 'When the moths are gone the sixth shard lies on the table, and the face is yours alone again.',
      pt: 'Quando as mariposas se vão, o sexto fragmento está na mesa, e o rosto volta a ser só seu.',
    },
    variant: { stealthUntargetable: true },
    rule: {
      it: 'Notte fonda: l’avversario non può scegliere come bersaglio chi è furtivo.',
      en: 'Deep night: opponents cannot target hidden characters.',
      pt: 'Noite profunda: o oponente não pode escolher como alvo quem está furtivo.',
    },
    elements: ['shadow', 'water'],
    mostRare: 'legendary',
    reward: ['moth-prince-ii', 'puppeteer', 'mute-confessor', 'moonless-night'],
    needs: 8,
  },
  {
    id: 'silent-founder',
    name: { it: 'Il Fonditore Silenzioso', en: 'The Silent Founder', pt: 'O Fundidor Silencioso' },
    story: {
      it: 'In fondo alla Strada c’è chi fuse la Campana, e chi la ruppe: la stessa persona. Sei frammenti, una partita, un rintocco.',
      en: 'At the end of the Road waits the one who cast the Bell and the one who broke it: the same person. Six shards, one match, one toll.',
      pt: 'No fim da Estrada está quem fundiu o Sino e quem o quebrou: a mesma pessoa. Seis fragmentos, uma partida, uma badalada.',
    },
    ending: {
      it: 'Il bronzo è di nuovo intero. Per la prima volta dopo secoli, tutte le città sentono la stessa ora. La Strada è tua.',
      en: 'The bronze is whole again. For the first time in centuries all cities hear the same hour. The Road is yours.',
      pt: 'O bronze está inteiro de novo. Pela primeira vez em séculos, todas as cidades ouvem a mesma hora. A Estrada é sua.',
    },
    variant: { startingLife: 30, maxLife: 30, startingEnergy: 2, firstHand: 7, secondHand: 8 },
    rule: {
      it: 'L’ultima partita: 30 punti vita, mani di 7 e 8 carte, 3 energie al primo turno.',
      en: 'The last match: 30 life, hands of 7 and 8 cards, 3 energy on the first turn.',
      pt: 'A última partida: 30 pontos de vida, mãos de 7 e 8 cartas, 3 de energia no primeiro turno.',
    },
    elements: ['fire', 'shadow'],
    mostRare: 'ultra-rare',
    reward: ['bell-foundry', 'last-toll', 'paid-company', 'six-tone-pilgrim', 'captain-of-fortune'],
    needs: 10,
  },
];
