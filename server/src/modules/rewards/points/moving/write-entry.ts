import type { Money } from '@lanna/rules/money';
import { POINTS_CURRENCY } from '@lanna/rules/rewards/points/earning';
import { type LotChange, merged, sumOf } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { postGroup } from '../../../books/ledger/post-group.ts';

export interface Entry {
  kind: 'earned' | 'granted' | 'expired' | 'redeemed' | 'returned' | 'converted' | 'corrected';
  code: string;
  changes: readonly LotChange[];
  debtChange?: Money;
  /** What it is for; of one kind a member has it once. */
  reference?: string;
  reason?: string;
  by?: string;
}

/** Writes a move of points and posts it under its id. The caller holds the member's points. Answers the id; undefined where there is nothing to move. */
export async function writeEntry(
  tx: Tx,
  { merchantId, memberId, now }: { merchantId: string; memberId: string; now: Date },
  { kind, code, debtChange = 0n, reference = '', reason = '', by, ...entry }: Entry,
): Promise<string | undefined> {
  const changes = merged(entry.changes);
  const amount = sumOf(changes);
  if (changes.length === 0 && debtChange === 0n) return undefined;
  const id = newId();
  await tx
    .insertInto('points.entry')
    .values({
      id,
      merchant_id: merchantId,
      member_id: memberId,
      at: now,
      kind,
      amount,
      debt_change: debtChange,
      reference,
      reason,
      by_name: by ?? null,
    })
    .execute();
  for (const { month, amount: change } of changes) {
    await sql`
      insert into points.entry_lot (entry_id, member_id, month, amount) values (${id}, ${memberId}, ${month}::date, ${change})`.execute(
      tx,
    );
    // What leaves a lot is never an insert: a lot of less than nothing is refused before the conflict is seen.
    await (change > 0n
      ? sql`
        insert into points.lot as l (member_id, month, remaining) values (${memberId}, ${month}::date, ${change})
        on conflict (member_id, month) do update set remaining = l.remaining + excluded.remaining`
      : sql`
        update points.lot set remaining = remaining + ${change} where member_id = ${memberId} and month = ${month}::date`
    ).execute(tx);
  }
  if (debtChange !== 0n)
    await sql`update points.member set debt = debt + ${debtChange} where member_id = ${memberId}`.execute(tx);
  if (amount !== 0n) {
    const [member, issue] = [{ kind: 'points', memberId } as const, { kind: 'points_issue' } as const];
    const [from, to] = amount > 0n ? [issue, member] : [member, issue];
    const legs = [{ from, to, amount: amount > 0n ? amount : -amount, code }];
    const posting = { merchantId, currency: POINTS_CURRENCY, reference: id, legs, now };
    const { outcome } = await postGroup(tx, posting);
    if (outcome !== 'posted') throw new Error(`a move of points was ${outcome}`);
  }
  await notifyPush(tx, { m: [memberId], t: ['points_changed'] });
  return id;
}
