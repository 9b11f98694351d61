import type { Language, LocalText } from '@lanna/rules/local-text';

/** Content with other words in one language; empty words, also of a rich text field, take the language out. */
export function withWords(text: LocalText, language: Language, words: string): LocalText {
  const { [language]: _before, ...others } = text;
  return words.trim() === '' || words === '<p></p>' ? others : { ...others, [language]: words };
}
