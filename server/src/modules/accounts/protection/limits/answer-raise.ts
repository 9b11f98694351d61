import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { LimitName } from '../limit-name.ts';
import { dropRaise, type LimitChange, lockLimits, noteChange, writeLimit } from './change-limit.ts';
import { type LimitOwner, readOwnLimits } from './own-limits.ts';

type Answer = Omit<LimitChange, 'amount' | 'settings'>;

/**
 * The member's second yes: the looser limit holds. Refuses with `limit_raise_unknown`, `limit_raise_cooling` {effectiveAt},
 * `limit_raise_lapsed`.
 */
export async function confirmRaise(tx: Tx, answer: Answer): Promise<void> {
  const { owner, name, place } = answer;
  const raise = await takeRaise(tx, owner, name, place.now);
  if (place.now < raise.effective_at)
    throw new Refusal('limit_raise_cooling', { effectiveAt: raise.effective_at.toISOString() });
  if (place.now >= raise.confirm_by) throw new Refusal('limit_raise_lapsed');
  const { values } = await readOwnLimits(tx, owner);
  await writeLimit(tx, owner, name, raise.amount, place.now);
  await noteChange(tx, answer, { step: 'raise_confirmed', before: values[name], after: raise.amount });
}

/** The present limit stays. Refuses with `limit_raise_unknown`. */
export async function keepPresentLimit(tx: Tx, answer: Answer): Promise<void> {
  const { owner, name, place } = answer;
  const raise = await takeRaise(tx, owner, name, place.now);
  const { values } = await readOwnLimits(tx, owner);
  await dropRaise(tx, owner, name);
  await noteChange(tx, answer, { step: 'raise_dropped', before: raise.amount, after: values[name] });
}

async function takeRaise(tx: Tx, owner: LimitOwner, name: LimitName, now: Date) {
  await lockLimits(tx, owner, name, now);
  const raise = await tx
    .selectFrom('protection.raise')
    .selectAll()
    .where('member_id', '=', owner.memberId)
    .where('limit_name', '=', name)
    .executeTakeFirst();
  if (!raise) throw new Refusal('limit_raise_unknown');
  return raise;
}
