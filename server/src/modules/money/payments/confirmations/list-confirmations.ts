import type {
  ConfirmationRow,
  listConfirmations as endpoint,
} from '@lanna/contract/money/payments/confirmation-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  likePrefix,
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import { withinTime } from '../../../../platform/ops/within-time.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { maskName } from '../../../people/members/mask.ts';

type Filters = Omit<z.output<NonNullable<typeof endpoint.query>>, 'brand' | 'sort' | 'after' | 'limit'>;

const PAGING: Paging = { keys: { at: { by: sql`c.taken_at`, type: 'timestamptz' } }, id: sql`c.id` };

export function listConfirmations(
  db: Queryable,
  brands: readonly Brand[],
  wanted: PageWanted & Filters,
): Promise<Page<ConfirmationRow>> {
  return withinTime(db, async (tx) => {
    const page = await readPage(tx, filtered(tx, brands, wanted), PAGING, wanted);
    return { ...page, rows: page.rows.map((row) => confirmationRow(row, brands)) };
  });
}

const HEADER = [
  'taken',
  'brand',
  'channel',
  'way',
  'outcome',
  'amount',
  'currency',
  'happened',
  'source',
  'external_reference',
  'our_reference',
  'payer_reference',
  'payer',
  'matched_to',
  'matched',
  'waits_for',
];

export function exportConfirmations(
  db: Queryable,
  brands: readonly Brand[],
  wanted: { sort: string } & Filters,
): CsvAnswer {
  return { name: 'payment-confirmations', header: HEADER, rows: linesOf(db, brands, wanted) };
}

async function* linesOf(db: Queryable, brands: readonly Brand[], wanted: { sort: string } & Filters) {
  for await (const found of readAllRows(filtered(db, brands, wanted), PAGING, wanted)) {
    const row = confirmationRow(found, brands);
    yield [
      row.takenAt,
      row.brand,
      row.channel,
      row.way,
      row.outcome,
      found.amount,
      row.currency,
      row.happenedAt,
      row.source,
      row.externalReference,
      row.reference,
      row.payerReference,
      row.payer,
      row.matchedTo,
      row.matchedAt,
      row.waitsFor,
    ];
  }
}

function filtered(db: Queryable, brands: readonly Brand[], filters: Filters) {
  const { state, way, outcome, source, waitsFor, channel, from, to, search } = filters;
  const brandIds = brands.map(({ id }) => id);
  return db
    .selectFrom('payments.confirmation as c')
    .where('c.merchant_id', 'in', brandIds)
    .selectAll('c')
    .$if(state === 'waiting', (rows) => rows.where('c.matched_to', 'is', null))
    .$if(state === 'matched', (rows) => rows.where('c.matched_to', 'is not', null))
    .$if(way !== undefined, (rows) => rows.where('c.way', '=', way ?? ''))
    .$if(outcome !== undefined, (rows) => rows.where('c.outcome', '=', outcome ?? ''))
    .$if(source !== undefined, (rows) => rows.where('c.source', '=', source ?? ''))
    .$if(waitsFor !== undefined, (rows) => rows.where('c.waits_for', '=', waitsFor ?? ''))
    .$if(channel !== undefined, (rows) => rows.where('c.channel_code', '=', channel ?? ''))
    .$if(from !== undefined, (rows) => rows.where('c.taken_at', '>=', startOfDay(brandIds, from ?? '')))
    .$if(to !== undefined, (rows) => rows.where('c.taken_at', '<', startOfDay(brandIds, to ?? '', 1)))
    .$if(search !== undefined, (rows) => {
      const pattern = likePrefix(search ?? '');
      return rows.where(
        sql<boolean>`(c.external_reference ilike ${pattern} or c.payer_reference ilike ${pattern}
          or c.reference::text ilike ${pattern} or c.matched_to::text ilike ${pattern})`,
      );
    });
}

function confirmationRow(
  row: Awaited<ReturnType<ReturnType<typeof filtered>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): ConfirmationRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    channel: row.channel_code,
    way: row.way as ConfirmationRow['way'],
    externalReference: row.external_reference,
    reference: row.reference,
    payerReference: row.payer_reference,
    outcome: row.outcome as ConfirmationRow['outcome'],
    amount: formatMoney(row.amount),
    currency: row.currency,
    happenedAt: row.happened_at.toISOString(),
    takenAt: row.taken_at.toISOString(),
    source: row.source as ConfirmationRow['source'],
    payer: row.payer && maskName(row.payer),
    matchedTo: row.matched_to,
    matchedAt: row.matched_at?.toISOString() ?? null,
    waitsFor: row.waits_for as ConfirmationRow['waitsFor'],
  };
}
