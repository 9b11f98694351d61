import type {
  changePositionSettings as changing,
  positionSettings as listing,
} from '@lanna/contract/commission/positions/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { shifted } from '@lanna/rules/commission/contracts/period';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { dayOf } from '../shares/next-day.ts';
import { readSetting } from '../shares/setting.ts';

export async function listSettings(db: Queryable, brands: readonly Brand[]): Promise<Value<typeof listing>> {
  return Promise.all(
    brands.map(async ({ id, code }) => {
      const setting = await readSetting(db, id);
      return {
        brand: code,
        period: setting?.period ?? null,
        fromDay: setting?.fromDay ?? null,
        version: setting?.version ?? 0,
      };
    }),
  );
}

/** Another process's clock may be ahead and have counted bets of tomorrow already: within this time of midnight it begins a day later. */
const AHEAD_MS = 3_600_000;

/** A brand begins to reckon by positions, or its sheets are of other periods from the next one on. Refuses with `not_found`, `changed_meanwhile`. */
export async function changeSetting(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'record'>,
  brandCode: string,
  { body: { period, version, reason }, now }: { body: Received<typeof changing>['body']; now: Date },
): Promise<Value<typeof changing>> {
  const brand = brandInScope(call.brands, brandCode);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`positions of ${brand.id}`}, 0))`.execute(tx);
  const before = await readSetting(tx, brand.id);
  if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
  const row = { period, version: version + 1 };
  const issuedTo = dayOf(brand.timeZone, new Date(now.getTime() + AHEAD_MS));
  await tx
    .insertInto('positions.setting')
    .values({ merchant_id: brand.id, ...row, from_day: shifted(issuedTo, 1), issued_to: issuedTo })
    .onConflict((known) => known.column('merchant_id').doUpdateSet(row))
    .execute();
  if (!before) await beginCounting(tx);
  await call.record(tx, {
    action: 'positions.change-settings',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.id, name: brand.code },
    before: { sheetPeriod: before?.period ?? null },
    after: { sheetPeriod: period },
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'positions_changed' });
  await notifyPush(tx, { b: brand.id, t: ['positions_changed'] });
  return { version: row.version };
}

/** What is counted already is of days before the first brand's: it need not be read. */
async function beginCounting(tx: Tx): Promise<void> {
  await sql`
    insert into positions.progress (counted_to) select number from teams.counted_bets
    on conflict do nothing`.execute(tx);
}
