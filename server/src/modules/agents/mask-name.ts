const SHOWN_AT_EACH_END = 2;

/**
 * `somchai` → `so***ai`: enough for a reader who knows the name; the number of stars is fixed, so that the
 * length stays hidden.
 */
export function maskName(name: string): string {
  const letters = [...name];
  const shown = Math.min(SHOWN_AT_EACH_END, Math.floor(letters.length / 3));
  const tail = shown === 0 ? '' : letters.slice(-shown).join('');
  return `${letters.slice(0, shown).join('')}***${tail}`;
}
