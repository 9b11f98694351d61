import { ADDRESS_PROOFS, IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { WITHDRAWALS_WAIT } from '@lanna/rules/accounts/kyc/identity-waits';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { identityDocument } from './kyc.ts';

const form = {
  withdrawals: z.enum(WITHDRAWALS_WAIT),
  /** Of one withdrawal; with `above` alone. */
  withdrawalAbove: moneyText.nullable(),
  depositAbove: moneyText.nullable(),
  depositTotalAbove: moneyText.nullable(),
  kinds: z.array(identityDocument).min(1).max(IDENTITY_DOCUMENTS.length),
  addressProof: z.enum(ADDRESS_PROOFS),
  triesADay: z.int().min(1).max(20),
  /** Pictures are dropped so many days after a rejection, or after the account was closed. */
  keptDays: z.int().min(1).max(3650),
};

const settings = z.object({
  brand: z.string(),
  currency: z.string(),
  demo: z.boolean(),
  ...form,
  /** 0: nothing has been changed yet; a brand that plays for real money lets withdrawals wait all the same. */
  version: z.int().min(0),
});
export type IdentitySettings = z.infer<typeof settings>;

export const listIdentitySettings = opsEndpoint({
  method: 'GET',
  path: '/ops/identity-settings',
  access: 'kyc.read',
  summary: 'What waits until a member’s identity is approved, and which documents are taken, of each brand',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({ list: z.array(settings) }),
  refusals: [],
});

export const changeIdentitySettings = opsEndpoint({
  method: 'PUT',
  path: '/ops/identity-settings/:code',
  access: 'kyc.settings',
  stepUp: true,
  summary: 'Changes what waits for the identity of a brand’s members; it holds from the next request on',
  params: z.object({ code: brandCode }),
  body: z
    .object({ ...form, version: z.int().min(0), reason })
    .refine(({ withdrawals, withdrawalAbove }) => (withdrawals === 'above') === (withdrawalAbove !== null), {
      path: ['withdrawalAbove'],
    }),
  value: settings,
  refusals: ['not_found', 'changed_meanwhile'],
});
