import { at, type Seat } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { zoomOnPointer, navigateWithin } from '@ludoteca/kit/web';
import { rowOfId } from '../pool/index.ts';
import type { PieceView, StateView } from '../view-types.ts';
import { forecastCombats } from '../combat-forecast.ts';
import { formatCounters, formatKeywords, formatAbilities } from '../text/piece-details.ts';
import { isActor, isOther } from './battle.ts';
import { pieceAttempt } from './offers.ts';
import { Pressable } from './pressable.tsx';
import { printedOf } from './printed.ts';
import { Sign } from './signs.tsx';
import { refThing, type Table } from './table.ts';
import { Values, valuesAloud } from './values.tsx';
import type { Words } from './words.ts';

const steer = navigateWithin('.ly-board');

type Standing = Table & { readonly seat: Seat; readonly piece: PieceView };

/** What a press on a piece does now. */
type Role = 'actor' | 'other' | 'chosen' | 'possible' | undefined;

function roleOf({ battle, offers, piece }: Standing): Role {
  if (battle.plan.waiting === piece.id) return 'chosen';
  if (isOther(battle.plan, battle.options, piece.id)) return 'other';
  if (isActor(battle.options, piece.id)) return 'actor';
  return offers.on(piece.id).length > 0 ? 'possible' : undefined;
}

/** What would happen if who waits attacked this one, as the last of all that is planned. */
function foreseenFor({ battle, asked, view, piece }: Standing, role: Role) {
  if (role !== 'other' || asked?.prompt !== 'attack' || battle.plan.waiting === undefined) return undefined;
  return forecastCombats(view, [...battle.shots, { attacker: battle.plan.waiting, target: piece.id }]).at(-1);
}

/** A character or a structure in play. */
export function Piece(given: Standing) {
  const { piece, battle, words, language, seat, names } = given;
  const card = printedOf(language, piece.card);
  const role = roleOf(given);
  const change = given.changes.get(piece.id);
  const foreseen = foreseenFor(given, role);
  const isPlanned =
    battle.plan.pairs.length > 0 &&
    battle.shots.some((shot) => shot.kind === 'planned' && shot.attacker === piece.id);
  const classes = [
    'ly-piece',
    `ly-ink-${card.element}`,
    role !== undefined && 'possible',
    role,
    isPlanned && 'planned',
    piece.level === 0 && !piece.ready && seat === given.view.active && 'tired',
  ];
  return (
    <Pressable
      className={classes.filter(Boolean).join(' ')}
      thing={refThing(piece.id)}
      aria-label={[
        card.name,
        valuesAloud(words, piece),
        ...formatCounters(language, piece),
        at(names, seat),
      ].join(', ')}
      aria-disabled={role === undefined}
      aria-pressed={role === 'actor' || role === 'chosen' ? role === 'chosen' || isPlanned : undefined}
      onClick={({ currentTarget }) => press(given, role, currentTarget)}
      onKeyDown={steer}
      {...zoomOnPointer(given, { card: piece.card, piece })}
    >
      <span className="ly-piece-head">
        <Sign name={card.element} />
        <span className="ly-piece-name">{card.name}</span>
      </span>
      <Keywords piece={piece} language={language} />
      <States states={piece.states} words={words} />
      {piece.states.length === 0 && piece.level === 0 && <Powers piece={piece} language={language} />}
      <Carried piece={piece} />
      <Values piece={piece} />
      {change !== undefined && <Change amount={change} />}
      {foreseen && (
        <span className="ly-foreseen">
          {harm(foreseen.damage)}
          {foreseen.kills && <Sign name="skull" />}
        </span>
      )}
    </Pressable>
  );
}

function press(given: Standing, role: Role, anchor: HTMLElement): void {
  const { battle, offers, piece, answer, asked, hint, seat, watcher, isBusy } = given;
  const options = offers.on(piece.id);
  const [only] = options;
  if (role === 'actor' || role === 'chosen' || role === 'other') {
    // Whoever chooses among pieces needs to see them all.
    given.onZoomEnd();
    return role === 'other' ? battle.pressOther(piece.id) : battle.pressActor(piece.id);
  }
  const deeds = options.filter((option) => typeof option === 'object' && !('id' in option));
  if (only !== undefined && deeds.length === 0) return answer(only);
  const attempt = pieceAttempt(asked?.prompt ?? '', piece, seat);
  if (only === undefined && attempt !== undefined && !isBusy && seat === watcher)
    hint.explain(`piece ${piece.id}`, attempt, true);
  given.onZoom({ card: piece.card, piece, anchor, isPinned: true, options });
}

function Keywords({ piece, language }: { readonly piece: PieceView; readonly language: Language }) {
  const said = [...formatKeywords(language, piece), ...formatCounters(language, piece)];
  return said.length === 0 ? null : <span className="ly-piece-words">{said.join(', ')}</span>;
}

/** More keywords than fit on one line leave no room for more. */
const LONGEST_WORDS = 20;

function Powers({ piece, language }: { readonly piece: PieceView; readonly language: Language }) {
  const lines = formatAbilities(language, piece);
  const isFull = formatKeywords(language, piece).join(', ').length > LONGEST_WORDS;
  return lines.length === 0 || isFull ? null : <span className="ly-piece-text">{lines.join(' ')}</span>;
}

function States({ states, words }: { readonly states: readonly StateView[]; readonly words: Words }) {
  if (states.length === 0) return null;
  return (
    <span className="ly-states">
      {states.map(({ state, turns, against }) => (
        <span
          key={against ?? state}
          className={`ly-state ly-state-${state}`}
          title={words.terms.states[state]}
        >
          <Sign name={state} />
          <span className="ly-state-word">{words.terms.states[state]}</span>
          {turns !== undefined && <b>{turns}</b>}
        </span>
      ))}
    </span>
  );
}

/** A sign for each thing that it carries. */
function Carried({ piece }: { readonly piece: PieceView }) {
  if (piece.equipment.length === 0) return null;
  return (
    <span className="ly-carried">
      {piece.equipment.map(({ id, card }) => {
        const printed = rowOfId(card)?.card;
        const slot = printed?.type === 'equipment' ? printed.slot : 'universal';
        return (
          <Sign key={id} name={slot === 'weapon' ? 'attack' : slot === 'armour' ? 'defence' : 'neutral'} />
        );
      })}
    </span>
  );
}

const harm = (amount: number): string => (amount === 0 ? '0' : `−${amount}`);

/** What just happened to it. */
export function Change({ amount }: { readonly amount: number }) {
  const kind = amount < 0 ? 'harm' : amount > 0 ? 'mend' : 'none';
  return (
    <span className={`ly-change ${kind}`} aria-hidden="true">
      {amount > 0 ? `+${amount}` : harm(-amount)}
    </span>
  );
}
