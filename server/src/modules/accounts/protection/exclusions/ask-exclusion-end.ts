import type {
  askExclusionEnd as endpoint,
  keepExclusion as keeping,
} from '@lanna/contract/accounts/protection/exclusion';
import type { Received, Value } from '@lanna/contract/endpoint';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { lockAccount } from '../../../people/members/persons/exclude-account.ts';
import { confirmMember } from '../persons/confirm-member.ts';
import { endsHere, shownExclusion } from '../read-exclusion.ts';

const HOUR_MS = 3_600_000;

/**
 * Asks for the end of a self-exclusion whose time has passed; it ends once the brand's cooling hours have passed too, at all brands.
 * Asked again it changes nothing. Refuses with `exclusion_missing`, `exclusion_running` {until}, `exclusion_for_good`,
 * `exclusion_elsewhere`, and what `confirmMember` says.
 */
export async function askExclusionEnd(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  await confirmMember(deps, owner, body, context);
  const { memberId, sessionId } = owner;
  const { brand } = context;
  const account = { merchantId: brand.id, memberId };
  const now = deps.clock.now();
  const endsAt = new Date(now.getTime() + brand.settings.protection.coolingHours * HOUR_MS);
  return deps.db.transaction(async (tx) => {
    const held = await heldBy(tx, account);
    if (held.length === 0) throw new Refusal('exclusion_missing');
    if (held.some(({ until }) => until === null)) throw new Refusal('exclusion_for_good');
    const running = held.find(({ until }) => until !== null && until > now);
    if (running) throw new Refusal('exclusion_running', { until: running.until?.toISOString() ?? null });
    if (!held.every(endsHere)) throw new Refusal('exclusion_elsewhere');
    const asked = held.filter(({ ends_at }) => ends_at === null).map(({ id }) => id);
    if (asked.length > 0) {
      await tx
        .updateTable('protection.exclusion')
        .set({ end_asked_at: now, ends_at: endsAt })
        .where('id', 'in', asked)
        .execute();
      await recordSecurityEvent(
        tx,
        { kind: 'exclusion_end_asked', memberId, sessionId, after: { endsAt: endsAt.toISOString() } },
        { ...context, now },
      );
      await notify(tx, asked);
    }
    return { exclusion: await shownExclusion(tx, account, now) };
  });
}

/** Takes the asking back: it may be asked for again. Refuses with `exclusion_missing`. */
export async function keepExclusion(
  deps: Pick<AuthenticationDeps, 'db' | 'clock'>,
  { memberId, sessionId }: Owner,
  context: RequestContext,
): Promise<Value<typeof keeping>> {
  const account = { merchantId: context.brand.id, memberId };
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const held = await heldBy(tx, account);
    if (held.length === 0) throw new Refusal('exclusion_missing');
    const asked = held.filter((row) => row.ends_at !== null && endsHere(row)).map(({ id }) => id);
    if (asked.length > 0) {
      await tx
        .updateTable('protection.exclusion')
        .set({ end_asked_at: null, ends_at: null })
        .where('id', 'in', asked)
        .execute();
      await recordSecurityEvent(
        tx,
        { kind: 'exclusion_end_taken_back', memberId, sessionId },
        { ...context, now },
      );
      await notify(tx, asked);
    }
    return { exclusion: await shownExclusion(tx, account, now) };
  });
}

/** Self-exclusions that hold the account, none of them ending meanwhile. */
async function heldBy(tx: Tx, account: { merchantId: string; memberId: string }) {
  const rows = await tx
    .selectFrom('protection.exclusion as e')
    .innerJoin('protection.excluded_account as a', 'a.exclusion_id', 'e.id')
    .select(['e.id', 'e.until', 'e.ends_at', 'e.origin', 'a.found_by'])
    .where('a.member_id', '=', account.memberId)
    .where('a.merchant_id', '=', account.merchantId)
    // Of an account that is perhaps another person's, no end is asked for.
    .where('a.suspected', '=', false)
    .where('a.released_at', 'is', null)
    .where('e.kind', '=', 'self_exclusion')
    .where('e.ended_at', 'is', null)
    .orderBy('e.id')
    .forUpdate('e')
    .execute();
  await lockAccount(tx, account);
  return rows;
}

async function notify(tx: Tx, exclusionIds: readonly string[]) {
  const accounts = await tx
    .selectFrom('protection.excluded_account')
    .select(['member_id', 'merchant_id'])
    .where('exclusion_id', 'in', exclusionIds)
    .execute();
  await notifyPush(tx, { m: accounts.map(({ member_id }) => member_id), t: ['protection_changed'] });
  for (const brandId of new Set(accounts.map(({ merchant_id }) => merchant_id)))
    await notifyOps(tx, { brandId, type: 'protection_changed' });
}
