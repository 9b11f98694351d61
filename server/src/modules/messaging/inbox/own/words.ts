import { readFileSync } from 'node:fs';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@lanna/contract/accounts/protection/limits';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import { CONTRACT_KINDS } from '@lanna/rules/commission/contracts/terms';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { z } from 'zod';
import { MESSAGE_ACTIONS, TEMPLATES, type TemplateName } from '../broadcasts/templates.ts';

const said = z.string().min(1);
const shape = z.strictObject({
  /** `own`: where the sender names a path of its own. */
  actions: z.record(z.enum([...keysOf(MESSAGE_ACTIONS), 'own']), said),
  facts: z.strictObject({
    limit: z.record(z.enum(LIMIT_KINDS), said),
    period: z.record(z.enum(LIMIT_PERIODS), said),
    contract: z.record(z.enum(CONTRACT_KINDS), said),
    noLimit: said,
    unknownDevice: said,
    /** Behind an amount, with `{number}`. */
    numbered: said,
  }),
  /**
   * `text` says what happened, with the facts in braces; `more` what it means and what to do, without any, so that devices may show
   * title and `more` where others see the screen.
   */
  templates: z.record(
    z.enum(keysOf(TEMPLATES)),
    z.strictObject({ title: said, text: said.optional(), more: said }),
  ),
});
export type InboxWords = z.infer<typeof shape>;

const WORDS = new Map<Language, InboxWords>(
  LANGUAGES.map((language) => [
    language,
    shape.parse(
      JSON.parse(readFileSync(new URL(`words/${LANGUAGE_TAGS[language]}.json`, import.meta.url), 'utf8')),
    ),
  ]),
);

export function inboxWords(language: Language): InboxWords {
  const words = WORDS.get(language);
  if (!words) throw new Error(`the inbox has no words in ${language}`);
  return words;
}

/** What devices show of a template: nothing that is the member's alone. */
export function deviceWords(template: TemplateName): { title: LocalText; text: LocalText } {
  const inAll = (part: 'title' | 'more'): LocalText =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, inboxWords(language).templates[template][part]]),
    );
  return { title: inAll('title'), text: inAll('more') };
}

function keysOf<Table extends object>(table: Table) {
  return Object.keys(table) as (keyof Table & string)[];
}
