import { REGISTRATION_FIELDS, type RegistrationField } from '@lanna/rules/accounts/registration/fields';
import { z } from 'zod';

export { REGISTRATION_FIELDS, type RegistrationField };
export const registrationField = z.enum(REGISTRATION_FIELDS);

/** One field as the brand wants it; `checkField` of `@lanna/rules/accounts/registration/patterns` checks it on both sides. */
export const fieldSetting = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** `*` takes any text, whatever the pattern. */
  acceptedPattern: z.string(),
  patternId: z.int().min(0).max(20),
  minLength: z.int().min(0),
  maxLength: z.int().min(0),
});
export type FieldSetting = z.infer<typeof fieldSetting>;
