/** A printed card with its current cost. */
import './card.css';
import type { LiryaPrintedCard } from './printed-card.ts';
import { CardEmblem } from './card-emblem.tsx';
import { Icon } from './icons.tsx';
import type { LiryaBoardTexts } from './texts/index.ts';

/** Long words are printed smaller, because they would not fit on a small card. */
function nameClass(name: string): string {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return longest > 14 ? 'ly-card-name longest' : longest > 12 ? 'ly-card-name long' : 'ly-card-name';
}

/** `cost` is the current cost. */
export function CardFace({
  card,
  cost = card.cost,
}: {
  readonly card: LiryaPrintedCard;
  readonly cost?: number;
}) {
  const change = cost > card.cost ? 'dearer' : cost < card.cost ? 'cheaper' : '';
  return (
    <span className={`ly-card ly-ink-${card.element} ly-${card.rarity}`}>
      <CardEmblem card={card.id} />
      <span className="ly-card-head">
        <span className={`ly-cost ${change}`}>{cost}</span>
        <span className={nameClass(card.name)}>{card.name}</span>
        <Icon name={card.element} />
      </span>
      <span className="ly-card-kind">{card.kind}</span>
      <span className={card.text.join('').length > 130 ? 'ly-card-text long' : 'ly-card-text'}>
        {card.text.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {card.stats && <Stats {...card.stats} />}
    </span>
  );
}

function Stats(stats: NonNullable<LiryaPrintedCard['stats']>) {
  return (
    <span className="ly-values">
      {(['attack', 'defence', 'health'] as const).map((stat) => (
        <span key={stat} className="ly-value">
          <Icon name={stat} />
          {stats[stat]}
        </span>
      ))}
    </span>
  );
}

/** The whole card as a text for screen readers. */
export function describeCard(labels: LiryaBoardTexts, card: LiryaPrintedCard, cost = card.cost): string {
  const { stats } = card;
  const values = stats && `${stats.attack}/${stats.defence}/${stats.health}`;
  const head = [card.name, `${labels.cost} ${cost}`, card.kind, values].filter((part) => part !== undefined);
  return [`${head.join(', ')}.`, ...card.text].join(' ');
}
