import type { Received, Value } from '@lanna/contract/endpoint';
import type {
  lineModes as listEndpoint,
  setLineMode as setEndpoint,
} from '@lanna/contract/lotteries/lottery/agent-modes';
import { PRIZE_MODES, type PrizeMode, pointsBetween } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { readBrandModes, readChain } from './modes.ts';

/** An agent and a member of the agent's direct line. */
export interface LinePlace {
  merchantId: string;
  agentId: string;
  memberId: string;
}

/** The prize modes of a member of the agent's direct line, and what the agent may give. Refuses with `member_unknown`. */
export async function listLineModes(db: Queryable, place: LinePlace): Promise<Value<typeof listEndpoint>> {
  await refuseStranger(db, place);
  return { modes: await Promise.all(PRIZE_MODES.map((prizeMode) => modeOf(db, place, prizeMode))) };
}

/**
 * Gives the member another mode, from the brand's lowest up to the agent's own. An account below the member has no more than the member from then on.
 * Refuses with `member_unknown`, `line_mode_not_allowed` {min, max, step}.
 */
export async function setLineMode(
  tx: Tx,
  place: LinePlace,
  { prizeMode, mode }: Received<typeof setEndpoint>['body'],
  now: Date,
): Promise<Value<typeof setEndpoint>> {
  await refuseStranger(tx, place);
  const { min, max, step } = await modeOf(tx, place, prizeMode);
  if (mode < min || mode > max || (mode - min) % step !== 0)
    throw new Refusal('line_mode_not_allowed', { min, max, step });
  const { merchantId, memberId } = place;
  await tx
    .insertInto('lottery.account_mode')
    .values({ merchant_id: merchantId, member_id: memberId, prize_mode: prizeMode, mode, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'prize_mode']).doUpdateSet({ mode, changed_at: now }),
    )
    .execute();
  await notifyPush(tx, { m: [memberId], t: ['lottery_terms_changed'] });
  return listLineModes(tx, place);
}

async function modeOf(db: Queryable, { merchantId, agentId, memberId }: LinePlace, prizeMode: PrizeMode) {
  const brand = await readBrandModes(db, merchantId, prizeMode);
  const chain = await readChain(db, { merchantId, memberId, prizeMode }, brand);
  const mode = chain[0]?.mode ?? brand.standard;
  const max = chain.find(({ member }) => member === agentId)?.mode ?? brand.standard;
  return { prizeMode, mode, min: brand.min, max, step: brand.step, pointsToAgent: pointsBetween(max, mode) };
}

/** Refuses with `member_unknown` who is not directly below the agent. */
export async function refuseStranger(
  db: Queryable,
  { merchantId, agentId, memberId }: LinePlace,
): Promise<void> {
  const member = await db
    .selectFrom('members.account')
    .select('id')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (!member) throw new Refusal('member_unknown');
}
