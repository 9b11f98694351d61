import { type SettingValues, sameSetting, settingIn } from '@lanna/contract/house/brands/setting-keys';
import type { FourEyes } from '@lanna/rules/four-eyes';
import { z } from 'zod';
import { type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { lockBrand } from '../console-brand.ts';
import { keepOpeningPoints } from '../keep-opening-points.ts';
import type { FindOpeningPoints } from '../opening-points.ts';
import type { KeptBrand } from './read-brand-document.ts';
import { evaluateChange, writeChange } from './write-brand-change.ts';

export const OPEN_REGION = 'brands.open-region';
export const LOOSEN_BRAND = 'brands.loosen';

const values = z.record(z.string(), z.unknown());

interface Deps {
  consoleHosts: readonly string[];
  finders(): readonly FindOpeningPoints[];
}

/** A change of settings that lets in visitors who were not served before. */
export function openRegion(deps: Deps): ProposalKind {
  return proposedChange(deps, { kind: OPEN_REGION, rule: { standard: 'always', floor: 'never' } });
}

/** A change of settings that loosens what holds money, protects members or proves who they are. */
export function loosenBrand(deps: Deps): ProposalKind {
  return proposedChange(deps, { kind: LOOSEN_BRAND, rule: { standard: 'always', floor: 'always' } });
}

function proposedChange(deps: Deps, kind: { kind: string; rule: FourEyes }): ProposalKind {
  return proposalKind({
    ...kind,
    permission: 'brands.change',
    payload: z.object({ before: values, after: values, undoes: z.uuid().optional() }),
    carryOut: async (tx, { before, after, undoes }, context) => {
      const { brandId, approver, proposer, proposalId, reason, now } = context;
      if (brandId === null) throw new Error('settings belong to a brand');
      const brand = await lockBrand(tx, brandId);
      if (!standsAt(brand, before)) throw new Refusal('proposal_outdated');
      const { consoleHosts, finders } = deps;
      const by = { operatorId: approver.id, operatorName: `${proposer}, ${approver.name}` };
      await keepOpeningPoints(tx, [brandId], finders(), () =>
        writeChange(tx, brand, evaluateChange(brand, after), {
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
