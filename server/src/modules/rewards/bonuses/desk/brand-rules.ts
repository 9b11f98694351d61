import type { Received, Value } from '@lanna/contract/endpoint';
import type { changeBonusRules, showBonusRules } from '@lanna/contract/rewards/bonuses/ops';
import { keepsBrandRules, STRICT_RULES } from '@lanna/rules/rewards/bonuses/brand-rules';
import type { BonusTerms } from '@lanna/rules/rewards/bonuses/terms';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** What a brand's offers may ask and allow at the most; the strict ones where no operator has said otherwise. */
export async function showRules(
  db: Queryable,
  brand: { id: string; code: string },
): Promise<Value<typeof showBonusRules>> {
  const row = await readRules(db, brand.id);
  return {
    brand: brand.code,
    ...(row
      ? { wageringMost: row.wagering_most, depositCounts: row.deposit_counts, mixesGames: row.mixes_games }
      : STRICT_RULES),
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by_name ?? null,
  };
}

/**
 * Changes them. One operator is enough: they bound what two publish, and give nothing by themselves. What is published stays as it is. Refuses with
 * `changed_meanwhile`.
 */
export async function changeRules(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { brand, body, now }: { brand: Brand; body: Received<typeof changeBonusRules>['body']; now: Date },
): Promise<Value<typeof changeBonusRules>> {
  const { version: seen, reason, wageringMost, depositCounts, mixesGames } = body;
  const before = await showRules(tx, brand);
  const version = seen + 1;
  const kept = {
    ...{ wagering_most: wageringMost, deposit_counts: depositCounts, mixes_games: mixesGames },
    ...{ changed_at: now, changed_by_name: call.operator.name, version },
  };
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('bonuses.brand_rules')
    .values({ merchant_id: brand.id, ...kept })
    .onConflict((conflict) =>
      conflict.column('merchant_id').doUpdateSet(kept).where('bonuses.brand_rules.version', '=', seen),
    )
    .executeTakeFirst();
  if (written !== 1n || before.version !== seen) throw new Refusal('changed_meanwhile');
  await call.record(tx, {
    action: 'bonuses.change-rules',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: {
      wageringMost: before.wageringMost,
      depositCounts: before.depositCounts,
      mixesGames: before.mixesGames,
    },
    after: { wageringMost, depositCounts, mixesGames },
    reason,
  });
  await notifyOps(tx, { brandId: brand.id, type: 'bonuses_changed' });
  return { version };
}

/** Refuses terms beyond their brand's rules with `bonus_rules_broken`. */
export async function refuseBeyondRules(
  db: Queryable,
  merchantId: string,
  terms: Pick<BonusTerms, 'wagering' | 'contributions'>,
): Promise<void> {
  const row = await readRules(db, merchantId);
  const rules = row
    ? { wageringMost: row.wagering_most, depositCounts: row.deposit_counts, mixesGames: row.mixes_games }
    : STRICT_RULES;
  if (!keepsBrandRules(terms, rules)) throw new Refusal('bonus_rules_broken');
}

function readRules(db: Queryable, merchantId: string) {
  return db
    .selectFrom('bonuses.brand_rules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
}
