import { isDeepStrictEqual } from 'node:util';
import type { Received } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import {
  isOrdered,
  type changeRiskRule as ruleEndpoint,
  type RankLimit as ShownLimit,
  type changeWithdrawalSettings as settingsEndpoint,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { formatMoney } from '@lanna/rules/money';
import {
  areThresholdsOf,
  type RiskKind,
  type RiskThresholds,
} from '@lanna/rules/money/withdrawals/risk-rules';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import {
  type RankLimit,
  readRankLimits,
  readSegmentLimits,
  readSettings,
  type WithdrawalSettings,
} from '../settings.ts';
import { LOOSEN_WITHDRAWALS, loosens, loosensLimits, loosensSegments } from './loosened.ts';
import { readRiskRules } from './risk-rule.ts';
import { factsOfSegment, readSegmentForm, writeSegmentLimits } from './segment-limits.ts';

/**
 * Changes limits and times of a brand; what lets more leave, or sooner, is proposed to a second operator, whose proposal's id is the answer. Refuses
 * as `changeWithdrawalSettings` declares.
 */
export async function changeSettings(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  { reason, ...body }: Received<typeof settingsEndpoint>['body'],
  now: Date,
  segments?: AskSegments,
): Promise<string | null> {
  await lockBrand(tx, brand);
  const before = await readSettings(tx, brand.id);
  const limitsBefore = await readRankLimits(tx, brand.id);
  const segmentsBefore = await readSegmentLimits(tx, brand.id);
  if (before.version !== body.version) throw new Refusal('changed_meanwhile');
  const limits = body.limits.map(readLimit).sort((one, other) => one.rankLevelMin - other.rankLevelMin);
  const settings: WithdrawalSettings = {
    automaticLimit: notNegative(body.automaticLimit, 'automaticLimit'),
    coolingHours: body.coolingHours,
    promisedMinutes: body.promisedMinutes,
    receiptMinutes: body.receiptMinutes,
    bankAccountsMax: body.bankAccountsMax,
    smallBalance: notNegative(body.smallBalance, 'smallBalance'),
    version: before.version + 1,
  };
  const segmentLimits = await readSegmentForm(
    tx,
    brand,
    { before: segmentsBefore, limits, asked: body.segmentLimits },
    segments,
  );
  const action = {
    brandId: brand.id,
    subject: settingsSubject(brand),
    before: {
      ...factsOf(before),
      limits: limitsBefore.map(showLimit),
      segmentLimits: segmentsBefore.map(factsOfSegment),
    },
    after: {
      ...factsOf(settings),
      limits: limits.map(showLimit),
      segmentLimits: segmentLimits.map(factsOfSegment),
    },
    reason,
  };
  const isLooser =
    loosens(before, settings) ||
    loosensLimits(limitsBefore, limits) ||
    loosensSegments(segmentsBefore, segmentLimits);
  if (isLooser && (await call.mustBeProposed(tx, LOOSEN_WITHDRAWALS)))
    return proposeChange(tx, call, { kind: LOOSEN_WITHDRAWALS, wanted: { settings: body }, ...action });
  const row = {
    automatic_limit: settings.automaticLimit,
    cooling_hours: settings.coolingHours,
    promised_minutes: settings.promisedMinutes,
    receipt_minutes: settings.receiptMinutes,
    bank_accounts_max: settings.bankAccountsMax,
    small_balance: settings.smallBalance,
    version: settings.version,
    changed_at: now,
    changed_by: call.operator.name,
  };
  await tx
    .insertInto('withdrawals.setting')
    .values({ merchant_id: brand.id, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('withdrawals.rank_limit').where('merchant_id', '=', brand.id).execute();
  await tx
    .insertInto('withdrawals.rank_limit')
    .values(
      limits.map((limit) => ({
        merchant_id: brand.id,
        rank_level_min: limit.rankLevelMin,
        min: limit.min,
        max: limit.max,
        day_amount: limit.dayAmount,
        day_count: limit.dayCount,
      })),
    )
    .execute();
  await writeSegmentLimits(tx, brand, segmentLimits);
  await call.record(tx, { action: 'withdrawals.change-settings', ...action });
  await notifyOfSettings(tx, brand);
  return null;
}

/** A rule's next version, or a proposal as of the settings; earlier ones stay for the reasons that name them. Refuses as `changeRiskRule` declares. */
export async function changeRiskRule(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  kind: RiskKind,
  { enabled, thresholds, version, reason }: Received<typeof ruleEndpoint>['body'],
  now: Date,
): Promise<string | null> {
  await lockBrand(tx, brand);
  const before = (await readRiskRules(tx, brand.id)).find((rule) => rule.kind === kind);
  if (!before) throw new Error('a brand has one rule of each kind');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const wanted = thresholds as RiskThresholds;
  if (!areThresholdsOf(kind, wanted))
    throw new Refusal('invalid_input', { fields: [{ field: 'thresholds', rule: 'thresholds' }] });
  const action = {
    brandId: brand.id,
    subject: { kind: 'withdrawal-rule', id: `${brand.code}/${kind}`, name: kind },
    before: { enabled: before.enabled, ...before.thresholds },
    after: { enabled, ...wanted },
    reason,
  };
  // Which way a threshold is looser differs by rule: while one is on, only switching it on anew is none.
  const isLooser = before.enabled && !isDeepStrictEqual(action.before, action.after);
  if (isLooser && (await call.mustBeProposed(tx, LOOSEN_WITHDRAWALS))) {
    const asked = { rule: { kind, enabled, thresholds, version } };
    return proposeChange(tx, call, { kind: LOOSEN_WITHDRAWALS, wanted: asked, ...action });
  }
  await tx
    .insertInto('withdrawals.risk_rule')
    .values({
      merchant_id: brand.id,
      kind,
      version: version + 1,
      enabled,
      thresholds: JSON.stringify(wanted),
      changed_at: now,
      changed_by: call.operator.name,
      reason,
    })
    .execute();
  await call.record(tx, { action: 'withdrawals.change-rule', ...action });
  await notifyOfSettings(tx, brand);
  return null;
}

export function showLimit(limit: RankLimit): ShownLimit {
  return {
    rankLevelMin: limit.rankLevelMin,
    min: formatMoney(limit.min),
    max: formatMoney(limit.max),
    dayAmount: formatMoney(limit.dayAmount),
    dayCount: limit.dayCount,
  };
}

export function factsOf(settings: WithdrawalSettings) {
  return {
    automaticLimit: formatMoney(settings.automaticLimit),
    coolingHours: settings.coolingHours,
    promisedMinutes: settings.promisedMinutes,
    receiptMinutes: settings.receiptMinutes,
    bankAccountsMax: settings.bankAccountsMax,
    smallBalance: formatMoney(settings.smallBalance),
  };
}

function readLimit(limit: ShownLimit): RankLimit {
  if (!isOrdered(limit)) throw new Refusal('invalid_input', { fields: [{ field: 'limits', rule: 'order' }] });
  return {
    rankLevelMin: limit.rankLevelMin,
    min: moneyOf(limit.min),
    max: moneyOf(limit.max),
    dayAmount: moneyOf(limit.dayAmount),
    dayCount: limit.dayCount,
  };
}

function notNegative(text: string, field: string): bigint {
  const amount = moneyOf(text);
  if (amount < 0n) throw new Refusal('invalid_input', { fields: [{ field, rule: 'min' }] });
  return amount;
}

function settingsSubject({ code }: Brand) {
  return { kind: 'withdrawal-settings', id: code, name: code };
}

/** What two operators change at once comes one after the other, also where there is no row yet. */
async function lockBrand(tx: Tx, { id }: Brand): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal settings of ${id}`}, 0))`.execute(tx);
}

/** Members see what they may withdraw at once. */
async function notifyOfSettings(tx: Tx, { id }: Brand): Promise<void> {
  await notifyOps(tx, { brandId: id, type: 'withdrawal_settings_changed' });
  await notifyPush(tx, { b: id, t: ['withdrawals_changed'] });
}
