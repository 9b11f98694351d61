import { z } from 'zod';
import { endpoint, LIMITS } from './endpoint.ts';
import { moneyText } from './money.ts';

export const depositMethods = endpoint({
  method: 'GET',
  path: '/wps/deposit/methods',
  module: 'COMM3',
  access: 'player',
  summary: 'Ways to deposit at this brand',
  value: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      kind: z.enum(['sandbox']),
      min: moneyText,
      max: moneyText,
      currency: z.string(),
    }),
  ),
  refusals: [],
  limit: LIMITS.read,
});

export const DEPOSIT_STATUSES = ['credited'] as const;

export const deposit = endpoint({
  method: 'POST',
  path: '/wps/deposit',
  module: 'COMM3',
  access: 'player',
  idempotent: true,
  needsTerms: true,
  summary: 'Deposits; the sandbox credits play money at once',
  body: z.object({ methodCode: z.string().max(40), amount: moneyText }),
  value: z.object({
    id: z.uuid(),
    status: z.enum(DEPOSIT_STATUSES),
    amount: moneyText,
    balance: moneyText,
    createdAt: z.iso.datetime(),
  }),
  refusals: ['deposit_method_unknown', 'amount_out_of_range', 'account_disabled'],
  limit: LIMITS.write,
});
