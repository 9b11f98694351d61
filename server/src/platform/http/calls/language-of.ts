import { language } from '@lanna/contract/language';
import type { Language } from '@lanna/contract/people/members/members';
import type { FastifyRequest } from 'fastify';
import type { Brand } from './route.ts';

const KNOWN: ReadonlySet<unknown> = new Set(language.options);

/** The language a call names in its header; the brand's own where it names none that there is. */
export function languageOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): Language {
  const asked = headers['language'];
  return isLanguage(asked) ? asked : defaultLanguage;
}

function isLanguage(text: unknown): text is Language {
  return KNOWN.has(text);
}
