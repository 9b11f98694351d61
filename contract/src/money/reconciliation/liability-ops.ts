import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint } from '../../ops.ts';
import { brandCode, day } from '../../ops-list.ts';
import { given } from '../../query.ts';

const owedFigures = {
  /** Accounts with something on them. */
  accounts: z.int(),
  /** Of members themselves, and of demo players, trial accounts among them. */
  members: moneyText,
  demo: moneyText,
  total: moneyText,
  /** Of it, set aside: withdrawals that are asked for. */
  held: moneyText,
};

const books = z.object({
  brand: z.string(),
  currency: z.string(),
  /** The books are closed as of this moment: now, or the end of the day asked for. */
  at: z.iso.datetime(),
  /** What the brand owes, by kind of account. */
  owed: z.array(z.object({ kind: z.string(), ...owedFigures })),
  owedTotal: z.object(owedFigures),
  /** What stands against it: the accounts of the house, by kind and what each is for. Below zero: the house has it. */
  against: z.array(
    z.object({
      kind: z.string(),
      /** A payment method, a vendor's code, a pool's name; empty where there is only one. */
      name: z.string(),
      balance: moneyText,
    }),
  ),
  againstTotal: moneyText,
  /** What is owed and what stands against it, together: zero, or the books are wrong. */
  difference: moneyText,
});
export type LiabilityBooks = z.infer<typeof books>;

const liabilityQuery = z.object({
  brand: given(brandCode),
  /** As of the end of this day of the brand's; left out: now. */
  day: given(day),
});

export const showLiability = opsEndpoint({
  method: 'GET',
  path: '/ops/reconciliation/liability',
  access: 'reconciliation.read',
  summary:
    'What each brand owes its members, by kind, and what stands against it, now or at the end of a day',
  query: liabilityQuery,
  value: z.object({ day: day.nullable(), books: z.array(books) }),
  /** `day_not_over`: a day that has not ended yet has no end to report of. */
  refusals: ['day_not_over', 'search_too_wide'],
});

export const liabilityFile = opsEndpoint({
  ...showLiability,
  path: '/ops/reconciliation/liability.csv',
  summary: 'The same as CSV',
  value: z.string(),
});
