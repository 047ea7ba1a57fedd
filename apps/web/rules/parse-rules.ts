/** Parses the part of Markdown in which the rules of games are written. */

/** A paragraph, heading, list item or table; `id` is the number of the rule or section. */
export type RuleBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly text: string }
  | { readonly kind: 'rule' | 'item' | 'text'; readonly id?: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const HEADING = /^(#+) (.*)$/;
const SECTION_NUMBER = /^(\d+)\. /;
/** `4.2 A seat …`, or `4. A seat …` in a short game. */
const RULE = /^(\d+(?:\.\d+)+[a-z]?|\d+(?=\.))\.? (.*)$/;
const ITEM = /^[-*] (.*)$/;
const ROW = /^\|(.*)\|$/;
const SEPARATOR = /^[\s|:-]+$/;

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const toItem = (text: string): RuleBlock => {
  const [, id, rest = text] = RULE.exec(text) ?? [];
  return id === undefined ? { kind: 'item', text } : { kind: 'item', id, text: rest };
};

export function parseRules(markdown: string): readonly RuleBlock[] {
  const blocks: RuleBlock[] = [];
  let isBroken = true;
  for (const line of markdown.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    const [, marks, title] = HEADING.exec(line) ?? [];
    const [, number, rule] = RULE.exec(line) ?? [];
    const item = ITEM.exec(line)?.[1];
    const row = ROW.exec(line)?.[1];
    if (line === '') isBroken = true;
    else if (marks !== undefined && title !== undefined)
      blocks.push({
        kind: 'heading',
        level: marks.length,
        id: SECTION_NUMBER.exec(title)?.[1] ?? toSlug(title),
        text: title,
      });
    else if (row !== undefined) {
      const cells = row.split('|').map((cell) => cell.trim());
      if (last?.kind === 'table' && !isBroken) {
        if (!SEPARATOR.test(row)) blocks[blocks.length - 1] = { kind: 'table', rows: [...last.rows, cells] };
      } else blocks.push({ kind: 'table', rows: [cells] });
    } else if (number !== undefined && rule !== undefined)
      blocks.push({ kind: 'rule', id: number, text: rule });
    else if (item !== undefined) blocks.push(toItem(item));
    else if (!isBroken && last !== undefined && 'text' in last && last.kind !== 'heading')
      // A line without a mark continues the paragraph.
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line}` };
    else blocks.push({ kind: 'text', text: line });
    if (line !== '') isBroken = marks !== undefined;
  }
  return blocks;
}

export const textOf = (block: RuleBlock): string =>
  block.kind === 'table' ? block.rows.flat().join(' ') : `${block.id ?? ''} ${block.text}`;
