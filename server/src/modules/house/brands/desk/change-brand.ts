import type { Value } from '@lanna/contract/endpoint';
import { loosenedKeys } from '@lanna/contract/house/brands/loosened-keys';
import type { changeOpsBrand } from '@lanna/contract/house/brands/ops';
import type { SettingKey, SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { newlyServed, reasonedKeys } from '@lanna/contract/house/brands/setting-rules';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { subjectOf } from '../console-brand.ts';
import { keepOpeningPoints } from '../keep-opening-points.ts';
import type { FindOpeningPoints } from '../opening-points.ts';
import { LOOSEN_BRAND, OPEN_REGION } from './proposed-change.ts';
import type { KeptBrand } from './read-brand-document.ts';
import { BRAND_CHANGED, evaluateChange, writeChange } from './write-brand-change.ts';

export interface ChangeDeps {
  now: Date;
  consoleHosts: readonly string[];
  /** Who knows what an open brand must have. */
  finders: readonly FindOpeningPoints[];
}

export interface BrandRequest {
  changes: SettingValues;
  reason?: string | undefined;
  /** The change this one undoes. */
  undoes?: string;
  /** Which settings the caller may change. */
  may(key: SettingKey): boolean;
}

/**
 * Changes settings of a locked brand, all or none, and records it. What lets in visitors who were not served before, or loosens what holds
 * money and protects members, is proposed as a whole, where a second operator has to approve it: nothing changes until then. An open brand for real money keeps what it must have.
 */
export async function changeBrand(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record' | 'mustBeProposed' | 'propose'>,
  brand: KeptBrand,
  request: BrandRequest,
  deps: ChangeDeps,
): Promise<Value<typeof changeOpsBrand>> {
  const change = evaluateChange(brand, request.changes);
  const forbidden = Object.keys(change.after).filter((key) => !request.may(key));
  if (forbidden.length > 0)
    throw new Refusal('invalid_input', {
      fields: forbidden.map((key) => ({ field: key, rule: 'not_yours' })),
    });
  const { reason } = request;
  const opened = newlyServed(brand.document.site.region, change.document.site.region);
  const kinds = [
    ...(loosenedKeys(change.before, change.after).length > 0 ? [LOOSEN_BRAND] : []),
    ...(opened.length > 0 ? [OPEN_REGION] : []),
  ];
  const kind = await firstProposed(tx, call, kinds);
  if (reason === undefined && (kind || reasonedKeys(change.after).length > 0))
    throw new Refusal('invalid_input', { fields: [{ field: 'reason', rule: 'too_small' }] });
  const { before, after } = change;
  if (kind) {
    const proposalId = await call.propose(tx, {
      kind,
      brandId: brand.id,
      subject: subjectOf(brand),
      payload: { before, after, ...(request.undoes ? { undoes: request.undoes } : {}) },
      reason: reason ?? '',
    });
    return { version: brand.version, changeId: null, proposalId };
  }
  const { finders, ...within } = deps;
  const by = { operatorId: call.operator.id, operatorName: call.operator.name };
  const written = await keepOpeningPoints(tx, [brand.id], finders, () =>
    writeChange(tx, brand, change, { ...by, reason, undoes: request.undoes, ...within }),
  );
  await call.record(tx, {
    action: request.undoes ? 'brands.undo' : BRAND_CHANGED,
    brandId: brand.id,
    subject: subjectOf(brand),
    before,
    after,
    reason,
  });
  return { ...written, proposalId: null };
}

async function firstProposed(
  tx: Tx,
  call: Pick<AnyOpsCall, 'mustBeProposed'>,
  kinds: readonly string[],
): Promise<string | undefined> {
  for (const kind of kinds) if (await call.mustBeProposed(tx, kind)) return kind;
  return undefined;
}
