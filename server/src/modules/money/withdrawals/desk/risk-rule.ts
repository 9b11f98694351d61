import {
  RISK_DEFAULTS,
  RISK_KINDS,
  type RiskKind,
  type RiskThresholds,
} from '@lanna/rules/money/withdrawals/risk-rules';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A rule of a brand as it stands. */
export interface RiskRule {
  kind: RiskKind;
  /** 0: as the code has it. */
  version: number;
  enabled: boolean;
  thresholds: RiskThresholds;
  changedAt: Date | null;
  changedBy: string | null;
}

/** One rule of each kind, those switched off as well. */
export async function readRiskRules(db: Queryable, merchantId: string): Promise<RiskRule[]> {
  const { rows } = await sql<{
    kind: string;
    version: number;
    enabled: boolean;
    thresholds: RiskThresholds;
    changed_at: Date;
    changed_by: string;
  }>`
    select distinct on (kind) kind, version, enabled, thresholds, changed_at, changed_by
    from withdrawals.risk_rule where merchant_id = ${merchantId} order by kind, version desc`.execute(db);
  return RISK_KINDS.map((kind) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    return row
      ? {
          kind,
          version: row.version,
          enabled: row.enabled,
          thresholds: row.thresholds,
          changedAt: row.changed_at,
          changedBy: row.changed_by,
        }
      : {
          kind,
          version: 0,
          enabled: true,
          thresholds: RISK_DEFAULTS[kind],
          changedAt: null,
          changedBy: null,
        };
  });
}
