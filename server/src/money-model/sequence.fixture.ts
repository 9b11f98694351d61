import { issueGameToken } from '../modules/money/vendor-wallet/launch/issue-game-token.ts';
import type { Message } from '../modules/money/vendor-wallet/wallet.fixture.ts';
import { newSession } from '../modules/people/authentication/session.factory.ts';
import { createMember } from '../modules/people/members/member.factory.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { GatewayEvent, MoneyBrand } from './brand.fixture.ts';
import type { ModelBet, ModelDeposit } from './model.ts';
import { type MoneyStep, PLAYERS } from './steps.factory.ts';

const DAY_MS = 86_400_000;
export const HUNDREDTH = 1000n;

export type Step<Name extends MoneyStep['do']> = Extract<MoneyStep, { do: Name }>;
export type MoneySequence = Awaited<ReturnType<typeof openSequence>>;
export type Player = Awaited<ReturnType<typeof openPlayer>>;
export interface AskedWithdrawal {
  id: string;
  player: Player;
  amount: bigint;
  fee: bigint;
}

/** Players of its own in the brand, and what the steps have made so far: later steps pick among it. */
export async function openSequence(money: MoneyBrand) {
  const { db, brand, clock, withdrawals } = money;
  const now = clock.now();
  const { memberId: agentId } = await createMember(db, brand, { type: 1 });
  return {
    ...money,
    now,
    agent: { memberId: agentId, money: 0n },
    players: await Promise.all(Array.from({ length: PLAYERS }, () => openPlayer(money, agentId))),
    deposits: [] as ModelDeposit[],
    bets: [] as { bet: ModelBet; player: Player; message: Message }[],
    /** Withdrawals that wait for an operator. */
    asked: [] as AskedWithdrawal[],
    /** What the gateway has delivered. */
    events: [] as GatewayEvent[],
    happened: new Set<string>(),
    desk: withdrawals.operator(),
  };
}

async function openPlayer(
  { db, brand, clock, wallet, withdrawals, model, paymentHash }: MoneyBrand,
  agentId: string,
) {
  const now = clock.now();
  const registeredAt = new Date(now.getTime() - 30 * DAY_MS);
  const member = await createMember(db, brand, { now: registeredAt, agentId });
  const { memberId } = member;
  await db.kysely
    .updateTable('members.member')
    .set({ payment_password_hash: paymentHash })
    .where('id', '=', memberId)
    .execute();
  const { sessionId } = await newSession(db, member, now);
  const token = await db.transaction((tx) =>
    issueGameToken(tx, {
      merchantId: brand.id,
      currency: brand.currency,
      memberId,
      vendorId: wallet.vendor.id,
      sessionId,
      now,
      ttlMs: 3_600_000,
    }),
  );
  const owner = { memberId, sessionId, type: 0 };
  const accountId = (await withdrawals.account({ owner })).id;
  return { ...member, owner, accountId, token, money: model.player() };
}

export function playerOf({ players }: MoneySequence, at: number): Player {
  const player = players[at];
  if (!player) throw new Error(`no player ${at}`);
  return player;
}

export function chosen<Thing>(of: readonly Thing[], pick: number): Thing | undefined {
  return of[pick % Math.max(1, of.length)];
}

/** The same at the same moment again, where the step says so. */
export function pressed<Answer>(twice: boolean, press: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: twice ? 2 : 1 }, press));
}

/** What is refused with one of these codes changes nothing; any other refusal fails the sequence. */
export async function unless<Answer>(
  codes: readonly string[],
  does: () => Promise<Answer>,
): Promise<Answer | string> {
  try {
    return await does();
  } catch (error) {
    if (error instanceof Refusal && codes.includes(error.code)) return error.code;
    throw error;
  }
}
