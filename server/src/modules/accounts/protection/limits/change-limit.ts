import type { ProtectionSettings } from '@lanna/contract/house/brands/protection-settings';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import {
  type EventPlace,
  recordSecurityEvent,
  type SecurityEventKind,
} from '../../../books/audit/record-security-event.ts';
import { isMoney, type LimitName } from '../limit-name.ts';
import { lockDeposits } from '../lock-deposits.ts';
import { type LimitStep, notifyOfLimit } from './notify-of-limit.ts';
import { brandLimits, type LimitOwner, readOwnLimits } from './own-limits.ts';

export interface LimitChange {
  owner: LimitOwner;
  settings: ProtectionSettings;
  name: LimitName;
  /** Null: no limit of the member's own. */
  amount: bigint | null;
  /** Of the security record; the session is the member's. */
  place: EventPlace;
  sessionId?: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A stricter limit holds from the end of the transaction on. A looser one is noted, and holds once the member has confirmed it after the
 * cooling time. Of a reality check only what the brand allows: refuses with `reality_check_out_of_range` {min, max}.
 */
export async function changeLimit(tx: Tx, change: LimitChange): Promise<'set' | 'raise_asked'> {
  const { owner, settings, name, amount, place } = change;
  const before = await lockInRange(tx, change);
  if (!isLooser(name, before, amount, settings)) {
    await writeLimit(tx, owner, name, amount, place.now);
    await noteChange(tx, change, { step: 'set', before, after: amount });
    return 'set';
  }
  const raise = await keepRaise(tx, change);
  if (raise) await noteChange(tx, change, { step: 'raise_asked', before, after: amount, effectiveAt: raise });
  return 'raise_asked';
}

/** An operator's change, on a member's request: refuses with `limit_never_loosened` what is not stricter than what holds. */
export async function tightenLimit(
  tx: Tx,
  change: LimitChange & { operatorName: string; reason: string },
): Promise<{ before: bigint | null }> {
  const { owner, settings, name, amount, place } = change;
  const before = await lockInRange(tx, change);
  if (isLooser(name, before, amount, settings)) throw new Refusal('limit_never_loosened');
  await writeLimit(tx, owner, name, amount, place.now);
  await noteChange(tx, change, { step: 'set_by_operator', before, after: amount });
  return { before };
}

/** Answers what the member has now. */
async function lockInRange(tx: Tx, { owner, settings, name, amount, place }: LimitChange) {
  if (name === 'reality_check') refuseOutOfRange(amount, settings);
  await lockLimits(tx, owner, name, place.now);
  return (await readOwnLimits(tx, owner)).values[name];
}

/** Two changes of a member's limits come one after the other, and each before a bet or a deposit or after it. */
export async function lockLimits(tx: Tx, owner: LimitOwner, name: LimitName, now: Date): Promise<void> {
  if (name.startsWith('deposit')) await lockDeposits(tx, owner.memberId);
  await sql`select protection.lock_member(${owner.merchantId}, ${owner.memberId})`.execute(tx);
  await tx
    .insertInto('protection.own_limits')
    .values({ member_id: owner.memberId, merchant_id: owner.merchantId, changed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ merchant_id: owner.merchantId }))
    .execute();
}

/** What holds from now on; a raise that waited is over with it. */
export async function writeLimit(
  tx: Tx,
  owner: LimitOwner,
  name: LimitName,
  amount: bigint | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('protection.own_limits')
    .set({ [name]: amount, changed_at: now })
    .where('member_id', '=', owner.memberId)
    .execute();
  await dropRaise(tx, owner, name);
}

export async function dropRaise(tx: Tx, { memberId }: LimitOwner, name: LimitName): Promise<void> {
  await tx
    .deleteFrom('protection.raise')
    .where('member_id', '=', memberId)
    .where('limit_name', '=', name)
    .execute();
}

