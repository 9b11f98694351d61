import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { TopicWords } from '../i18n/topic-words.ts';

/** Turkish has a comma before the decimals; the console speaks Thai and English alone. */
export type Tag = 'th' | 'en' | 'tr';

/** The words of a topic, as what is shown now says them. */
export function wordsOf<Topic extends keyof TopicWords>(topic: Topic, tag: Tag = 'th'): TopicWords[Topic] {
  return WORDS[tag][topic] as TopicWords[Topic];
}

/** `filled('{{min}} letters', { min: 4 })`: the words with their facts, as the page shows them. */
export function filled(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
}

const FILES = {
  ...import.meta.glob<object>('../**/words/{th,en,tr}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<object>('../i18n/refusals/{th,en,tr}.ts', { eager: true, import: 'words' }),
};
const WORDS: Record<Tag, Record<string, object>> = { th: {}, en: {}, tr: {} };
for (const [path, words] of Object.entries(FILES)) {
  const [, folder = '', tag] = /([\w-]+)\/(?:words\/)?(th|en|tr)\.\w+$/.exec(path) ?? [];
  if (tag === 'th' || tag === 'en' || tag === 'tr') WORDS[tag][consoleTopic(path) ?? folder] = words;
}

/** Of words of the console; their folder is called the same everywhere. */
function consoleTopic(path: string): string | undefined {
  const above = /([\w-]+)\/console\/words\//.exec(path)?.[1];
  if (above === undefined) return undefined;
  return above === 'sites' ? 'console-shell' : `${above}-console`;
}

/** Puts the page into this language. */
export async function speak(tag: Tag) {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      resources: WORDS,
      lng: tag,
      fallbackLng: false,
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
}
