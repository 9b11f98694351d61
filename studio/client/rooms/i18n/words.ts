import { en } from './en.ts';
import { th, type Words } from './th.ts';

export type { Words } from './th.ts';

export type Language = 'TH' | 'EN';
export const WORDS: Record<Language, Words> = { TH: th, EN: en };
export const LANGUAGE_TAG: Record<Language, string> = { TH: 'th', EN: 'en' };

/** Fills `{name}` places. A place without a fact stays visible: a missing word should be seen, not guessed. */
export function say(text: string, facts: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(facts[name] ?? place));
}
