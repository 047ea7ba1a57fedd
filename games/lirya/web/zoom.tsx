/** The enlarged view of a card: the printed card, the explanation of its current values, and its options. */
import './zoom.css';
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
import { formatAction } from './action-label.ts';
import { printCard } from './printed-card.ts';
import { CardEmblem } from './card-emblem.tsx';
import { Icon } from './icons.tsx';
import type { LiryaZoom, LiryaBoardProps } from './board-props.ts';

export function CardZoom(
  props: LiryaBoardProps & { readonly zoomed: ZoomTarget<LiryaZoom>; readonly onClose: () => void },
) {
  const { zoomed, language, onClose, answer } = props;
  const card = printCard(language, zoomed.card);
  const { piece, isPinned, mulliganToggle, options = [] } = zoomed;
  const { amounts } = configOf(props.view.settings);
  return (
    <Popover anchor={zoomed.anchor} label={card.name} onClose={onClose}>
      <div className={isPinned ? 'ly-look kept' : 'ly-look'}>
        <CardFace card={card} />
        <div className="ly-look-more">
          {mulliganToggle && (
            <button
              type="button"
              className="ly-deed"
              onClick={() => {
                onClose();
                mulliganToggle.press();
              }}
            >
              {mulliganToggle.label}
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
                {formatAction(props, option)}
              </button>
            ))}
          {piece && <PieceDetails {...props} piece={piece} />}
          <CardReminders language={language} card={zoomed.card} amounts={amounts} piece={piece} />
          <span className={`ly-look-emblem ly-ink-${card.element}`}>
            <CardEmblem card={zoomed.card} />
          </span>
          {card.flavour !== undefined && <p className="ly-flavour">{card.flavour}</p>}
        </div>
      </div>
    </Popover>
  );
}

/** The reminder texts of a card. */
export function CardReminders(props: {
  readonly language: Language;
  readonly card: CardId;
  readonly amounts: StateAmounts;
  readonly piece?: PieceView | undefined;
}) {
  return formatReminders(props.language, props.card, props.amounts, props.piece).map((line) => (
    <p key={line} className="ly-look-help">
      {line}
    </p>
  ));
}

/** How each value results from the printed one; then the meaning of keywords, states, modifiers and equipment. */
function PieceDetails({ piece, language, names }: LiryaBoardProps & { readonly piece: PieceView }) {
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
          <Icon name={state.state} />
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
          <Icon name="equipment" />
          {formatCarried(language, item)}
        </p>
      ))}
    </>
  );
}
