import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { TRANSFER_KINDS, TRANSFER_REASONS, TRANSFER_STATES } from './transfers.ts';

/** Transfers as operators see them, and what they decide where a vendor does not say. */

const moment = z.iso.datetime();

export const transferRow = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(TRANSFER_KINDS),
  state: z.enum(TRANSFER_STATES),
  reason: z.enum(TRANSFER_REASONS).nullable(),
  member: z.object({ id: z.string(), name: z.string() }),
  /** The vendor's code, or the agent's name. */
  other: z.string(),
  amount: moneyText,
  currency: z.string(),
  createdAt: moment,
  endedAt: moment.nullable(),
  /** It has not become clear by itself, or the vendor has said something else since it ended. */
  attention: z.enum(['unclear', 'contradicted']).nullable(),
});
export type TransferRow = z.infer<typeof transferRow>;

export const listTransfers = list({
  path: '/ops/transfers',
  access: 'transfers.read',
  summary: 'Transfers between wallets and to agents, with the sum of what was done',
  row: transferRow,
  choices: {
    kind: TRANSFER_KINDS,
    /** attention: what a person has to look at. */
    state: ['attention', ...TRANSFER_STATES],
  },
  filters: { vendor: z.string().max(40), member: z.uuid() },
  /** A member's name, or the whole id of a transfer. */
  search: true,
  days: true,
  sorts: ['at', 'amount'],
  file: 'All transfers that match',
});

export const TRANSFER_DECISIONS = ['done', 'never'] as const;
export type TransferDecision = (typeof TRANSFER_DECISIONS)[number];

const ofTransfer = z.object({ id: z.uuid() });

export const showTransfer = opsEndpoint({
  method: 'GET',
  path: '/ops/transfers/:id',
  access: 'transfers.read',
  summary: 'One transfer: what was sent, what the vendor has said, what can be decided',
  params: ofTransfer,
  value: z.object({
    transfer: transferRow,
    version: z.int(),
    sentAt: moment.nullable(),
    asks: z.int(),
    askedAt: moment.nullable(),
    nextAskAt: moment.nullable(),
    /** What the vendor said last. */
    answer: z.string().nullable(),
    unclearAt: moment.nullable(),
    contradiction: z.object({ answer: z.string(), at: moment, seenBy: z.string().nullable() }).nullable(),
    decided: z.object({ by: z.string(), reason: z.string() }).nullable(),
    proposalId: z.string().nullable(),
    /** Under its id there is money in the ledger. */
    posted: z.boolean(),
    mayAsk: z.boolean(),
    mayDecide: z.boolean(),
    needsSecondOperator: z.boolean(),
  }),
  refusals: ['not_found'],
});

export const askAfterTransfer = opsEndpoint({
  method: 'POST',
  path: '/ops/transfers/:id/question',
  access: 'transfers.decide',
  summary: 'Asks the vendor now what has become of a transfer; it ends by what the vendor says',
  params: ofTransfer,
  body: z.object({}),
  value: z.object({ state: z.enum(TRANSFER_STATES), answer: z.string() }),
  refusals: ['not_found', 'transfer_decided'],
});

export const decideTransfer = opsEndpoint({
  method: 'POST',
  path: '/ops/transfers/:id/decision',
  access: 'transfers.decide',
  stepUp: true,
  summary:
    'Ends a transfer that its vendor leaves open, after it was asked: done moves the money, never gives it back; proposed where a second operator is asked for',
  params: ofTransfer,
  body: z.object({ decision: z.enum(TRANSFER_DECISIONS), version: z.int(), reason }),
  value: z.object({ outcome: z.enum(['decided', 'proposed']), proposalId: z.string().nullable() }),
  refusals: ['not_found', 'transfer_decided', 'transfer_not_asked', 'changed_meanwhile'],
});

export const seeContradiction = opsEndpoint({
  method: 'POST',
  path: '/ops/transfers/:id/contradiction',
  access: 'transfers.decide',
  summary: 'Says that the operator has looked at what the vendor said since a transfer ended',
  params: ofTransfer,
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile'],
});

const vendorLimit = z.object({
  vendor: z.string(),
  vendorName: z.string(),
  brand: z.string(),
  currency: z.string(),
  min: moneyText,
  max: moneyText,
  /** False: money can only come back. */
  takesMoney: z.boolean(),
  /** The vendor is open at the brand. */
  open: z.boolean(),
  /** Under way to and from the vendor. */
  underWay: z.int(),
  /** 0: the defaults. */
  version: z.int(),
});
export type VendorLimit = z.infer<typeof vendorLimit>;

export const listVendorLimits = opsEndpoint({
  method: 'GET',
  path: '/ops/transfer-vendors',
  access: 'transfers.read',
  summary: 'Vendors that keep players’ money, brand by brand, and what one transfer to them may come to',
  query: z.object({ brand: given(brandCode) }),
  value: z.array(vendorLimit),
  refusals: [],
});

export const changeVendorLimit = opsEndpoint({
  method: 'PUT',
  path: '/ops/transfer-vendors/:code/brands/:brand',
  access: 'transfers.settings',
  summary: 'What one transfer to a vendor may come to at a brand, and whether it takes money at all',
  params: z.object({ code: z.string().max(40), brand: brandCode }),
  body: z.object({ min: moneyText, max: moneyText, takesMoney: z.boolean(), version: z.int(), reason }),
  value: z.object({ version: z.int() }),
  refusals: ['not_found', 'changed_meanwhile', 'amount_out_of_range'],
});
