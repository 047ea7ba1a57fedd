/** RULES 12.7: plug-ins that fail where something is merely looked at. Looks change nothing, so who fails in them is named by the checks. */
import { deckCards } from '../deck/index.ts';
import { type Scope, scopeFor, scopeOfCard } from '../effects/scope.ts';
import { conditionFault } from '../plugins/run.ts';
import { abilityAt, type AbilityRow, rowAt } from '../pool/index.ts';
import { asksPlugin, GIVES } from '../pool/gives.ts';
import type { Condition } from '../vocabulary/index.ts';
import { scopeOfMark } from './marks.ts';
import { inPlay } from './statics.ts';
import { poolAround } from './strangers.ts';
import { type Hands, type PieceSeen, playerRef, powersOf, type Table } from './table.ts';
import { switchOff } from './triggers.ts';

type Asked = readonly [condition: Condition | undefined, scope: Scope];

export function blame(dealer: Hands): void {
  const { state } = dealer;
  if (inPlay(state, GIVES.custom)) for (const asked of inField(state)) ask(dealer, asked);
  // A deck of the sets that ship needs one set and no plug-in.
  if (state.settings.needs.length > 1) for (const asked of inDecks(state)) ask(dealer, asked);
}

function ask(dealer: Hands, [condition, scope]: Asked): void {
  const fault = condition && conditionFault(dealer.state, condition, scope);
  if (fault !== undefined) switchOff(dealer, fault);
}

/** Of abilities that are there or can be used, and of what lasts as long as something holds. */
function inField(state: Table): readonly Asked[] {
  const ofPieces = state.pieces.flatMap((piece): Asked[] => [
    ...abilitiesOf(piece).flatMap(({ ability }): Asked[] =>
      // Triggers and replacements are asked as they happen, and then at once.
      ability.kind === 'triggered' || ability.kind === 'replacement' ? [] : [[ability.if, scopeFor(piece)]],
    ),
    ...piece.marks.map((mark): Asked => [
      mark.while as unknown as Condition,
      scopeOfMark(state, mark, piece.id),
    ]),
  ]);
  const ofPlayers = state.players.flatMap(({ marks }, seat) =>
    marks.map((mark): Asked => [
      mark.while as unknown as Condition,
      scopeOfMark(state, mark, playerRef(seat)),
    ]),
  );
  return [...ofPieces, ...ofPlayers];
}

const abilitiesOf = (piece: PieceSeen): readonly AbilityRow[] => [
  ...powersOf(piece).all,
  ...piece.marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => abilityAt(amount)),
];

/** Of all cards that may be in decks, wherever they are: to look at hands alone would tell what is in them. */
function inDecks({ settings }: Table): readonly Asked[] {
  return poolAround([settings.deck1, settings.deck2].flatMap(deckCards))
    .map(rowAt)
    .filter(({ card }) => asksPlugin(card.if))
    .flatMap(({ card, index }): Asked[] => [0, 1].map((seat) => [card.if, scopeOfCard(seat, index)]));
}
