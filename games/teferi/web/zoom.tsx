/** The enlarged view of a card; of a permanent with its current values and how they result. */
import './zoom.css';
import { at } from '@ludoteca/kernel';
import { Popover, type ZoomTarget, WithRuleLinks } from '@ludoteca/kit/web';
import { formatLayerSteps } from '../layer-explanation/texts.ts';
import { formatKeywords } from '../text/keyword-names.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { createUnknownCard } from '../unknown-card.ts';
import { CardFace } from './card.tsx';
import { entityName } from './stack.tsx';
import { describeStatus } from './permanent-details.ts';
import type { TeferiZoom, TeferiBoardProps } from './board-props.ts';

export function CardZoom(
  props: TeferiBoardProps & { readonly zoomed: ZoomTarget<TeferiZoom>; readonly onClose: () => void },
) {
  const { zoomed, view, labels, hint, onClose } = props;
  const { card, anchor, id } = zoomed;
  const now = id === undefined ? undefined : view.battlefield.find((one) => one.id === id);
  return (
    <Popover anchor={anchor} label={card} onClose={onClose}>
      <div className="tf-look">
        <CardFace card={view.cards[card] ?? createUnknownCard(card)} now={now} labels={labels} />
        {view.cards[card]?.faces?.map((face) => (
          <CardFace key={face} card={view.cards[face] ?? createUnknownCard(face)} labels={labels} />
        ))}
        {now && <PermanentFacts {...props} permanent={now} />}
        {hint.text !== '' && (
          <p className="tf-look-why">
            <WithRuleLinks game="teferi" text={hint.text} />
          </p>
        )}
      </div>
    </Popover>
  );
}

interface PermanentFact {
  readonly label: string;
  readonly text: string;
}

function collectFacts(
  { view, labels, names, language }: TeferiBoardProps,
  permanent: VisiblePermanent,
): readonly PermanentFact[] {
  const { card, id, types, power, toughness, keywords, controller, owner, host } = permanent;
  const printed = view.cards[card];
  const size = `${power}/${toughness}`;
  const printedSize = printed?.power === undefined ? '–' : `${printed.power}/${printed.toughness}`;
  const attached = view.battlefield.filter((one) => one.host === id).map((one) => one.card);
  return [
    ...(types.includes('creature')
      ? [
          {
            label: labels.card.now,
            text: size === printedSize ? size : `${size} (${labels.card.printed} ${printedSize})`,
          },
        ]
      : []),
    ...(keywords.length > 0 ? [{ label: '', text: formatKeywords(keywords, language) }] : []),
    ...describeStatus(permanent, labels).map((note) => ({ label: '', text: note })),
    ...(host === 0 ? [] : [{ label: '', text: labels.card.attachedTo(entityName(view, names, host)) }]),
    ...(attached.length === 0 ? [] : [{ label: labels.card.attached, text: attached.join(', ') }]),
    ...(controller === owner
      ? []
      : [{ label: '', text: labels.card.controlled(at(names, controller), at(names, owner)) }]),
  ];
}

/** Current and printed values, states, attachments, and the effects by layer (613). */
function PermanentFacts(props: TeferiBoardProps & { readonly permanent: VisiblePermanent }) {
  const { permanent, labels } = props;
  return (
    <>
      <ul className="tf-facts">
        <li className="tf-facts-id">
          {permanent.card} #{permanent.id}
          {permanent.token && ` · ${labels.card.token}`}
        </li>
        {collectFacts(props, permanent).map(({ label, text }) => (
          <li key={`${label} ${text}`}>
            {label !== '' && <b>{label} </b>}
            {text}
          </li>
        ))}
      </ul>
      {permanent.layers && (
        <ol className="tf-layers" aria-label={labels.card.layers}>
          {formatLayerSteps(permanent.layers, permanent.types.includes('creature'), props.language).map(
            (line) => (
              <li key={line}>{line}</li>
            ),
          )}
        </ol>
      )}
    </>
  );
}
