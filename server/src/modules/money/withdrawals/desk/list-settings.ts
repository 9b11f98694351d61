import type { Value } from '@lanna/contract/endpoint';
import type {
  riskRuleHistory as historyEndpoint,
  WithdrawalSettings as Shown,
} from '@lanna/contract/money/withdrawals/settings-ops';
import type { RiskKind, RiskThresholds } from '@lanna/rules/money/withdrawals/risk-rules';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readRankLimits, readSegmentLimits, readSettings } from '../settings.ts';
import { factsOf, showLimit } from './change-settings.ts';
import { readRiskRules } from './risk-rule.ts';
import { showSegmentLimit } from './segment-limits.ts';

const HITS_MS = 30 * 24 * 3_600_000;
const VERSIONS_MAX = 50;

/** What a brand has set for withdrawals. */
export async function showSettings(db: Queryable, brand: Brand, now: Date): Promise<Shown> {
  const [settings, limits, segmentLimits, rules, hits] = await Promise.all([
    readSettings(db, brand.id),
    readRankLimits(db, brand.id),
    readSegmentLimits(db, brand.id),
    readRiskRules(db, brand.id),
    hitsOf(db, brand.id, new Date(now.getTime() - HITS_MS)),
  ]);
  return {
    brand: brand.code,
    currency: brand.currency,
    ...factsOf(settings),
    version: settings.version,
    limits: limits.map(showLimit),
    segmentLimits: segmentLimits.map(showSegmentLimit),
    rules: rules.map((rule) => ({
      kind: rule.kind,
      enabled: rule.enabled,
      thresholds: rule.thresholds,
      version: rule.version,
      changedAt: rule.changedAt?.toISOString() ?? null,
      changedBy: rule.changedBy,
      hits: hits.get(rule.kind) ?? 0,
    })),
  };
}

/** Versions of a rule, newest first. */
export async function listRuleVersions(
  db: Queryable,
  brand: Brand,
  kind: RiskKind,
): Promise<Value<typeof historyEndpoint>> {
  const rows = await db
    .selectFrom('withdrawals.risk_rule')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(VERSIONS_MAX)
    .execute();
  return {
    list: rows.map((row) => ({
      version: row.version,
      enabled: row.enabled,
      thresholds: row.thresholds as RiskThresholds,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changed_by,
      reason: row.reason,
    })),
  };
}

async function hitsOf(db: Queryable, merchantId: string, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('withdrawals.reason as r')
    .innerJoin('withdrawals.withdrawal as w', 'w.id', 'r.withdrawal_id')
    .select(({ fn }) => ['r.kind', fn.countAll<bigint>().as('hits')])
    .where('w.merchant_id', '=', merchantId)
    .where('w.requested_at', '>', since)
    .groupBy('r.kind')
    .execute();
  return new Map(rows.map(({ kind, hits }) => [kind, Number(hits)]));
}
