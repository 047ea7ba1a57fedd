import './card.css';
import type { LiryaPrintedCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardTexts } from './texts/index.ts';

/** Words that would have to be broken where cards are small are written smaller. */
function nameClass(name: string): string {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return longest > 14 ? 'ly-card-name longest' : longest > 12 ? 'ly-card-name long' : 'ly-card-name';
}

/** A card as it is held: cost, name, what it is, what it does, its values. `cost`: what it costs now. */
export function CardFace({
  card,
  cost = card.cost,
}: {
  readonly card: LiryaPrintedCard;
  readonly cost?: number;
}) {
  const bend = cost > card.cost ? 'dearer' : cost < card.cost ? 'cheaper' : '';
  return (
    <span className={`ly-card ly-ink-${card.element} ly-${card.rarity}`}>
      <span className="ly-card-head">
        <span className={`ly-cost ${bend}`}>{cost}</span>
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

/** All of it in words, for who hears it. */
export function describeCard(words: LiryaBoardTexts, card: LiryaPrintedCard, cost = card.cost): string {
  const { stats } = card;
  const values = stats && `${stats.attack}/${stats.defence}/${stats.health}`;
  const head = [card.name, `${words.cost} ${cost}`, card.kind, values].filter((part) => part !== undefined);
  return [`${head.join(', ')}.`, ...card.text].join(' ');
}
