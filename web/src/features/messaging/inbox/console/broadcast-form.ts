import type { OpsBroadcast, WrittenBroadcast } from '@lanna/contract/messaging/inbox/ops';
import { LANGUAGES, type LocalText } from '@lanna/rules/local-text';

/** A broadcast while it is written: words may still be missing. */
export interface Draft extends Omit<WrittenBroadcast, 'path'> {
  path: string;
}

export function newDraft(): Draft {
  return {
    kind: 'service',
    title: {},
    content: {},
    path: '',
    audience: {
      accounts: 'everybody',
      ranksFrom: null,
      ranksTo: null,
      languages: [],
      registeredSince: null,
      notSeenDays: null,
      usernames: [],
    },
  };
}

export function draftOf({ kind, title, content, path, audience }: OpsBroadcast): Draft {
  return { kind, title, content, path: path ?? '', audience };
}

export type FieldError = 'title' | 'content' | 'path' | 'ranks';

/** What is missing or cannot be, by its field. The server checks the same and more. */
export function fieldErrorsIn({
  title,
  content,
  path,
  audience: { ranksFrom, ranksTo },
}: Draft): FieldError[] {
  const isLacking = (one: LocalText, other: LocalText) =>
    LANGUAGES.some((language) => other[language] !== undefined && one[language] === undefined);
  const isEmpty = Object.keys(title).length === 0;
  return [
    ...(isEmpty || isLacking(title, content) ? (['title'] as const) : []),
    ...((isEmpty && Object.keys(content).length === 0) || isLacking(content, title)
      ? (['content'] as const)
      : []),
    ...(path.trim() !== '' && !/^\/(?![/\\])[^\s\\]*$/.test(path.trim()) ? (['path'] as const) : []),
    ...(ranksFrom !== null && ranksTo !== null && ranksFrom > ranksTo ? (['ranks'] as const) : []),
  ];
}

export function bodyOf(draft: Draft): WrittenBroadcast {
  return { ...draft, path: draft.path.trim() === '' ? null : draft.path.trim() };
}

/** Names as they are pasted: one a line, or between commas. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((name) => name !== ''))];
}
