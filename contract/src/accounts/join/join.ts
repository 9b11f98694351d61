import { CONTACT_WAYS, isContact } from '@lanna/rules/people/authentication/contact-way';
import { tidyWrittenText, writtenTextFieldError } from '@lanna/rules/written-text';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

/** What an applicant would like to be; the house may answer with another. */
export const JOIN_WISHES = ['agent', 'general-agent', 'affiliate', 'unsure'] as const;
export type JoinRequest = (typeof JOIN_WISHES)[number];

/** Lengths in characters as people count them. */
export const JOIN_TEXTS = {
  name: { min: 2, max: 80 },
  players: { min: 10, max: 300, lines: true },
  remark: { min: 0, max: 140, lines: true },
} as const;
type JoinText = keyof typeof JOIN_TEXTS;

export const applyToJoin = endpoint({
  method: 'POST',
  path: '/wps/join',
  module: 'JOIN3',
  access: 'optional',
  summary: 'An application to become an agent; answered by the house by one of the contacts given',
  body: z.object({
    name: textOf('name'),
    wish: z.enum(JOIN_WISHES),
    /** At least one. */
    contacts: z
      .partialRecord(z.enum(CONTACT_WAYS), z.string().max(200).trim())
      .refine((given) => Object.keys(given).length > 0, 'missing')
      .superRefine((given, context) => {
        for (const way of CONTACT_WAYS)
          if (given[way] !== undefined && !isContact(way, given[way]))
            context.addIssue({ code: 'custom', path: [way], message: 'format' });
      }),
    players: textOf('players'),
    remark: textOf('remark').default(''),
    captcha: z.string().max(200).optional(),
    captchaId: z.string().max(200).optional(),
    botCheck: z.string().max(8000).optional(),
  }),
  value: z.object({ id: z.uuid(), sentAt: z.iso.datetime() }),
  /** `join_already_open`: one of these contacts, or this member, has an application that is not done. */
  refusals: ['join_already_open', 'bot_check_failed', 'captcha_wrong'],
  limit: { max: 20, windowSeconds: 600, by: 'address' },
  idempotent: true,
});

function textOf(name: JoinText) {
  return z
    .string()
    .max(2000)
    .superRefine((text, context) => {
      const fieldError = writtenTextFieldError(text, JOIN_TEXTS[name]);
      if (fieldError) context.addIssue({ code: 'custom', message: fieldError, params: { rule: fieldError } });
    })
    .transform(tidyWrittenText);
}
