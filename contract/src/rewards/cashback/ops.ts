import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, day, list } from '../../ops-list.ts';
import { cashbackLine, cashbackRates } from './cashback.ts';

const claim = z.object({
  id: z.uuid(),
  brand: z.string(),
  member: z.object({ id: z.uuid(), name: z.string() }),
  at: z.iso.datetime(),
  amount: moneyText,
});
export type CashbackClaimRow = z.infer<typeof claim>;

export const listClaims = list({
  path: '/ops/cashback-claims',
  access: 'cashback.read',
  summary: 'Cashback that members have claimed',
  row: claim,
  filters: { member: z.uuid() },
  /** How the member's user name begins. */
  search: true,
  days: true,
  sorts: ['at', 'amount'],
  file: 'The same as CSV',
});

export const showClaim = opsEndpoint({
  method: 'GET',
  path: '/ops/cashback-claims/:id',
  access: 'cashback.read',
  summary: 'A claim and the days and kinds of games it was for',
  params: z.object({ id: z.uuid() }),
  value: claim.extend({ lines: z.array(cashbackLine) }),
  refusals: ['not_found'],
});

/* What a brand gives */

const version = z.int().min(0);

export const showCashbackTerms = opsEndpoint({
  method: 'GET',
  path: '/ops/cashback/terms',
  access: 'cashback.read',
  summary: 'What each brand gives back, what was set before, and what it has paid',
  value: z.object({
    brands: z.array(
      z.object({
        brand: z.string(),
        currency: z.string(),
        /** Members see the page and may claim: a switch of the brand's settings. */
        on: z.boolean(),
        /** The first day a change would count from. */
        changeFrom: day,
        /** Of the latest version; 0 where none was set. */
        version,
        /** The latest first. */
        versions: z.array(
          z.object({
            version,
            fromDay: day,
            rates: cashbackRates,
            setAt: z.iso.datetime(),
            setBy: z.string(),
            reason: z.string(),
          }),
        ),
        /** Paid within the last thirty days, and to how many members. */
        paid: moneyText,
        members: z.int(),
      }),
    ),
  }),
  refusals: [],
});

export const changeCashbackRates = opsEndpoint({
  method: 'PUT',
  path: '/ops/cashback/terms/:brand',
  access: 'cashback.change',
  summary:
    'What a brand gives back from its next day on; what is more than before waits for a second operator',
  params: z.object({ brand: brandCode }),
  body: z.object({ rates: cashbackRates, version, reason }),
  value: z.object({ version, proposal: z.uuid().nullable() }),
  refusals: ['changed_meanwhile'],
});