/** Whether a member would be protected less. Without a choice of the own a reality check comes as the brand has it. */
function isLooser(
  name: LimitName,
  before: bigint | null,
  after: bigint | null,
  settings: ProtectionSettings,
): boolean {
  const without = name === 'reality_check' ? brandLimits(settings).reality_check : null;
  const [was, becomes] = [before ?? without, after ?? without];
  return was !== null && (becomes === null || becomes > was);
}

/**
 * Answers from when it can be confirmed; undefined where the same was asked already, which begins nothing anew. Asking for another
 * amount never shortens a cooling time that runs, also not under a clock that was set back.
 */
async function keepRaise(tx: Tx, { owner, settings, name, amount, place }: LimitChange) {
  const { now } = place;
  const waiting = await tx
    .selectFrom('protection.raise')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('limit_name', '=', name)
    .where('confirm_by', '>', now)
    .executeTakeFirst();
  if (waiting?.amount === amount) return undefined;
  const cooledMs = now.getTime() + settings.coolingHours * HOUR_MS;
  const effectiveAt = new Date(Math.max(cooledMs, waiting?.effective_at.getTime() ?? 0));
  const row = {
    amount,
    asked_at: now,
    effective_at: effectiveAt,
    confirm_by: new Date(effectiveAt.getTime() + settings.confirmDays * DAY_MS),
  };
  await tx
    .insertInto('protection.raise')
    .values({ member_id: owner.memberId, limit_name: name, ...row })
    .onConflict((conflict) => conflict.columns(['member_id', 'limit_name']).doUpdateSet(row))
    .execute();
  return effectiveAt;
}

const EVENTS: Record<LimitStep, SecurityEventKind> = {
  set: 'limit_set',
  raise_asked: 'limit_raise_asked',
  raise_confirmed: 'limit_raised',
  raise_dropped: 'limit_raise_dropped',
  set_by_operator: 'limit_set_by_operator',
};

/** Into the history of the limits and the member's security record; notifies the member's devices. */
export async function noteChange(
  tx: Tx,
  {
    owner,
    name,
    place,
    ...more
  }: Omit<LimitChange, 'amount' | 'settings'> & { operatorName?: string; reason?: string },
  {
    step,
    before,
    after,
    effectiveAt = null,
  }: { step: LimitStep; before: bigint | null; after: bigint | null; effectiveAt?: Date | null },
): Promise<void> {
  await tx
    .insertInto('protection.change')
    .values({
      id: newId(),
      merchant_id: owner.merchantId,
      member_id: owner.memberId,
      limit_name: name,
      step,
      before,
      after,
      effective_at: effectiveAt,
      operator_name: more.operatorName ?? null,
      reason: more.reason ?? null,
      at: place.now,
    })
    .execute();
  await recordSecurityEvent(
    tx,
    {
      kind: EVENTS[step],
      memberId: owner.memberId,
      ...(more.sessionId === undefined ? {} : { sessionId: more.sessionId }),
      before: { limit: name, amount: showValue(name, before) },
      after: { limit: name, amount: showValue(name, after) },
    },
    place,
  );
  await notifyOfLimit(tx, owner, { name, step, after, effectiveAt, now: place.now });
  await notifyPush(tx, { m: [owner.memberId], t: ['protection_changed'] });
  await notifyOps(tx, { brandId: owner.merchantId, type: 'protection_changed' });
}

/** Money as money, minutes as minutes. */
export function showValue(name: LimitName, value: bigint | null): string | null {
  if (value === null) return null;
  return isMoney(name) ? formatMoney(value) : String(value);
}

function refuseOutOfRange(
  minutes: bigint | null,
  { realityCheckMinutesMin: min, realityCheckMinutesMax: max }: ProtectionSettings,
): void {
  if (minutes !== null && (minutes < BigInt(min) || minutes > BigInt(max)))
    throw new Refusal('reality_check_out_of_range', { min, max });
}
