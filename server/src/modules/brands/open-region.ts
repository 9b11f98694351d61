import { type SettingValues, sameSetting, settingIn } from '@lanna/contract/brands/setting-keys';
import { z } from 'zod';
import { proposalKind } from '../../platform/ops/operator-gate.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockBrand } from './console-brand.ts';
import { keepOpeningPoints } from './keep-opening-points.ts';
import type { FindOpeningPoints } from './opening-points.ts';
import type { KeptBrand } from './read-brand-document.ts';
import { judgeChange, writeChange } from './write-brand-change.ts';

export const OPEN_REGION = 'brands.open-region';

const values = z.record(z.string(), z.unknown());

/** A change of settings that lets in visitors who were not served before. */
export function openRegion(deps: {
  consoleHosts: readonly string[];
  finders(): readonly FindOpeningPoints[];
}) {
  return proposalKind({
    kind: OPEN_REGION,
    permission: 'brands.change',
    rule: { standard: 'always', floor: 'never' },
    payload: z.object({ before: values, after: values, undoes: z.uuid().optional() }),
    carryOut: async (tx, { before, after, undoes }, context) => {
      const { brandId, approver, proposer, proposalId, reason, now } = context;
      if (brandId === null) throw new Error('a region belongs to a brand');
      const brand = await lockBrand(tx, brandId);
      if (!standsAt(brand, before)) throw new Refusal('proposal_outdated');
      const { consoleHosts, finders } = deps;
      const by = { operatorId: approver.id, operatorName: `${proposer}, ${approver.name}` };
      await keepOpeningPoints(tx, [brandId], finders(), () =>
        writeChange(tx, brand, judgeChange(brand, after), {
          ...by,
          ...{ reason, undoes, proposalId, now, consoleHosts },
        }),
      );
      return { before, after };
    },
  });
}

/** Whether settings of the brand are still as these values say. */
export function standsAt(brand: KeptBrand, values: SettingValues): boolean {
  return Object.entries(values).every(([key, value]) =>
    sameSetting(settingIn(brand.document, key) ?? null, value),
  );
}
