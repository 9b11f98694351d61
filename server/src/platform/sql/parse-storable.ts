/**
 * JSON of another machine, without what a text of the database cannot hold: NUL and halves of surrogate pairs, which JSON writes only as escapes.
 * Throws `SyntaxError`.
 */
export function parseStorable(text: string): unknown {
  return JSON.parse(text, text.includes('\\u') ? refuseUnstorable : undefined);
}

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new SyntaxError('unstorable text');
  return value;
}
