import { el } from '../../shared/element.ts';

const SAID_FOR_MS = 4000;

/** One line over the water for what has just happened; it goes by itself, unless it stays until something else is said. */
export function statusLine(first: string) {
  const root = el('p', { class: 'status', role: 'status' }, first);
  let clearing: ReturnType<typeof setTimeout> | undefined;
  function say(text: string, stays = false): void {
    root.textContent = text;
    clearTimeout(clearing);
    if (!stays && text !== '') clearing = setTimeout(() => say(''), SAID_FOR_MS);
  }
  return { root, say };
}
