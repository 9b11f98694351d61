/**
 * Words in double braces that the server fills in where a text is read, for the brand and in the language of the reader:
 * `{{brand}}`. Nothing else in braces is kept, so that no reader meets an unfilled one.
 */
export const PLACEHOLDERS = [
  /** The brand's name. */
  'brand',
  /** Years, as a figure. */
  'minimumAge',
  /** What the brand plays with, and by whose leave. */
  'licence',
  /** The ways to customer service, as links. */
  'contact',
  /** The symbol and code of the brand's currency. */
  'currency',
  /** The version of the terms that members accept. */
  'termsVersion',
  /** Of the copyright line. */
  'year',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const IN_BRACES = /\{\{([^{}]*)\}\}/g;

export function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

/** What stands in braces and is no placeholder, each once, as it was written; `{{` or `}}` alone counts too. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name);
  const rest = text.replace(IN_BRACES, '');
  const alone = ['{{', '}}'].filter((braces) => rest.includes(braces));
  return [...new Set([...named.filter((name) => !isPlaceholder(name)), ...alone])];
}

/** The text with each placeholder replaced; what is none stays as it is. */
export function filledPlaceholders(text: string, fill: (name: Placeholder) => string): string {
  return text.replace(IN_BRACES, (written, name: string) => (isPlaceholder(name) ? fill(name) : written));
}
