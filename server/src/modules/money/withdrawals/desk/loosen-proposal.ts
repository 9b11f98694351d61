import {
  changeRiskRule as ruleEndpoint,
  changeWithdrawalSettings as settingsEndpoint,
} from '@lanna/contract/money/withdrawals/settings-ops';
import { z } from 'zod';
import { changeProposal } from '../../../../platform/ops/change-proposal.ts';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { changeRiskRule, changeSettings } from './change-settings.ts';
import { LOOSEN_WITHDRAWALS } from './loosened.ts';

/** Limits, times and risk rules of withdrawals that let more leave, or sooner. What is stricter one operator sets. */
export const loosenProposal = (segments: AskSegments | undefined) =>
  changeProposal({
    kind: LOOSEN_WITHDRAWALS,
    permission: 'withdrawals.settings',
    rule: { standard: 'always', floor: 'always' },
    wanted: z.union([
      z.object({ settings: z.object(settingsEndpoint.body.shape).omit({ reason: true }) }),
      z.object({
        rule: ruleEndpoint.body.omit({ reason: true }).extend({ kind: ruleEndpoint.params.shape.kind }),
      }),
    ]),
    carryOut: async (tx, wanted, { call, brandId, reason, now }) => {
      const brand = await readScopeBrand(tx, brandId);
      if ('settings' in wanted)
        return changeSettings(tx, call, brand, { ...wanted.settings, reason }, now, segments);
      const { kind, ...body } = wanted.rule;
      return changeRiskRule(tx, call, brand, kind, { ...body, reason }, now);
    },
  });
