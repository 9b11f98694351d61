import { z } from 'zod';
import { LIMITS } from '../../endpoint.ts';
import { opsEndpoint } from '../../ops.ts';
import { operatorEmail } from './operator-ops.ts';

/** What an operator does about the own account: `/ops/me/…`. */

const passkeyName = z.string().trim().min(1).max(60);
/** Base64url, as authenticators make it. */
const passkeyId = z.string().regex(/^[\w-]{1,1000}$/);
/** Shown this once; only hashes are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const uuid = z.uuid();
const whileSettingUp = ['second_factor_setup'] as const;

export const ownSecurity = z.object({
  email: z.string().nullable(),
  totp: z.object({ addedAt: z.iso.datetime() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
      /** Made on this console's host; one of another host cannot be used here. */
      here: z.boolean(),
    }),
  ),
  /** Codes left to use. */
  recoveryCodes: z.int(),
  sessions: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      device: z.string(),
      openedAt: z.iso.datetime(),
      seenAt: z.iso.datetime(),
      /** The session that asks. */
      current: z.boolean(),
    }),
  ),
});
export type OwnSecurity = z.infer<typeof ownSecurity>;

export const showOwnSecurity = opsEndpoint({
  method: 'GET',
  path: '/ops/me/security',
  access: 'operator',
  whileDue: whileSettingUp,
  summary: 'The own second factors, recovery codes and open sessions',
  value: ownSecurity,
  refusals: [],
});

export const changeOwnEmail = opsEndpoint({
  method: 'PUT',
  path: '/ops/me/email',
  access: 'operator',
  stepUp: true,
  summary: 'The own e-mail address; the address of before is told, and a link that was sent stops working',
  body: z.object({ email: operatorEmail }),
  value: z.object({}),
  refusals: ['operator_email_taken'],
});

export const beginTotp = opsEndpoint({
  method: 'POST',
  path: '/ops/me/totp',
  access: 'operator',
  whileDue: whileSettingUp,
  stepUp: true,
  changesNothing: true,
  summary: 'Begins to add an authenticator app: its secret, and the address its QR code says',
  body: z.object({}),
  value: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: [],
});

export const confirmTotp = opsEndpoint({
  method: 'PUT',
  path: '/ops/me/totp',
  access: 'operator',
  whileDue: whileSettingUp,
  summary: 'Turns the app on with one of its codes; every other session of the operator ends',
  body: z.object({ code: z.string().min(1).max(20) }),
  value: recoveryCodes,
  limit: LIMITS.credential,
  refusals: ['second_factor_wrong', 'factor_of_another'],
});

export const removeTotp = opsEndpoint({
  method: 'DELETE',
  path: '/ops/me/totp',
  access: 'operator',
  stepUp: true,
  summary: 'Removes the authenticator app',
  value: z.object({}),
  refusals: ['not_found'],
});

export const offerPasskey = opsEndpoint({
  method: 'POST',
  path: '/ops/me/passkeys/options',
  access: 'operator',
  whileDue: whileSettingUp,
  stepUp: true,
  changesNothing: true,
  summary: 'Begins to add a passkey: WebAuthn creation options',
  body: z.object({}),
  value: z.record(z.string(), z.unknown()),
  refusals: [],
});

export const addPasskey = opsEndpoint({
  method: 'POST',
  path: '/ops/me/passkeys',
  access: 'operator',
  whileDue: whileSettingUp,
  summary:
    'Adds the passkey the browser made; the first factor comes with recovery codes; every other session ends',
  body: z.object({ name: passkeyName, response: z.record(z.string(), z.unknown()) }),
  value: recoveryCodes,
  limit: LIMITS.credential,
  refusals: ['second_factor_wrong', 'factor_of_another'],
});

export const renamePasskey = opsEndpoint({
  method: 'PUT',
  path: '/ops/me/passkeys/:id',
  access: 'operator',
  summary: 'Gives an own passkey another name',
  params: z.object({ id: passkeyId }),
  body: z.object({ name: passkeyName }),
  value: z.object({}),
  refusals: ['not_found'],
});

export const removePasskey = opsEndpoint({
  method: 'DELETE',
  path: '/ops/me/passkeys/:id',
  access: 'operator',
  stepUp: true,
  summary: 'Removes an own passkey',
  params: z.object({ id: passkeyId }),
  value: z.object({}),
  refusals: ['not_found'],
});

export const renewRecoveryCodes = opsEndpoint({
  method: 'POST',
  path: '/ops/me/recovery-codes',
  access: 'operator',
  stepUp: true,
  summary: 'New recovery codes in place of all earlier ones; not_found without a second factor',
  body: z.object({}),
  value: recoveryCodes,
  refusals: ['not_found'],
});

export const endOwnSession = opsEndpoint({
  method: 'DELETE',
  path: '/ops/me/sessions/:id',
  access: 'operator',
  summary: 'Ends one of the own sessions',
  params: z.object({ id: uuid }),
  value: z.object({}),
  refusals: ['not_found'],
});

export const endOtherSessions = opsEndpoint({
  method: 'DELETE',
  path: '/ops/me/sessions',
  access: 'operator',
  summary: 'Ends every own session but the one that asks',
  value: z.object({ ended: z.int() }),
  refusals: [],
});
