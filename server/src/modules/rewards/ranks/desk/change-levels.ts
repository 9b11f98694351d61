import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { RankLevelInput } from '@lanna/contract/rewards/ranks/ops';
import { changeRankLevels as changing } from '@lanna/contract/rewards/ranks/ops';
import { formatMoney } from '@lanna/rules/money';
import { type Asked, isEased, levelsProblem } from '@lanna/rules/rewards/ranks/levels';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readScopeBrand } from '../../../house/brands/read-scope-brand.ts';
import { brandDays } from '../brand-day.ts';
import { type NamedLevel, readVersions } from '../levels/read-levels.ts';
import { writeLevels } from '../levels/write-levels.ts';

type Body = Received<typeof changing>['body'];

export const EASE_LEVELS = 'ranks.ease-levels';

/** That a rank is reached or kept more easily, or gives more, is decided by two. */
export const easeProposal = changeProposal({
  kind: EASE_LEVELS,
  permission: 'ranks.change',
  rule: { standard: 'always', floor: 'always' },
  wanted: changing.body.omit({ reason: true }),
  carryOut: async (tx, wanted, { call, brandId, reason, now }) =>
    changeLevels(tx, call, await readScopeBrand(tx, brandId), { ...wanted, reason }, now),
});

/** Gives a brand other levels from its next day on. Refuses with `changed_meanwhile`, `rank_levels_invalid` {rule, level}. */
export async function changeLevels(
  tx: Tx,
  call: PairedCall,
  brand: Brand,
  body: Body,
  now: Date,
): Promise<Value<typeof changing>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ranks of ${brand.id}`}, 0))`.execute(tx);
  const [latest] = await readVersions(tx, brand.id);
  if ((latest?.version ?? 0) !== body.version) throw new Refusal('changed_meanwhile');
  const levels = body.levels.map(levelOf);
  const problem = levelsProblem(levels);
  if (problem) throw new Refusal('rank_levels_invalid', { ...problem });
  const action = {
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: { levels: (latest?.levels ?? []).map(shownLevel) },
    after: { levels: body.levels },
    reason: body.reason,
  };
  if (isEased(latest?.levels ?? [], levels) && (await call.mustBeProposed(tx, EASE_LEVELS))) {
    const wanted = { levels: body.levels, version: body.version };
    const proposal = await proposeChange(tx, call, { kind: EASE_LEVELS, wanted, ...action });
    return { version: body.version, proposal };
  }
  const next = { version: body.version + 1, fromDay: brandDays(brand.timeZone, now).tomorrow, levels };
  await writeLevels(tx, brand.id, { ...next, setAt: now, setBy: call.operator.name, reason: body.reason });
  await call.record(tx, { action: 'ranks.change-levels', ...action });
  await notifyOps(tx, { brandId: brand.id, type: 'ranks_changed' });
  await notifyPush(tx, { b: brand.id, t: ['ranks_changed'] });
  return { version: next.version, proposal: null };
}

function levelOf({ level, name, reach, keep, cashbackExtra }: RankLevelInput): NamedLevel {
  return {
    level,
    name: name as NamedLevel['name'],
    reach: askedOf(reach),
    keep: askedOf(keep),
    cashbackExtra,
  };
}

function askedOf({ deposits, turnover }: RankLevelInput['reach']): Asked {
  return { deposits: moneyOf(deposits), turnover: moneyOf(turnover) };
}

/** As operators see it, and the record. */
export function shownLevel({ level, name, reach, keep, cashbackExtra }: NamedLevel): RankLevelInput {
  return {
    level,
    name: { ...name },
    reach: shownAsked(reach),
    keep: shownAsked(keep),
    cashbackExtra,
  };
}

export function shownAsked({ deposits, turnover }: Asked) {
  return { deposits: formatMoney(deposits), turnover: formatMoney(turnover) };
}
