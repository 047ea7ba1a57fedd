import './looking.css';
import { canonical } from '@ludoteca/kernel';
import { Beside, type Look } from '@ludoteca/kit/web';
import type { PieceView } from '../views.ts';
import { STATS, type Stat } from '../vocabulary/index.ts';
import { CardFace } from './card.tsx';
import { printedOf } from './printed.ts';
import { Sign } from './signs.tsx';
import type { Looked, Table } from './table.ts';
import { keywordsAloud } from './values.tsx';

/** A card that somebody looks at: all that is printed on it, why it is worth what it is worth now, and what can be done with it. */
export function Looking(given: Table & { readonly look: Look<Looked>; readonly onClose: () => void }) {
  const { look, language, onClose, asked, texts, names, answer } = given;
  const card = printedOf(language, look.card);
  const { piece, kept, options = [] } = look;
  return (
    <Beside anchor={look.anchor} label={card.name} onClose={onClose}>
      <div className={kept ? 'ly-look kept' : 'ly-look'}>
        <CardFace card={card} />
        <div className="ly-look-more">
          {kept &&
            asked !== undefined &&
            options.map((option) => (
              <button
                key={canonical(option)}
                type="button"
                className="ly-deed"
                onClick={() => {
                  onClose();
                  answer(option);
                }}
              >
                {texts.option(option, asked, names)}
              </button>
            ))}
          {piece && <Worth {...given} piece={piece} />}
          {card.flavour !== undefined && <p className="ly-flavour">{card.flavour}</p>}
        </div>
      </div>
    </Beside>
  );
}

function Worth(given: Table & { readonly piece: PieceView }) {
  const { piece, words, language } = given;
  const { states, equipment, keywords } = piece;
  return (
    <>
      {STATS.filter((stat) => piece.why[stat].length > 1).map((stat) => (
        <Why key={stat} {...given} stat={stat} />
      ))}
      {keywords.length > 0 && <p>{keywordsAloud(words, piece)}</p>}
      {states.map(({ state, turns, against }) => (
        <p key={state} className="ly-look-state">
          <Sign name={state} />
          {[
            words.terms.states[state],
            against && words.against(against),
            turns === undefined ? undefined : words.turnsLeft(turns),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ))}
      {equipment.map(({ id, card }) => (
        <p key={id} className="ly-look-state">
          <Sign name="equipment" />
          {words.carries} {printedOf(language, card).name}
        </p>
      ))}
    </>
  );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Why is attack 5? From what is printed to what it is, part by part. */
function Why({ piece, stat, words, language }: Table & { readonly piece: PieceView; readonly stat: Stat }) {
  const value = stat === 'health' ? piece.most : piece[stat];
  return (
    <dl className="ly-why">
      <dt>{words.values.why(words.terms.stats[stat], value)}</dt>
      {piece.why[stat].map((part, i) => (
        <dd key={canonical({ ...part, i })}>
          <b>{part.from === 'base' || part.from === 'set' ? part.amount : signed(part.amount)}</b>{' '}
          {part.state === undefined ? words.values.from[part.from] : words.terms.states[part.state]}
          {part.card !== undefined && `: ${printedOf(language, part.card).name}`}
        </dd>
      ))}
    </dl>
  );
}
