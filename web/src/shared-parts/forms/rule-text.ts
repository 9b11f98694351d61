import { useTranslation } from 'react-i18next';
import type words from './words/th.json';

/** The words for a rule that a field breaks, with its bounds. They come with the first form that is opened. */
export function useRuleText(): (rule: string, bounds: { min?: unknown; max?: unknown }) => string {
  const { t } = useTranslation('forms', { useSuspense: false });
  return (rule, { min, max }) => t(RULES.has(rule) ? `rule.${rule as Rule}` : 'rule.invalid', { min, max });
}

type Rule = keyof typeof words.rule;
const RULES: ReadonlySet<string> = new Set<Rule>([
  'required',
  'tooLong',
  'tooShort',
  'tooLarge',
  'tooSmall',
  'tooMany',
  'tooFew',
  'amount',
  'number',
  'whole',
  'email',
  'url',
  'text',
]);

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    forms: typeof words;
  }
}
