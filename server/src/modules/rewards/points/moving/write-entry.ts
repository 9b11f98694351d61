import type { Money } from '@lanna/rules/money';
import { POINTS_CURRENCY } from '@lanna/rules/rewards/points/earning';
import { type LotChange, merged, sumOf } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Movement, postEach } from '../../../books/ledger/post-group.ts';

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

/** Whose points the caller holds. */
interface Holder {
  merchantId: string;
  memberId: string;
  now: Date;
}

/** Writes a move of points, where there is anything to move, and posts it under its id. The caller holds the member's points. */
export function writeEntry(tx: Tx, held: Holder, entry: Entry): Promise<void> {
  return writeEntries(tx, [{ held, entry }]);
}

/** One move for each of these members, in a few statements however many they are. */
export async function writeEntries(tx: Tx, moves: readonly { held: Holder; entry: Entry }[]): Promise<void> {
  const made = moves.map(moveOf).filter(({ changes, debtChange }) => changes.length > 0 || debtChange !== 0n);
  if (made.length === 0) return;
  await tx
    .insertInto('points.entry')
    .values(
      made.map(({ id, held, entry, amount, debtChange }) => ({
        ...{
          id,
          merchant_id: held.merchantId,
          member_id: held.memberId,
          at: held.now,
          kind: entry.kind,
          amount,
        },
        ...{ debt_change: debtChange, reference: entry.reference ?? '', reason: entry.reason ?? '' },
        by_name: entry.by ?? null,
      })),
    )
    .execute();
  await moveLots(tx, made);
  await moveDebts(tx, made);
  await post(tx, made);
  await notifyPush(tx, { m: made.map(({ held }) => held.memberId), t: ['points_changed'] });
}

type Move = ReturnType<typeof moveOf>;

function moveOf({ held, entry }: { held: Holder; entry: Entry }) {
  const changes = merged(entry.changes);
  return { id: newId(), held, entry, changes, amount: sumOf(changes), debtChange: entry.debtChange ?? 0n };
}

async function moveLots(tx: Tx, made: readonly Move[]): Promise<void> {
  const lots = made.flatMap(({ id, held, changes }) =>
    changes.map((change) => ({ id, memberId: held.memberId, ...change })),
  );
  if (lots.length === 0) return;
  const columns = (of: typeof lots) =>
    sql`${of.map(({ memberId }) => memberId)}::uuid[], ${of.map(({ month }) => month)}::date[], ${of.map(({ amount }) => amount)}::bigint[]`;
  await sql`
    insert into points.entry_lot (entry_id, member_id, month, amount)
    select * from unnest(${lots.map(({ id }) => id)}::uuid[], ${columns(lots)})`.execute(tx);
  const gains = lots.filter(({ amount }) => amount > 0n);
  if (gains.length > 0)
    await sql`
      insert into points.lot as l (member_id, month, remaining) select * from unnest(${columns(gains)})
      on conflict (member_id, month) do update set remaining = l.remaining + excluded.remaining`.execute(tx);
  // What leaves a lot is never an insert: a lot of less than nothing is refused before the conflict is seen.
  const losses = lots.filter(({ amount }) => amount < 0n);
  if (losses.length > 0)
    await sql`
      update points.lot l set remaining = l.remaining + c.amount
      from unnest(${columns(losses)}) c (member_id, month, amount)
      where (l.member_id, l.month) = (c.member_id, c.month)`.execute(tx);
}

async function moveDebts(tx: Tx, made: readonly Move[]): Promise<void> {
  const owing = made.filter(({ debtChange }) => debtChange !== 0n);
  if (owing.length === 0) return;
  await sql`
    update points.member m set debt = m.debt + c.change
    from unnest(${owing.map(({ held }) => held.memberId)}::uuid[], ${owing.map(({ debtChange }) => debtChange)}::bigint[]) c (member_id, change)
    where m.member_id = c.member_id`.execute(tx);
}

async function post(tx: Tx, made: readonly Move[]): Promise<void> {
  const moving = made.filter(({ amount }) => amount !== 0n);
  for (const ofBrand of Map.groupBy(moving, ({ held }) => held.merchantId).values()) {
    const [first] = ofBrand;
    if (!first) continue;
    const { merchantId, now } = first.held;
    const books = { merchantId, currency: POINTS_CURRENCY, now };
    for (const { outcome } of await postEach(tx, books, ofBrand.map(movementOf)))
      if (outcome !== 'posted') throw new Error(`a move of points was ${outcome}`);
  }
}

function movementOf({ id, held, entry, amount }: Move): Movement {
  const [member, issue] = [
    { kind: 'points', memberId: held.memberId } as const,
    { kind: 'points_issue' } as const,
  ];
  const [from, to] = amount > 0n ? [issue, member] : [member, issue];
  return { reference: id, from, to, amount: amount > 0n ? amount : -amount, code: entry.code };
}
