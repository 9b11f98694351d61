import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  changeBrandModes as changeEndpoint,
  listBrandModes as listEndpoint,
} from '@lanna/contract/lotteries/lottery/ops';
import { PRIZE_MODES, type PrizeMode } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { z } from 'zod';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { DEFAULT_MODES, readBrandModes } from '../betting/modes.ts';
import { lockBrandSetting, notifyTerms, RAISED_BY_TWO } from './ops-brand.ts';

/** The modes a brand's accounts may have, by the kind of prize mode. */
export async function listModes(db: Queryable, brand: Brand): Promise<Value<typeof listEndpoint>> {
  const rows = await Promise.all(
    PRIZE_MODES.map(async (prizeMode) => ({
      brand: brand.code,
      prizeMode,
      ...(await readBrandModes(db, brand.id, prizeMode)),
    })),
  );
  return { rows };
}

/** Changes them. Accounts that have more than the new highest bet with that from now on. Refuses with `changed_meanwhile`. */
export async function changeModes(
  tx: Tx,
  call: PairedCall,
  { brand, prizeMode }: { brand: Brand; prizeMode: PrizeMode },
  { version, reason, ...wanted }: Received<typeof changeEndpoint>['body'],
): Promise<Value<typeof changeEndpoint>> {
  await lockBrandSetting(tx, brand.id);
  const before = await readBrandModes(tx, brand.id, prizeMode);
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const row = { ...wanted, version: version + 1 };
  const action = {
    brandId: brand.id,
    subject: { kind: 'lottery-modes', id: prizeMode, name: prizeMode },
    before: { ...before },
    after: row,
    reason,
  };
  const isRaised = BOUNDED.some((name) => wanted[name] > Math.max(before[name], DEFAULT_MODES[name]));
  if (isRaised && (await call.mustBeProposed(tx, RAISE_MODES))) {
    const asked = { prizeMode, version, ...wanted };
    return {
      version,
      proposal: await proposeChange(tx, call, { kind: RAISE_MODES, wanted: asked, ...action }),
    };
  }
  await tx
    .insertInto('lottery.brand_mode')
    .values({ merchant_id: brand.id, prize_mode: prizeMode, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'prize_mode']).doUpdateSet(row))
    .execute();
  await call.record(tx, { action: 'lottery.change-modes', ...action });
  await notifyTerms(tx, brand.id);
  return { version: row.version, proposal: null };
}

export const RAISE_MODES = 'lottery.raise-modes';

/** What prizes are counted with, and what agents earn of the difference. */
const BOUNDED = ['min', 'standard', 'cap', 'max'] as const;

/** Modes above those a brand begins with; up to them, and downwards, one operator sets them. */
export const modesProposal = changeProposal({
  kind: RAISE_MODES,
  permission: 'lottery.change',
  rule: RAISED_BY_TWO,
  // Its form's rules were kept when it was proposed.
  wanted: z.object({
    prizeMode: z.enum(PRIZE_MODES),
    min: z.int(),
    max: z.int(),
    step: z.int(),
    cap: z.int(),
    standard: z.int(),
    version: z.int(),
  }),
  carryOut: async (tx, { prizeMode, ...body }, { call, brandId, reason }) =>
    changeModes(tx, call, { brand: await readScopeBrand(tx, brandId), prizeMode }, { ...body, reason }),
});
