/** Returns the rectangle of an element relative to its board, because the page may scroll. */
export function rectOnBoard(board: HTMLElement, element: Element): DOMRect {
  const { x, y } = board.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  return new DOMRect(rect.x - x, rect.y - y, rect.width, rect.height);
}
