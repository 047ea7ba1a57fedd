/** A character or a structure in play. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { classNames, navigateWithin, zoomOnPointer } from '@ludoteca/kit/web';
import { rowOfId } from '../pool/index.ts';
import type { PieceView, StateView } from '../view-types.ts';
import { forecastCombats } from '../combat-forecast.ts';
import { formatCounters, formatKeywords, formatAbilities } from '../text/piece-details.ts';
import { isActor, isOpenTarget } from './combat-plan.ts';
import { CardEmblem } from './card-emblem.tsx';
import { pieceAttempt } from './offers.ts';
import { Pressable } from './pressable.tsx';
import { printCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import { refId } from './element-ids.ts';
import { PieceValues, describeValues } from './piece-values.tsx';
import type { LiryaBoardTexts } from './texts/index.ts';

const navigate = navigateWithin('.ly-board');

type PieceProps = LiryaBoardProps & { readonly seat: Seat; readonly piece: PieceView };

/** What a press on the piece does. */
type PieceRole = 'actor' | 'other' | 'chosen' | 'possible' | undefined;

function roleOf({ combat, offers, piece }: PieceProps): PieceRole {
  if (combat.plan.waiting === piece.id) return 'chosen';
  if (isOpenTarget(combat.plan, combat.options, piece.id)) return 'other';
  if (isActor(combat.options, piece.id)) return 'actor';
  return offers.onRef(piece.id).length > 0 ? 'possible' : undefined;
}

/** The expected result if the waiting piece also attacked this one. */
function forecastFor({ combat, asked, view, piece }: PieceProps, role: PieceRole) {
  if (role !== 'other' || asked?.prompt !== 'attack' || combat.plan.waiting === undefined) return undefined;
  return forecastCombats(view, [...combat.attacks, { attacker: combat.plan.waiting, target: piece.id }]).at(
    -1,
  );
}

export function Piece(props: PieceProps) {
  const { piece, combat, labels, language, seat, names } = props;
  const card = printCard(language, piece.card);
  const role = roleOf(props);
  const change = props.healthChanges.get(piece.id);
  const forecast = forecastFor(props, role);
  const isPlanned =
    combat.plan.pairs.length > 0 &&
    combat.attacks.some((shot) => shot.kind === 'planned' && shot.attacker === piece.id);
  return (
    <Pressable
      className={classNames(
        'ly-piece',
        `ly-ink-${card.element}`,
        role !== undefined && 'possible',
        role,
        isPlanned && 'planned',
        piece.level === 0 && !piece.ready && seat === props.view.active && 'tired',
      )}
      thing={refId(piece.id)}
      aria-label={[
        card.name,
        describeValues(labels, piece),
        ...formatCounters(language, piece),
        at(names, seat),
      ].join(', ')}
      aria-disabled={role === undefined}
      aria-pressed={role === 'actor' || role === 'chosen' ? role === 'chosen' || isPlanned : undefined}
      onClick={({ currentTarget }) => pressPiece(props, role, currentTarget)}
      onKeyDown={navigate}
      {...zoomOnPointer(props, { card: piece.card, piece })}
    >
      <CardEmblem card={piece.card} />
      <span className="ly-piece-head">
        <Icon name={card.element} />
        <span className="ly-piece-name">{card.name}</span>
      </span>
      <Keywords piece={piece} language={language} />
      <States states={piece.states} labels={labels} />
      {piece.states.length === 0 && piece.level === 0 && <Abilities piece={piece} language={language} />}
      <EquipmentIcons piece={piece} />
      <PieceValues piece={piece} />
      {change !== undefined && <HealthChange amount={change} />}
      {forecast && (
        <span className="ly-foreseen">
          {formatDamage(forecast.damage)}
          {forecast.kills && <Icon name="skull" />}
        </span>
      )}
    </Pressable>
  );
}

function pressPiece(props: PieceProps, role: PieceRole, anchor: HTMLElement): void {
  const { combat, offers, piece, answer, asked, hint, seat, watcher, isBusy } = props;
  const options = offers.onRef(piece.id);
  const [only] = options;
  if (role === 'actor' || role === 'chosen' || role === 'other') {
    // The enlarged view would cover the other pieces.
    props.onZoomEnd();
    return role === 'other' ? combat.pressTarget(piece.id) : combat.pressActor(piece.id);
  }
  const actions = options.filter((option) => typeof option === 'object' && !('id' in option));
  if (only !== undefined && actions.length === 0) return answer(only);
  const attempt = pieceAttempt(asked?.prompt ?? '', piece, seat);
  if (only === undefined && attempt !== undefined && !isBusy && seat === watcher)
    hint.explain(`piece ${piece.id}`, attempt, true);
  props.onZoom({ card: piece.card, piece, anchor, isPinned: true, options });
}

function Keywords({ piece, language }: { readonly piece: PieceView; readonly language: Language }) {
  const keywords = [...formatKeywords(language, piece), ...formatCounters(language, piece)];
  return keywords.length === 0 ? null : <span className="ly-piece-words">{keywords.join(', ')}</span>;
}

/** If the keywords take more than one line, in characters, there is no room for abilities. */
const MAX_KEYWORDS_LENGTH = 20;

function Abilities({ piece, language }: { readonly piece: PieceView; readonly language: Language }) {
  const lines = formatAbilities(language, piece);
  const isFull = formatKeywords(language, piece).join(', ').length > MAX_KEYWORDS_LENGTH;
  return lines.length === 0 || isFull ? null : <span className="ly-piece-text">{lines.join(' ')}</span>;
}

function States({
  states,
  labels,
}: {
  readonly states: readonly StateView[];
  readonly labels: LiryaBoardTexts;
}) {
  if (states.length === 0) return null;
  return (
    <span className="ly-states">
      {states.map(({ state, turns, against }) => (
        <span
          key={against ?? state}
          className={`ly-state ly-state-${state}`}
          title={labels.terms.states[state]}
        >
          <Icon name={state} />
          <span className="ly-state-word">{labels.terms.states[state]}</span>
          {turns !== undefined && <b>{turns}</b>}
        </span>
      ))}
    </span>
  );
}

function EquipmentIcons({ piece }: { readonly piece: PieceView }) {
  if (piece.equipment.length === 0) return null;
  return (
    <span className="ly-carried">
      {piece.equipment.map(({ id, card }) => {
        const printed = rowOfId(card)?.card;
        const slot = printed?.type === 'equipment' ? printed.slot : 'universal';
        return (
          <Icon key={id} name={slot === 'weapon' ? 'attack' : slot === 'armour' ? 'defence' : 'neutral'} />
        );
      })}
    </span>
  );
}

const formatDamage = (amount: number): string => (amount === 0 ? '0' : `−${amount}`);

/** The change of health by the latest events. */
export function HealthChange({ amount }: { readonly amount: number }) {
  const kind = amount < 0 ? 'harm' : amount > 0 ? 'mend' : 'none';
  return (
    <span className={`ly-change ${kind}`} aria-hidden="true">
      {amount > 0 ? `+${amount}` : formatDamage(-amount)}
    </span>
  );
}
