const KEPT_MAX = 40;
/** A telephone number, an account of a bank, a card, an identity document. */
const DIGITS_LEAST = 6;

/** Words as they are counted; undefined for those that may be about the person who typed them. */
export function keptWords(text: string): string | undefined {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  const isPersonal = /[@]|https?:|www\./.test(words) || digits >= DIGITS_LEAST;
  return isPersonal || [...words].length < 2 || words.length > KEPT_MAX ? undefined : words;
}
