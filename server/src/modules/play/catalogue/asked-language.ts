import { language } from '@lanna/contract/language';
import type { Language } from '@lanna/contract/people/members/members';

/** Some calls of the field name their language beside the header; one we do not speak leaves it to the header. */
export function askedLanguage(call: { language: Language }, asked: string | undefined): Language {
  return language.safeParse(asked?.toUpperCase()).data ?? call.language;
}
