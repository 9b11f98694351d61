import { type ConfirmationRow, listConfirmations } from '@lanna/contract/money/payments/confirmation-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { maskName } from '../../../people/members/mask.ts';

export const confirmations = opsList(
  listConfirmations,
  ({ db }: ListScope) => db.selectFrom('payments.confirmation as c').selectAll('c'),
  {
    brand: 'c.merchant_id',
    where: {
      state: (state, { eb }) => eb('c.matched_to', state === 'waiting' ? 'is' : 'is not', null),
      way: 'c.way',
      outcome: 'c.outcome',
      source: 'c.source',
      waitsFor: 'c.waits_for',
      channel: 'c.channel_code',
    },
    search(typed) {
      const pattern = likePrefix(typed);
      return sql<boolean>`(c.external_reference ilike ${pattern} or c.payer_reference ilike ${pattern}
        or c.reference::text ilike ${pattern} or c.matched_to::text ilike ${pattern})`;
    },
    days: 'c.taken_at',
    sorts: { at: { by: 'c.taken_at', type: 'timestamptz' } },
    id: 'c.id',
    withinTime: true,
    row: (record, { brands }): ConfirmationRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      channel: record.channel_code,
      way: record.way as ConfirmationRow['way'],
      externalReference: record.external_reference,
      reference: record.reference,
      payerReference: record.payer_reference,
      outcome: record.outcome as ConfirmationRow['outcome'],
      amount: formatMoney(record.amount),
      currency: record.currency,
      happenedAt: record.happened_at.toISOString(),
      takenAt: record.taken_at.toISOString(),
      source: record.source as ConfirmationRow['source'],
      payer: record.payer && maskName(record.payer),
      matchedTo: record.matched_to,
      matchedAt: record.matched_at?.toISOString() ?? null,
      waitsFor: record.waits_for as ConfirmationRow['waitsFor'],
    }),
    file: {
      name: 'payment-confirmations',
      columns: {
        taken: 'takenAt',
        brand: 'brand',
        channel: 'channel',
        way: 'way',
        outcome: 'outcome',
        amount: (_, { amount }) => amount,
        currency: 'currency',
        happened: 'happenedAt',
        source: 'source',
        external_reference: 'externalReference',
        our_reference: 'reference',
        payer_reference: 'payerReference',
        payer: 'payer',
        matched_to: 'matchedTo',
        matched: 'matchedAt',
        waits_for: 'waitsFor',
      },
    },
  },
);
