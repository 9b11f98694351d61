import { readFileSync } from 'node:fs';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import { PERIOD_KINDS } from '@lanna/rules/commission/contracts/period';
import { CONTRACT_KINDS, PAYERS } from '@lanna/rules/commission/contracts/terms';
import { LANGUAGES } from '@lanna/rules/local-text';
import { z } from 'zod';

/** Everything a contract says, with its facts in braces: `words/<language>.json`, all seven. */

const said = z.string().min(1);
const shape = z.strictObject({
  titles: z.record(z.enum(CONTRACT_KINDS), said),
  periods: z.record(z.enum(PERIOD_KINDS), said),
  parties: said,
  subject: z.record(z.enum(CONTRACT_KINDS), said),
  net: said,
  active: said,
  steps: said,
  carries: said,
  carriesNot: said,
  children: said,
  childrenRate: said,
  payer: z.record(z.enum(PAYERS), said),
  collection: z.record(z.enum(['hand', 'automatic']), said),
  examples: said,
  start: said,
  until: said,
  ending: said,
  change: said,
  moved: said,
  withOwn: said,
  signing: said,
  step: said,
  conditions: z.record(z.enum(['turnover', 'netLoss', 'active', 'none']), said),
  example: z.record(
    z.enum(['dividend', 'dividendNone', 'carried', 'salary', 'salaryNone', 'bet', 'betBelow']),
    said,
  ),
});
export type ContractWords = z.infer<typeof shape>;

const WORDS = new Map<Language, ContractWords>(
  LANGUAGES.map((language) => [
    language,
    shape.parse(
      JSON.parse(readFileSync(new URL(`words/${LANGUAGE_TAGS[language]}.json`, import.meta.url), 'utf8')),
    ),
  ]),
);

export function contractWords(language: Language): ContractWords {
  const words = WORDS.get(language);
  if (!words) throw new Error(`contracts have no words in ${language}`);
  return words;
}

/** Puts facts into the braces of a sentence; throws where one is not known. */
export function filled(sentence: string, facts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`a contract says {${name}}, which is not known`);
    return String(fact);
  });
}
