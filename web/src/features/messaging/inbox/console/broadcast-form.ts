import type { OpsBroadcast, WrittenBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { typedNumber } from '../../../../shared-parts/forms/typed-number.ts';

/** A broadcast as its fields have it: words may still be missing. */
export type Draft = ReturnType<typeof draftOf>;
export type BroadcastForm = ContractForm<Draft>;

export function newDraft(brand: string): Draft {
  return draftOf({
    brand,
    kind: 'service',
    title: {},
    content: {},
    path: null,
    audience: {
      accounts: 'everybody',
      ranksFrom: null,
      ranksTo: null,
      languages: [],
      registeredSince: null,
      notSeenDays: null,
      usernames: [],
      segment: null,
    },
  });
}

export function draftOf({
  brand,
  kind,
  title,
  content,
  path,
  audience,
}: Pick<OpsBroadcast, 'brand' | keyof WrittenBroadcast>) {
  return {
    brand,
    kind,
    title,
    content,
    path: path ?? '',
    audience: {
      ...audience,
      ranksFrom: String(audience.ranksFrom ?? ''),
      ranksTo: String(audience.ranksTo ?? ''),
      registeredSince: audience.registeredSince ?? '',
      notSeenDays: String(audience.notSeenDays ?? ''),
      usernames: audience.usernames.join('\n'),
      segment: audience.segment ?? '',
    },
  };
}

export function bodyOf({ brand: _brand, path, audience, ...draft }: Draft): WrittenBroadcast {
  const numberOrNone = (typed: string) => (typed.trim() === '' ? null : typedNumber(typed));
  return {
    ...draft,
    path: path.trim() || null,
    audience: {
      ...audience,
      ranksFrom: numberOrNone(audience.ranksFrom),
      ranksTo: numberOrNone(audience.ranksTo),
      registeredSince: audience.registeredSince || null,
      notSeenDays: numberOrNone(audience.notSeenDays),
      usernames: namesIn(audience.usernames),
      segment: audience.segment || null,
    },
  };
}

/** Names as they are pasted: one a line, or between commas. */
function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((name) => name !== ''))];
}

/** What fields say of themselves; title and text belong together in each language. */
export function useFieldTexts() {
  const { t } = useTranslation('inbox-console');
  const isLacking = (one: LocalText, other: LocalText) =>
    LANGUAGES.every((language) => !one[language]) ||
    LANGUAGES.some((language) => other[language] && !one[language]);
  return {
    words: { path: t('fault.path'), 'audience.ranksTo': t('fault.ranks') },
    check: ({ title, content }: Draft) => ({
      title: isLacking(title, content) && t('fault.title'),
      content: isLacking(content, title) && t('fault.content'),
    }),
  };
}
