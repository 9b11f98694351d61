import type { Language } from '@lanna/contract/people/members/members';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { LANGUAGES, WRITTEN } from '../../../i18n/languages.ts';
import { SITE_WORDS } from '../site-words.ts';
import { textsFoundOnce } from './texts-found-once.ts';

/** All words of every language, each with an instance of its own: pages of several languages are written side by side. */
export async function everyWord(): Promise<Record<Language, i18n>> {
  const spoken = await Promise.all(
    WRITTEN.map(async (language) => [language, await wordsOf(LANGUAGES[language].tag)] as const),
  );
  return Object.fromEntries(spoken) as Record<Language, i18n>;
}

async function wordsOf(tag: string): Promise<i18n> {
  const files = (await SITE_WORDS.indexes[`./words/${tag}.ts`]?.()) ?? {};
  const topics = await Promise.all(
    Object.entries(files).map(async ([path, load]) => [topicOf(path), await load()] as const),
  );
  const words: ResourceLanguage = Object.fromEntries(topics);
  const instance = createInstance();
  await instance.init({
    lng: tag,
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: 'ui',
    resources: { [tag]: words },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return textsFoundOnce(instance);
}

/** `…/<topic>/words/<tag>.json`, or `…/refusals/<tag>.ts`. */
function topicOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  const topic = folders.at(-1) === 'words' ? folders.at(-2) : folders.at(-1);
  return topic ?? path;
}
