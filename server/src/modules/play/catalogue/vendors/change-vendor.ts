import { isDeepStrictEqual } from 'node:util';
import { vendorFields } from '@lanna/contract/play/catalogue/ops';
import { sql } from 'kysely';
import { z } from 'zod';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { proposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockVendor, readVendor, type VendorRow } from '../internal/vendor-row.ts';
import { updateVendor } from '../update-vendor.ts';
import { type VendorChange, vendorChange, winLimitsOf } from '../vendor.ts';
import { parseVendorForm } from './parse-vendor-form.ts';
import { typedFacts, vendorFacts } from './vendor-facts.ts';

type Call = Pick<AnyOpsCall, 'record' | 'mustBeProposed' | 'propose'>;

export const CHANGE_VENDOR = 'catalogue.change-vendor';
const wantedChange = z.object({ code: z.string(), version: z.int(), fields: vendorFields });
type WantedChange = z.infer<typeof wantedChange>;

/** What is shown of a vendor, and no more: all other fields decide whose calls are believed, about how much money, and where tokens go. */
const ONLY_SHOWN: ReadonlySet<string> = new Set([
  'name',
  'groups',
  'demoSupported',
  'provable',
  'largestWins',
]);

/**
 * Changes a vendor's record, at once or as a proposal; its next call is checked by it. Refuses `not_found`, `changed_meanwhile`, and
 * `invalid_input`, also for a category that is taken away while there are games in it.
 */
export async function changeVendor(
  tx: Tx,
  call: Call,
  { reason, ...wanted }: WantedChange & { reason: string },
): Promise<{ version: number; proposal: string | null }> {
  const { before, change } = await checked(tx, wanted);
  const about = { brandId: null, subject: { kind: 'vendor', id: wanted.code, name: before.name }, reason };
  if ((await movesMoney(tx, before, change)) && (await call.mustBeProposed(tx, CHANGE_VENDOR))) {
    const proposal = await call.propose(tx, { kind: CHANGE_VENDOR, payload: wanted, ...about });
    return { version: wanted.version, proposal };
  }
  const { version, ...facts } = await apply(tx, wanted);
  await call.record(tx, { action: CHANGE_VENDOR, ...about, ...facts });
  return { version, proposal: null };
}

export const vendorChangeProposal = proposalKind({
  kind: CHANGE_VENDOR,
  permission: 'catalogue.change',
  rule: { standard: 'always', floor: 'always' },
  payload: wantedChange,
  preview: async (db, { code, fields }) => {
    const before = vendorFacts(await readVendor(db, code));
    return { before, after: { ...before, ...typedFacts(parseVendorForm(vendorChange, fields)) } };
  },
  carryOut: async (tx, wanted) => {
    const { version: _, ...facts } = await apply(tx, wanted);
    return facts;
  },
});

async function checked(tx: Tx, { code, version, fields }: WantedChange) {
  const before = await lockVendor(tx, code, version);
  const change = parseVendorForm(vendorChange, fields);
  if (before.wallet_kind === 'transfer' && change.apiUrl === null)
    throw new Refusal('invalid_input', { fields: [{ field: 'apiUrl', rule: 'keeps_wallets' }] });
  await refuseUsedGroups(tx, before, fields.groups);
  return { before, change };
}

async function movesMoney(tx: Tx, before: VendorRow, change: VendorChange): Promise<boolean> {
  const [was, is] = [vendorFacts(before) as Record<string, unknown>, typedFacts(change)];
  const differs = Object.entries(is).some(
    ([name, value]) => value !== undefined && !ONLY_SHOWN.has(name) && !isDeepStrictEqual(value, was[name]),
  );
  if (differs || !change.winLimits) return differs;
  const { rows } = await sql<{ raised: boolean }>`
    select coalesce(bool_or(m.new[1] > m.old[1] or m.new[2] > m.old[2]), false) as raised
    from unnest(${before.currencies}::text[]) c
    cross join lateral (select catalogue.win_limit(${winLimitsOf(change.winLimits)}::jsonb, c) as new,
      catalogue.win_limit(${JSON.stringify(before.win_limits)}::jsonb, c) as old) m`.execute(tx);
  return rows[0]?.raised ?? true;
}

async function apply(tx: Tx, wanted: WantedChange) {
  const { before, change } = await checked(tx, wanted);
  await updateVendor(tx, wanted.code, change);
  await dropGroups(tx, before, wanted.fields.groups);
  await notifyPush(tx, { b: '*', t: ['catalogue_changed'] });
  await notifyOps(tx, { brandId: null, type: 'vendors_changed' });
  const after = await readVendor(tx, wanted.code);
  return { version: after.version, before: vendorFacts(before), after: vendorFacts(after) };
}

async function refuseUsedGroups(tx: Tx, vendor: VendorRow, kept: readonly string[]): Promise<void> {
  const dropped = droppedOf(vendor, kept);
  if (dropped.length === 0) return;
  const used = await tx
    .selectFrom('catalogue.game')
    .select('game_type')
    .where('vendor_id', '=', vendor.id)
    .where('game_type', 'in', dropped)
    .executeTakeFirst();
  if (used) throw new Refusal('invalid_input', { fields: [{ field: 'groups', rule: 'in_use' }] });
}

async function dropGroups(tx: Tx, vendor: VendorRow, kept: readonly string[]): Promise<void> {
  const dropped = droppedOf(vendor, kept);
  if (dropped.length === 0) return;
  await tx
    .deleteFrom('catalogue.vendor_group')
    .where('vendor_id', '=', vendor.id)
    .where('game_type', 'in', dropped)
    .execute();
}

function droppedOf({ groups }: VendorRow, kept: readonly string[]): string[] {
  return groups.filter((group) => !kept.includes(group));
}
