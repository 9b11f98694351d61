import { LANGUAGES } from '@lanna/rules/local-text';
import { z } from 'zod';

/** Words in at least one language, none of them empty. Each may have so many signs. */
export function localTextShape(maxLength: number) {
  return z
    .partialRecord(z.enum(LANGUAGES), z.string().trim().min(1).max(maxLength))
    .refine((text) => Object.keys(text).length > 0, {
      error: 'must hold words in at least one language',
      params: { rule: 'required' },
    });
}
