/** The languages of the wire, by its codes. */
export const LANGUAGES = ['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Words that people write for readers: one value for each language they wrote, in at least one. In the database it is a
 * `platform.local_text`, in a body what `@lanna/contract/local-text` lets through.
 */
export type LocalText = { readonly [language in Language]?: string };

/**
 * The words for a reader: in their language, else in the writer's own (of what a brand wrote: its default language), else
 * in English, Thai, or whatever there is. `platform.local_text_in` does the same in SQL.
 */
export function localText(text: LocalText, language: Language, writersLanguage: Language): string {
  const chosen = languageOfLocalText(text, language, writersLanguage);
  const words = text[chosen];
  if (words === undefined) throw new Error('a text without words in any language');
  return words;
}

/** The language `localText` answers in: the element that shows the text sets it as `lang`, for fonts and screen readers. */
export function languageOfLocalText(
  text: LocalText,
  language: Language,
  writersLanguage: Language,
): Language {
  const requested: Language[] = [language, writersLanguage, 'EN', 'TH', ...LANGUAGES];
  return requested.find((candidate) => text[candidate] !== undefined) ?? language;
}
