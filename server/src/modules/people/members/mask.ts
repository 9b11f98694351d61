/*
 * How a member's name, mobile number and e-mail are shown to anybody else, and to the member on a screen that others may see: by
 * these rules and no others. `contract/src/shown-names.test.ts` lists where.
 */

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

/** `+66812345678` → `+66•••••5678`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}•••••${mobile.slice(-4)}`;
}

/** `somchai@example.com` → `s•••@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
