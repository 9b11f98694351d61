import { z } from 'zod';
import { ofMember } from '../../of-member.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { list } from '../../ops-list.ts';

const sessionRow = z.object({
  id: z.uuid(),
  /** As browser and system are usually called; empty when the browser does not say. */
  device: z.string(),
  userAgent: z.string(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  /** How it was opened. */
  method: z.string(),
  openedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  open: z.boolean(),
});

export const listMemberSessions = list({
  path: '/ops/members/:id/sessions',
  access: 'security.read',
  summary: 'A member’s sessions and devices, newest first',
  params: ofMember,
  row: sessionRow,
  choices: { open: ['yes', 'no'] },
  sorts: ['opened', 'seen'],
  refusals: ['not_found'],
});

export const endMemberSession = opsEndpoint({
  method: 'DELETE',
  path: '/ops/members/:id/sessions/:session',
  access: 'security.end-sessions',
  summary: 'Ends one session of a member, and what remembers it',
  params: z.object({ id: z.uuid(), session: z.uuid() }),
  value: z.object({ ended: z.int() }),
  refusals: ['not_found'],
});

export const endMemberSessions = opsEndpoint({
  method: 'DELETE',
  path: '/ops/members/:id/sessions',
  access: 'security.end-sessions',
  summary: 'Logs a member out everywhere',
  params: ofMember,
  value: z.object({ ended: z.int() }),
  refusals: ['not_found'],
});

export const showMemberSecurity = opsEndpoint({
  method: 'GET',
  path: '/ops/members/:id/security',
  access: 'security.read',
  summary: 'How a member’s account is protected',
  params: ofMember,
  value: z.object({
    hasPassword: z.boolean(),
    passwordChangedAt: z.iso.datetime(),
    hasWithdrawalPassword: z.boolean(),
    factors: z.array(
      z.object({
        kind: z.enum(['totp', 'passkey']),
        name: z.string().nullable(),
        addedAt: z.iso.datetime(),
        usedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    openSessions: z.int(),
    /** What they run on, in a browser's and a system's name, the one seen last first. */
    devices: z.array(z.string()),
    /** Whether a link for a new password can be sent: there is an e-mail, and the brand sends letters. */
    canSendLink: z.boolean(),
  }),
  refusals: ['not_found'],
});

export const resetSecondFactor = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/second-factor/reset',
  access: 'security.reset-factor',
  stepUp: true,
  summary: 'Takes away apps, passkeys and recovery codes of a member who has lost them; every session ends',
  params: ofMember,
  body: z.object({ reason }),
  value: z.object({ removed: z.int() }),
  refusals: ['not_found', 'second_factor_missing'],
});

export const sendMemberLink = opsEndpoint({
  method: 'POST',
  path: '/ops/members/:id/password-link',
  access: 'security.send-link',
  summary: 'Sends a member a one-use link for a new password, to the account’s own e-mail',
  params: ofMember,
  body: z.object({ reason }),
  value: z.object({ to: z.string(), minutes: z.int() }),
  refusals: ['not_found', 'email_missing', 'mail_not_enabled', 'mail_failed', 'account_disabled'],
});
