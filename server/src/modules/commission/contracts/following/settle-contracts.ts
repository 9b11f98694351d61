import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { type Contract, contractRows, dayOf } from '../pages/contract-row.ts';
import { contractDesk } from '../signing/contract-desk.ts';
import { endOfRunning, endOverreaching } from './end-overreaching.ts';

const AT_ONCE = 200;

export interface SettleDeps {
  db: Database;
  clock: Clock;
}

/**
 * What happens to contracts without a word of their parties: proposals expire, notices run out, and who was moved in the tree, or is no
 * agent any more, leaves the contracts of before. Each in a transaction of its own, so it may be repeated and cut anywhere.
 */
export async function settleContracts({ db, clock }: SettleDeps, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  for (const id of await expired(db, now)) {
    if (signal?.aborted) return;
    await db.transaction((tx) => expire(tx, id, now));
  }
  for (const id of await outOfNotice(db, now)) {
    if (signal?.aborted) return;
    await db.transaction((tx) => endByNotice(tx, id, now));
  }
  await followTree(db, now, signal);
}

async function expired(db: Database, now: Date): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('contracts.contract')
    .select('id')
    .where('state', 'in', ['asked', 'offered'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function expire(tx: Tx, id: string, now: Date): Promise<void> {
  const contract = await lockById(tx, id);
  if (!isProposal(contract) || contract.expiresAt > now) return;
  const step = { what: 'expired', news: { to: 'both' }, now } as const;
  await contractDesk.move(tx, contract, { to: { state: 'expired' }, by: null, ...step });
}

async function outOfNotice(db: Database, now: Date): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('contracts.contract as c')
    .innerJoin('brands.brand as b', 'b.id', 'c.merchant_id')
    .select('c.id')
    .where('c.state', '=', 'termination_asked')
    .where('c.notice_day', '<', sql<Date>`(${now}::timestamptz at time zone b.time_zone)::date`)
    .orderBy('c.notice_day')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

async function endByNotice(tx: Tx, id: string, now: Date): Promise<void> {
  const contract = await lockById(tx, id);
  const { noticeDay } = contract;
  if (contract.state !== 'termination_asked' || noticeDay === null) return;
  await contractDesk.move(tx, contract, {
    to: { state: 'ended' },
    by: null,
    what: 'ended',
    set: { closing: 'notice', last_day: noticeDay },
    news: { to: 'both', template: 'contract_ended', day: noticeDay },
    now,
  });
  await endOverreaching(tx, { ...contract, uplineId: contract.memberId, today: noticeDay, now });
}

async function followTree(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const upTo = await commitWatermark(db.kysely, 'agents.tree_event_number');
  if (upTo === undefined) return;
  while (!signal?.aborted) {
    const seen = await db.transaction(async (tx) => {
      const { tree_to: from } = await tx
        .selectFrom('contracts.looked')
        .select('tree_to')
        .forUpdate()
        .executeTakeFirstOrThrow();
      const changes = await tx
        .selectFrom('agents.tree_change as t')
        .innerJoin('brands.brand as b', 'b.id', 't.merchant_id')
        .select([
          't.number',
          't.merchant_id',
          't.member_id',
          't.is_agent',
          't.kind',
          't.from_agent',
          't.at',
          'b.time_zone',
        ])
        .where('t.number', '>', from)
        .where('t.number', '<=', upTo)
        .orderBy('t.number')
        .limit(AT_ONCE)
        .execute();
      for (const change of changes)
        if (change.kind !== 'joined')
          await leaveLine(tx, { ...change, day: dayOf(change.at, change.time_zone) }, now);
      const last = changes.length < AT_ONCE ? upTo : (changes.at(-1)?.number ?? upTo);
      if (last > from) await tx.updateTable('contracts.looked').set({ tree_to: last }).execute();
      return changes.length;
    });
    if (seen < AT_ONCE) return;
  }
}

/** Contracts that a change of the tree leaves without one of their parties: with the upline of before, or all of an account that is no agent. */
async function leaveLine(
  tx: Tx,
  change: {
    merchant_id: string;
    member_id: string;
    is_agent: boolean;
    from_agent: string | null;
    at: Date;
    day: string;
  },
  now: Date,
): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, from_agent: fromAgent, at, day } = change;
  const rows = await tx
    .selectFrom('contracts.contract')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', 'in', ['asked', 'offered', 'effective', 'termination_asked'])
    // One with the same upline that was made since stays, if the member is back there.
    .where(({ or, eb, not, exists }) =>
      or([
        eb('proposed_at', '<=', at),
        not(
          exists((select) =>
            select
              .selectFrom('members.account as m')
              .select('m.id')
              .whereRef('m.id', '=', 'contracts.contract.member_id')
              .whereRef('m.agent_id', '=', 'contracts.contract.upline_id'),
          ),
        ),
      ]),
    )
    .where(({ eb, or, and }) =>
      change.is_agent
        ? and([eb('member_id', '=', memberId), eb('upline_id', '=', fromAgent)])
        : or([eb('member_id', '=', memberId), eb('upline_id', '=', memberId)]),
    )
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const contract = await contractDesk.lockFor(tx, { brandIds: [merchantId] }, { id });
    if (isProposal(contract)) {
      const step = { what: 'moved', set: { closing: 'moved' }, news: { to: 'both' }, now } as const;
      await contractDesk.move(tx, contract, { to: { state: 'invalid' }, by: null, ...step });
    } else if (contract.fromDay !== null && contract.lastDay === null) {
      const lastDay = endOfRunning(contract, day);
      await contractDesk.move(tx, contract, {
        to: { state: 'ended' },
        by: null,
        what: 'moved',
        set: { closing: 'moved', last_day: lastDay },
        news: { to: 'both', template: 'contract_ended', day: lastDay },
        now,
      });
      await endOverreaching(tx, { ...contract, uplineId: contract.memberId, today: day, now });
    }
  }
}

function isProposal({ state }: Contract): boolean {
  return state === 'asked' || state === 'offered';
}

async function lockById(tx: Tx, id: string): Promise<Contract> {
  const { merchant_id: brand } = await contractRows(tx).where('c.id', '=', id).executeTakeFirstOrThrow();
  return contractDesk.lockFor(tx, { brandIds: [brand] }, { id });
}
