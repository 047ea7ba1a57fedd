import './looking.css';
import { canonicalJson } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { Popover, type ZoomTarget } from '@ludoteca/kit/web';
import type { PieceView } from '../view-types.ts';
import { configOf } from '../settings.ts';
import { formatPieceModifiers } from '../text/modifiers.ts';
import { type StateAmounts, formatReminders } from '../text/printed-card.ts';
import {
  formatCarried,
  formatCounters,
  formatKeywordReminders,
  formatState,
  explainStats,
} from '../text/piece-details.ts';
import type { CardId } from '../card-definition/index.ts';
import { CardFace } from './card.tsx';
import { deedOf } from './deeds.ts';
import { printedOf } from './printed.ts';
import { Sign } from './signs.tsx';
import type { Looked, Table } from './table.ts';

/** A card that somebody looks at: all that is printed on it, why it is worth what it is worth now, and what can be done with it. */
export function Looking(given: Table & { readonly look: ZoomTarget<Looked>; readonly onClose: () => void }) {
  const { look, language, onClose, answer } = given;
  const card = printedOf(language, look.card);
  const { piece, isPinned, mark, options = [] } = look;
  const { amounts } = configOf(given.view.settings);
  return (
    <Popover anchor={look.anchor} label={card.name} onClose={onClose}>
      <div className={isPinned ? 'ly-look kept' : 'ly-look'}>
        <CardFace card={card} />
        <div className="ly-look-more">
          {mark && (
            <button
              type="button"
              className="ly-deed"
              onClick={() => {
                onClose();
                mark.press();
              }}
            >
              {mark.label}
            </button>
          )}
          {isPinned &&
            options.map((option) => (
              <button
                key={canonicalJson(option)}
                type="button"
                className="ly-deed"
                onClick={() => {
                  onClose();
                  answer(option);
                }}
              >
                {deedOf(given, option)}
              </button>
            ))}
          {piece && <Worth {...given} piece={piece} />}
          <Help language={language} card={look.card} amounts={amounts} piece={piece} />
          {card.flavour !== undefined && <p className="ly-flavour">{card.flavour}</p>}
        </div>
      </div>
    </Popover>
  );
}

/** What the words of a card mean. */
export function Help(given: {
  readonly language: Language;
  readonly card: CardId;
  readonly amounts: StateAmounts;
  readonly piece?: PieceView | undefined;
}) {
  return formatReminders(given.language, given.card, given.amounts, given.piece).map((line) => (
    <p key={line} className="ly-look-help">
      {line}
    </p>
  ));
}

/** Why is attack 5? From what is printed to what it is, part by part; then what its keywords and states mean. */
function Worth({ piece, language, names }: Table & { readonly piece: PieceView }) {
  return (
    <>
      {explainStats(language, piece).map(({ stat, question, parts }) => (
        <dl key={stat} className="ly-why">
          <dt>{question}</dt>
          {parts.map((part, i) => (
            <dd key={canonicalJson({ ...part, i })}>
              <b>{part.amount}</b> {part.from}
            </dd>
          ))}
        </dl>
      ))}
      {[...formatKeywordReminders(language, piece), ...formatCounters(language, piece)].map((line) => (
        <p key={line} className="ly-look-help">
          {line}
        </p>
      ))}
      {piece.states.map((state) => (
        <p key={state.against ?? state.state} className="ly-look-state">
          <Sign name={state.state} />
          {formatState(language, state, names)}
        </p>
      ))}
      {formatPieceModifiers(language, names, piece).map((line, i) => (
        <p key={canonicalJson({ line, i })} className="ly-look-help">
          {line}
        </p>
      ))}
      {piece.equipment.map((item) => (
        <p key={item.id} className="ly-look-state">
          <Sign name="equipment" />
          {formatCarried(language, item)}
        </p>
      ))}
    </>
  );
}
