/** Options without an element on the board: cards of a deck or of another hand, equipment, modes of an effect. */
import { canonicalJson } from '@ludoteca/kernel';
import { zoomOnPointer } from '@ludoteca/kit/web';
import { CardFace } from './card.tsx';
import type { LiryaOption } from './offers.ts';
import { Pressable } from './pressable.tsx';
import { printCard } from './printed-card.ts';
import type { LiryaBoardProps } from './board-props.ts';

export function Tray(props: LiryaBoardProps) {
  const { offers, labels } = props;
  if (offers.apart.length === 0) return null;
  return (
    <ul className="ly-tray" aria-label={labels.choices}>
      {offers.apart.map((option) => (
        <li key={canonicalJson(option)}>
          <TrayOption {...props} option={option} />
        </li>
      ))}
    </ul>
  );
}

function TrayOption(props: LiryaBoardProps & { readonly option: LiryaOption }) {
  const { option, asked, texts, names, language, answer } = props;
  const card = typeof option === 'object' && 'card' in option ? option.card : undefined;
  const label = asked === undefined ? '' : texts.option(option, asked, names);
  if (card === undefined)
    return (
      <button type="button" className="ly-deed" onClick={() => answer(option)}>
        {label}
      </button>
    );
  return (
    <Pressable
      className="held-card ly-held-card possible"
      aria-label={label}
      onClick={() => answer(option)}
      {...zoomOnPointer(props, { card })}
    >
      <CardFace card={printCard(language, card)} />
    </Pressable>
  );
}
