import type { Language } from '@lanna/contract/people/members/members';
import { find, SOUGHT_LEAST, SOUGHT_MAX } from '@lanna/contract/play/finding/finding';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

const FRESH_MS = 60_000;

export const foundQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['finding', language, text],
    queryFn: ({ signal }) => call(find, { query: { text }, signal }),
    enabled: isSought(text),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });

export function isSought(text: string): boolean {
  return text.length >= SOUGHT_LEAST;
}

/** As it is looked for. */
export function soughtOf(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, SOUGHT_MAX);
}
