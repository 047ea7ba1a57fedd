/**
 * Copies a state faster than the kernel's generic copy, with an equal result: values that rules replace and never change are shared.
 * Fields are listed in the order in which they are created, so that V8 gives copies the hidden class of their originals (ADR 41).
 */
import { copyEach, copyOptional } from '@ludoteca/kit';
import type {
  Attack,
  DelayedTrigger,
  Modifier,
  Piece,
  PlayerState,
  Ref,
  SpecialDeck,
  StackItem,
  State,
} from './parts.ts';

const MODIFIER_OPTIONS = { data: true, since: true, while: true, cut: true } as const;
const PIECE_OPTIONS = { gone: true } as const;
const ITEM_OPTIONS = { effects: true } as const;
const ATTACK_OPTIONS = { turned: true } as const;
const STATE_OPTIONS = { cardOrder: true } as const;

const copyModifier = (modifier: Modifier): Modifier => {
  const { kind, word, amount, until, turns, by, source, fixed } = modifier;
  const copy = { kind, word, amount, until, turns, by, source, fixed };
  return copyOptional<Modifier>(modifier, copy, MODIFIER_OPTIONS);
};

const copyPiece = (piece: Piece): Piece => {
  const copy = {
    id: piece.id,
    card: piece.card,
    origin: piece.origin,
    token: piece.token,
    owner: piece.owner,
    control: piece.control,
    slot: piece.slot,
    bearer: piece.bearer,
    level: piece.level,
    health: piece.health,
    most: piece.most,
    since: piece.since,
    lineSince: piece.lineSince,
    attacks: piece.attacks,
    moved: piece.moved,
    shifted: piece.shifted,
    hurt: piece.hurt,
    wounder: piece.wounder,
    shown: piece.shown,
    played: piece.played,
    marks: copyEach(piece.marks, copyModifier),
    uses: piece.uses.slice(),
  };
  return copyOptional<Piece>(piece, copy, PIECE_OPTIONS);
};

const copyRefs = (refs: Ref[]): Ref[] => refs.slice();

const copyItem = (item: StackItem): StackItem => {
  const copy = {
    id: item.id,
    kind: item.kind,
    seat: item.seat,
    card: item.card,
    fromHand: item.fromHand,
    source: item.source,
    ability: item.ability,
    slot: item.slot,
    targets: copyEach(item.targets, copyRefs),
    subject: item.subject,
    cause: item.cause,
    amount: item.amount,
    last: item.last,
    cost: item.cost,
    memory: { ...item.memory },
    copy: item.copy,
  };
  return copyOptional<StackItem>(item, copy, ITEM_OPTIONS);
};

const copyPlayer = (player: PlayerState): PlayerState => ({
  life: player.life,
  energy: player.energy,
  capacity: player.capacity,
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  discard: player.discard.slice(),
  banished: player.banished.slice(),
  aside: player.aside.slice(),
  marks: copyEach(player.marks, copyModifier),
  spells: player.spells,
  deaths: player.deaths,
  uses: player.uses.slice(),
  quick: player.quick,
  swapFrom: player.swapFrom,
  drained: player.drained,
  wins: player.wins,
});

const copyDelayed = ({ at, whose, item }: DelayedTrigger): DelayedTrigger => ({
  at,
  whose,
  item: copyItem(item),
});
const copySpecial = ({ structure, cards }: SpecialDeck): SpecialDeck => ({ structure, cards: cards.slice() });
const copyAttack = (attack: Attack): Attack => {
  const { attacker, target, cancelled, defended } = attack;
  return copyOptional<Attack>(attack, { attacker, target, cancelled, defended }, ATTACK_OPTIONS);
};

export function copyState(state: State): State {
  const copy = {
    settings: state.settings,
    turn: state.turn,
    active: state.active,
    first: state.first,
    phase: state.phase,
    players: copyEach(state.players, copyPlayer),
    pieces: copyEach(state.pieces, copyPiece),
    departed: copyEach(state.departed, copyPiece),
    stack: copyEach(state.stack, copyItem),
    waiting: copyEach(state.waiting, copyItem),
    delayed: copyEach(state.delayed, copyDelayed),
    specials: copyEach(state.specials, copySpecial),
    attacks: copyEach(state.attacks, copyAttack),
    returning: state.returning.slice(),
    gives: state.gives,
    awaits: state.awaits,
    givers: state.givers,
    auras: state.auras,
    worn: state.worn,
    nextId: state.nextId,
    stirred: state.stirred,
    resolved: state.resolved,
    events: state.events,
    echoes: state.echoes.slice(),
    ordered: state.ordered.slice(),
    anomalies: state.anomalies,
    off: state.off.slice(),
    left: state.left.slice(),
  };
  return copyOptional<State>(state, copy, STATE_OPTIONS);
}
