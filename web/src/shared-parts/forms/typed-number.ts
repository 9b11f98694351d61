/** What a field says that is typed as a text; nothing typed is no number, and not zero. */
export function typedNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
