import { at } from '@ludoteca/kernel';
import { drawBox, truncateRow, type TextRow, seatSymbol } from '@ludoteca/kit';
import { foresee, isAhead, refOfBody } from '../forecast.ts';
import { outcomeOf } from '../text/foreseen.ts';
import { terms } from '../text/terms.ts';
import { itemText } from '../text/worth.ts';
import type { ItemView } from '../views.ts';
import type { Desk } from './boards.ts';
import { words } from './words.ts';

/** A box takes this much of the width. */
const BOX = 4;

/** Something on the stack, and at what it aims. */
function itemRow({ say, keys }: Desk, { id, seat, card, targets }: ItemView): TextRow {
  const key = keys.item(id);
  const aims = targets
    .flat()
    .map((body) => say.body(body))
    .join(', ');
  return [
    { text: key === undefined ? '' : `▸${key} `, role: 'possible' },
    seatSymbol(seat),
    { text: ` ${say.card(card)}`, role: 'black' },
    { text: aims === '' ? '' : ` → ${aims}` },
  ];
}

/** What is on the stack, the top first: it resolves first; what that does; and who may answer now. */
export function stackRows(desk: Desk): readonly TextRow[] {
  const { view, asked, names, language, width } = desk.drawing;
  const [top, ...below] = view.stack.toReversed();
  if (top === undefined) return [];
  const text = itemText(language, top);
  const items: TextRow[] = [
    itemRow(desk, top),
    ...(text === '' ? [] : [[{ text: `  ${text}`, role: 'quiet' } as const]]),
    ...below.map((item) => itemRow(desk, item)),
  ];
  const decides: TextRow[] =
    asked === undefined
      ? []
      : [[{ text: `▸ ${words[language].decides(at(names, asked.seat))}`, role: 'possible' }]];
  const rows = [...items, ...decides].map((row) => truncateRow(row, width - BOX));
  return drawBox(rows, [{ text: desk.say.words.zones.stack }]);
}

/** The attacks of this combat, in the order in which they were declared, and what each will come to if nobody answers. */
export function attackRows({ drawing, say }: Desk): readonly TextRow[] {
  const { view, asked, language, width } = drawing;
  if (view.attacks.length === 0) return [];
  const meetings = view.attacks.map(({ attacker, target, cancelled }) => ({
    attacker: cancelled ? 0 : refOfBody(attacker),
    target: refOfBody(target),
  }));
  const foreseen = isAhead(view, asked) ? foresee(view, meetings) : [];
  const rows = view.attacks.map(({ attacker, target, defended, cancelled }, i): TextRow => {
    const met = defended ? ` (${words[language].defended})` : '';
    const text = `${say.body(attacker)} → ${say.body(target)}${met}`;
    const seen = foreseen[i];
    if (cancelled) return [{ text, role: 'quiet' }];
    const outcome = seen === undefined ? '' : `: ${outcomeOf(language, seen, say.body(attacker))}`;
    return [{ text }, { text: outcome, role: 'quiet' }];
  });
  return drawBox(
    rows.map((row) => truncateRow(row, width - BOX)),
    [{ text: words[language].attacks }],
  );
}

/** Which turn, whose, which phase. */
export function turnRow({ drawing, say }: Desk): TextRow {
  const { view, language } = drawing;
  return [
    { text: `${words[language].turn(view.turn)} · ` },
    { text: say.name(view.active), role: 'seat', seat: view.active },
    { text: ` · ${terms[language].phases[view.phase]}` },
  ];
}
