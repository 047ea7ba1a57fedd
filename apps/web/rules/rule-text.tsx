/** A paragraph of the rules: emphasis, code, and links to the rules that it cites. */
import type { ReactNode } from 'react';

const PART = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b\d+\.\d+(?:\.\d+)*[a-z]?\b)/;

/** `ids` are the numbers that exist on the page. */
export function RuleText({
  text,
  ids,
}: {
  readonly text: string;
  readonly ids: ReadonlySet<string>;
}): ReactNode {
  let place = 0;
  return text.split(PART).map((part) => {
    const key = (place += part.length + 1);
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em key={key}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    // Other files are not on this page: their names stay.
    if (part.startsWith('[')) return part.slice(1, part.indexOf(']'));
    return ids.has(part) ? (
      <a key={key} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
