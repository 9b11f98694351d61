const TYPED = /^\d{1,3}([.,]\d{1,3})?$/;
/** Rates are kept in hundred-thousandths: a thousandth of a per cent. */
const PER_CENT = 1000;
const HIGHEST = 100 * PER_CENT;

/** `0.7` per cent → 700. Undefined for text that is no rate; an empty one is 0. */
export function readPercent(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  if (!TYPED.test(typed)) return undefined;
  const rate = Math.round(Number(typed.replace(',', '.')) * PER_CENT);
  return rate <= HIGHEST ? rate : undefined;
}

/** 700 → `0.7`. */
export function percentText(rate: number): string {
  return String(rate / PER_CENT);
}
