import type { Language } from '@lanna/contract/people/members/members';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addressLanguage } from './address-language.ts';
import { isWritten, LANGUAGES } from './languages.ts';
import type { LanguageChoice } from './later-choice.ts';

const STORAGE_KEY = 'language';
const CHOSEN_AT_KEY = 'languageChosenAt';
const YEAR_SECONDS = 31_536_000;
/** Where the words of one language are, by path: `…/<topic>/words/<tag>.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<object>>>;

export interface SiteWords {
  /** One for each language, by path: `…/<tag>.ts`, so a browser fetches only the file names of its own language. */
  indexes: Readonly<Record<string, () => Promise<WordFiles>>>;
  /** Topics whose words are loaded before the first page is rendered. */
  first: readonly string[];
  /** Fetched once the first page answers presses, so that they are available without a connection. */
  soon: readonly string[];
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (tag, topic, done) => {
    fetchTopic(tag, topic).then(
      (found) => done(null, found),
      (error: Error) => done(error, false),
    );
  },
};

let indexes: SiteWords['indexes'] = {};
let current: Language = 'TH';
let started: Promise<unknown> = Promise.resolve();

/** The code of the wire's `Language` header. */
export function currentLanguage(): Language {
  return languageOfPage?.() ?? current;
}

let languageOfPage: (() => Language | undefined) | undefined;

/** For the server, which writes pages of several languages at a time, with all words at hand. */
export function speakLanguageOf(page: () => Language | undefined): void {
  languageOfPage = page;
}

/** Calls the listener whenever the page has changed its language. Returns a function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The last choice, else the brand's own language. */
export function preferredLanguage(offered: readonly Language[], fallback: Language): Language {
  const chosen = addressLanguage() ?? localStorage.getItem(STORAGE_KEY);
  if (!isWritten(chosen) || !offered.includes(chosen)) return fallback;
  keepLanguage(chosen);
  return chosen;
}

/** In the cookie for the server, which writes the next page in this language; nothing else reads it. */
function keepLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain http, where the demo runs
  document.cookie = `${STORAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

export async function startWords(language: Language, site: SiteWords): Promise<void> {
  current = language;
  indexes = site.indexes;
  started = i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: LANGUAGES[language].tag,
      fallbackLng: false,
      ns: [...site.first],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  await started;
  markLanguage(language);
  void stands.then(() => i18next.loadNamespaces(site.soon));
}

/** The words of whole topics, fetched in parallel with the code that shows them. Rejects when the fetch fails. */
export async function fetchWords(topics: readonly string[]): Promise<void> {
  if (languageOfPage) return;
  const { tag } = LANGUAGES[current];
  await Promise.all([started, ...topics.map((topic) => fetchTopic(tag, topic))]);
  await i18next.loadNamespaces(topics);
}

async function fetchTopic(tag: string, topic: string): Promise<object> {
  const files = await indexes[`./words/${tag}.ts`]?.();
  // A district may be called as one of its topics is.
  const isOfTopic = (name: string) => name.includes(`/${topic}/words/`) || name.includes(`/i18n/${topic}/`);
  const path = Object.keys(files ?? {}).find(isOfTopic);
  const load = path && files?.[path];
  if (!load) throw new Error(`no words for ${topic} in ${tag}`);
  return load();
}

/** What the player has chosen is kept for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await adoptLanguage({ language, atMs: Date.now() });
  for (const listener of choiceListeners) listener(language);
}

/** Calls the listener whenever the visitor has chosen in the picker. Returns a function that stops it. */
export function onLanguageChoice(listener: (language: Language) => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

const choiceListeners = new Set<(language: Language) => void>();

/** The language chosen in this browser; undefined when none was chosen. */
export function chosenLanguage(): LanguageChoice | undefined {
  const language = localStorage.getItem(STORAGE_KEY);
  if (!isWritten(language)) return undefined;
  return { language, atMs: Number(localStorage.getItem(CHOSEN_AT_KEY)) || null };
}

/** A choice made in this browser or another: shown from now on, and at the next visit. */
export async function adoptLanguage({ language, atMs }: LanguageChoice): Promise<void> {
  if (language !== current) await showLanguage(language);
  keepLanguage(language);
  if (atMs === null) localStorage.removeItem(CHOSEN_AT_KEY);
  else localStorage.setItem(CHOSEN_AT_KEY, String(atMs));
}

let stands: Promise<unknown> = Promise.resolve();

/** While the server's page is being taken over it keeps its language: what is still to come must find the words it was written with. */
export function keepLanguageUntil(page: Promise<unknown>): void {
  stands = page;
}

/** Fetches the page's words in the new language first, then switches all of the page at once. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.all([i18next.loadLanguages(LANGUAGES[language].tag), stands]);
  current = language;
  await i18next.changeLanguage(LANGUAGES[language].tag);
  markLanguage(language);
}

/** Where the page says it already it is left alone: written again, even the same, it has every element's style found anew. */
function markLanguage(language: Language): void {
  const page = document.documentElement;
  if (page.lang !== LANGUAGES[language].tag) page.lang = LANGUAGES[language].tag;
}
