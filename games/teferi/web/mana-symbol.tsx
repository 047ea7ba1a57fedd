/** Mana symbols and texts that contain them. */
import './card.css';
import { at } from '@ludoteca/kernel';
import { PathIcon } from '@ludoteca/kit/web';
import type { ManaType } from '../abilities/index.ts';
import { coloursOfSymbol, type TextPart, parseSymbols, restOfSymbol } from './symbol-text.ts';
import type { TeferiBoardTexts } from './texts/index.ts';

/** Own drawings on a 24 grid: a lamp, waves, a moon, a peak, a leaf, a cut stone. */
const ICONS: { readonly [type in ManaType]: string } = {
  W: 'M8 10a4 4 0 1 1 8 0v5H8ZM8 18.500h8M12 2v1.500',
  U: 'M4 9c2.700-3 5.300-3 8 0s5.300 3 8 0M4 15.500c2.700-3 5.300-3 8 0s5.300 3 8 0',
  B: 'M17.500 15.500A7 7 0 0 1 9 5.500a7.300 7.300 0 1 0 8.500 10Z',
  R: 'M3.500 18.500 10 6l4 6.500 2.200-3 4.300 9Z',
  G: 'M6 18.500C5 9.500 10 5.500 19 5.500c0 9-4 13.500-11 12M6 18.500c2-4.500 4.500-7 8-9',
  C: 'M7.500 5h9L20 10l-8 10-8-10ZM4 10h16',
};
const TAP_ICON = 'M6 8.500a8 8 0 1 1-.5 7M5 3.500v5.500h5.500';

function symbolName(symbol: string, labels: TeferiBoardTexts): string {
  if (symbol === 'T') return labels.tap;
  const colours = coloursOfSymbol(symbol).map((type) => labels.mana[type]);
  return [...colours, ...(restOfSymbol(symbol) === '' ? [] : [restOfSymbol(symbol)])].join('/');
}

function ManaSymbol({ symbol, labels }: { readonly symbol: string; readonly labels: TeferiBoardTexts }) {
  const [first, second] = coloursOfSymbol(symbol);
  const rest = restOfSymbol(symbol);
  const colourClass = first === undefined ? 'tf-ink-none' : `tf-ink-${first}`;
  const path = symbol === 'T' ? TAP_ICON : first && ICONS[first];
  return (
    <span
      className={
        second === undefined ? `tf-symbol ${colourClass}` : `tf-symbol ${colourClass} tf-half-${second}`
      }
      role="img"
      aria-label={symbolName(symbol, labels)}
    >
      {path !== undefined && <PathIcon path={path} />}
      {path === undefined && <b aria-hidden="true">{rest}</b>}
      {path !== undefined && rest !== '' && symbol !== 'T' && (
        <i aria-hidden="true">{rest === 'P' ? '♥' : rest}</i>
      )}
    </span>
  );
}

const renderPart = (part: TextPart, labels: TeferiBoardTexts, key: number) =>
  'symbol' in part ? <ManaSymbol key={key} symbol={part.symbol} labels={labels} /> : part.text;

/** A text with its symbols drawn. */
export function SymbolText({ text, labels }: { readonly text: string; readonly labels: TeferiBoardTexts }) {
  return parseSymbols(text).map((part, i) => renderPart(part, labels, i));
}

/** The icon of a mana type beside a text. */
export function ManaIcon({ type }: { readonly type: ManaType }) {
  return <PathIcon className="tf-sign" path={ICONS[type]} />;
}

/** The class for the colour of a card: its colour, gold for several, grey for none. */
export const frameClass = (colours: readonly ManaType[]): string =>
  colours.length === 0 ? 'tf-ink-C' : colours.length === 1 ? `tf-ink-${at(colours, 0)}` : 'tf-ink-many';
