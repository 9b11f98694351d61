import type { ContractRow, listContracts as endpoint } from '@lanna/contract/commission/contracts/ops';
import type { Received } from '@lanna/contract/endpoint';
import { bestRateOf } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { likePrefix, type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { contractOf, contractRows } from '../pages/contract-row.ts';

const PAGING: Paging = {
  keys: { at: { by: sql`c.proposed_at`, type: 'timestamptz' } },
  id: sql`c.id`,
};

/** Contracts of the brands' agents, for operators. */
export async function listOpsContracts(
  db: Queryable,
  brands: readonly Brand[],
  wanted: Received<typeof endpoint>['query'],
) {
  const { search, kind, state, payer, member } = wanted;
  const searchId = z.uuid().safeParse(search).data;
  const found = opsContractRows(
    db,
    brands.map(({ id }) => id),
  )
    .$if(kind !== undefined, (rows) => rows.where('c.kind', '=', kind ?? ''))
    .$if(state !== undefined, (rows) => rows.where('c.state', '=', state ?? ''))
    .$if(payer !== undefined, (rows) => rows.where('c.payer', '=', payer ?? ''))
    .$if(member !== undefined, (rows) =>
      rows.where(({ or, eb }) =>
        or([eb('c.member_id', '=', member ?? ''), eb('c.upline_id', '=', member ?? '')]),
      ),
    )
    .$if(searchId !== undefined, (rows) => rows.where('c.id', '=', searchId ?? ''))
    .$if(search !== undefined && searchId === undefined, (rows) => {
      const prefix = likePrefix((search ?? '').toLowerCase());
      return rows.where(({ or, eb }) =>
        or([eb('m.username_key', 'like', prefix), eb('u.username_key', 'like', prefix)]),
      );
    });
  const page = await readPage(db, found, PAGING, wanted);
  return { ...page, rows: page.rows.map((row) => showContractRow(row, brands)) };
}

/** Contracts of the brands of a scope, with the names of their parties. */
export function opsContractRows(db: Queryable, brandIds: readonly string[]) {
  return contractRows(db)
    .innerJoin('members.account as m', 'm.id', 'c.member_id')
    .leftJoin('members.account as u', 'u.id', 'c.upline_id')
    .select(['m.username as member_name', 'u.username as upline_name'])
    .where('c.merchant_id', 'in', [...brandIds]);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsContractRows>['executeTakeFirstOrThrow']>>;

export function showContractRow(row: Row, brands: readonly Brand[]): ContractRow {
  const contract = contractOf(row);
  return {
    id: contract.id,
    brand: brands.find(({ id }) => id === contract.merchantId)?.code ?? '',
    kind: contract.kind,
    member: { id: contract.memberId, name: row.member_name ?? '' },
    upline: contract.uplineId === null ? null : { id: contract.uplineId, name: row.upline_name ?? '' },
    payer: contract.payer,
    state: contract.state,
    bestRate: bestRateOf(contract.terms),
    proposedAt: contract.proposedAt.toISOString(),
    fromDay: contract.fromDay,
    lastDay: contract.lastDay,
  };
}
