import type { CASE_KINDS, Decision } from '@lanna/contract/money/vendor-wallet/ops';
import type { Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { applyForOperator } from '../internal/apply-for-operator.ts';
import { closeRound } from '../internal/reconciliation-cases.ts';

/** What an operator has decided about a case. */
export interface CaseDecision {
  caseId: string;
  decision: Decision;
  /** Of the round's figures when it was decided. */
  version: string;
  /** With `pay`: what the round pays in all, and the vendor's id of the win. */
  payout?: Money | undefined;
  transactionUuid?: string | undefined;
}

type CaseKind = (typeof CASE_KINDS)[number];

/** A round with a case, as decisions need it. */
export interface RoundToDecide {
  caseId: string;
  kind: CaseKind;
  closedAt: Date | null;
  id: string;
  vendorId: string;
  merchantId: string;
  memberId: string;
  accountId: bigint;
  reference: string;
  gameCode: string;
  currency: string;
  stake: Money;
  freeStake: Money;
  payout: Money;
  liveStakes: number;
  livePayouts: number;
  /** How often its vendor has corrected what it pays: such a round is taken back by a correction alone. */
  corrections: number;
  /** Won beyond a limit of the vendor, and neither paid nor refused yet. */
  held: Money;
  status: string;
  version: string;
}

const OUTCOMES = {
  close: 'closed',
  void: 'voided',
  pay: 'paid',
  release: 'released',
  refuse: 'refused',
} as const;

/**
 * Carries out what was decided, once: moves the money by the functions that vendors' calls move it with, closes the case and its
 * alerts, and notifies the member's pages. Refuses `not_found`, `case_decided`, `changed_meanwhile`, `case_not_decidable`,
 * `payout_not_payable`. Gives back the figures before and after.
 */
export async function carryOutDecision(
  tx: Tx,
  decided: CaseDecision & { operator: { id: string; name: string }; reason: string; now: Date },
  brandIds: readonly string[],
) {
  const { caseId, decision, operator, reason, now } = decided;
  const round = await lockRound(tx, caseId, brandIds);
  checkDecision(round, decided);
  const transactions = await ACTS[decision](tx, round, decided, now);
  await tx
    .updateTable('vendor_wallet.reconciliation_case')
    .set({
      outcome: OUTCOMES[decision],
      closed_at: now,
      next_ask_at: null,
      decided_by: operator.id,
      decided_by_name: operator.name,
      reason,
      transactions,
    })
    .where('id', '=', caseId)
    .execute();
  await closeAlerts(tx, round, now);
  await notifyOps(tx, { brandId: round.merchantId, type: 'cases_changed' });
  await notifyOps(tx, { brandId: round.merchantId, type: 'wallet_alerts_changed' });
  await notifyPush(tx, { m: [round.memberId], t: ['balance_changed', 'bets_changed'] });
  return { round, before: figuresOf(round), after: figuresOf(await readRound(tx, caseId, brandIds)) };
}

/** Whether the decision fits the round as it stands; the same for one that is only proposed. */
export function checkDecision(round: RoundToDecide, decided: Omit<CaseDecision, 'caseId'>): void {
  if (round.closedAt) throw new Refusal('case_decided');
  if (decided.version !== round.version) throw new Refusal('changed_meanwhile');
  if (!decisionsFor(round).includes(decided.decision)) throw new Refusal('case_not_decidable');
  const { decision, payout, transactionUuid } = decided;
  if (decision === 'pay' && (payout === undefined || !transactionUuid || payout <= round.payout))
    throw new Refusal('payout_not_payable', { paid: String(round.payout) });
}

/** A refused rollback is of a round that was settled: nothing is left to pay. What a round has won in all is decided before anything else. */
export function decisionsFor(round: RoundToDecide): Decision[] {
  if (round.kind === 'win_held') return round.held > 0n ? ['release', 'refuse'] : [];
  if (round.held > 0n) return [];
  const hasPlay = round.liveStakes + round.livePayouts > 0 && round.corrections === 0;
  if (round.kind === 'rollback_refused') return hasPlay ? ['close', 'void'] : ['close'];
  if (round.status !== 'open') return [];
  if (round.corrections > 0) return ['close'];
  return round.liveStakes > 0 ? ['close', 'void', 'pay'] : ['close', 'void'];
}

/** What it would move on the member's wallet; a free stake goes back to the brand, not to the member. */
export function walletChangeOf(
  round: RoundToDecide,
  { decision, payout = 0n }: Pick<CaseDecision, 'decision' | 'payout'>,
): Money {
  if (decision === 'close' || decision === 'refuse') return 0n;
  if (decision === 'release') return round.held;
  return decision === 'void' ? round.stake - round.payout : payout - round.payout;
}

type Act = (tx: Tx, round: RoundToDecide, decided: CaseDecision, now: Date) => Promise<string[]>;

const ACTS: Record<Decision, Act> = {
  close: async (tx, round, _decided, now) => {
    if (round.kind === 'left_open') await closeRound(tx, round.id, now);
    return [];
  },
  void: async (tx, round, _decided, now) => {
    const live = await liveTransactions(tx, round);
    const made: string[] = [];
    for (const [at, transactionUuid] of live.entries()) {
      const own = newId();
      made.push(own);
      await mustApply(tx, round, {
        kind: 'rollback',
        transactionUuid: own,
        referenceUuid: transactionUuid,
        amount: 0n,
        closes: at === live.length - 1,
        now,
      });
    }
    return made;
  },
  pay: async (tx, round, { payout = 0n, transactionUuid = '' }, now) => {
    const [bet] = await liveTransactions(tx, round, 'bet');
    if (bet === undefined) throw new Refusal('case_not_decidable');
    await mustApply(tx, round, {
      kind: 'win',
      transactionUuid: transactionUuid.toLowerCase(),
      referenceUuid: bet,
      amount: payout - round.payout,
      closes: true,
      now,
    });
    return [transactionUuid.toLowerCase()];
  },
  release: (tx, round, _decided, now) => decideHeldWins(tx, round, { pays: true, now }),
  refuse: (tx, round, _decided, now) => decideHeldWins(tx, round, { pays: false, now }),
};

async function decideHeldWins(
  tx: Tx,
  round: RoundToDecide,
  { pays, now }: { pays: boolean; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ transaction_uuid: string; decided: boolean }>`
    select transaction_uuid, vendor_wallet.decide_held_win(vendor_id, transaction_uuid, ${pays}, ${now}) as decided
    from (select vendor_id, transaction_uuid from vendor_wallet.held_win
      where bet_id = ${round.id} and state = 'held' order by transaction_uuid offset 0) held`.execute(tx);
  if (rows.length === 0 || !rows.every(({ decided }) => decided)) throw new Refusal('case_not_decidable');
  return rows.map(({ transaction_uuid }) => transaction_uuid);
}

async function mustApply(
  tx: Tx,
  round: RoundToDecide,
  { now, ...call }: Omit<Parameters<typeof applyForOperator>[1], 'bet'> & { now: Date },
) {
  const known = await tx
    .selectFrom('vendor_wallet.provider_tx')
    .select('transaction_uuid')
    .where('vendor_id', '=', round.vendorId)
    .where('transaction_uuid', '=', call.transactionUuid)
    .executeTakeFirst();
  // The vendor has used the id: what an operator types must not pass for something that was done before.
  if (known) throw new Refusal('payout_not_payable', { transaction: call.transactionUuid });
  const status = await applyForOperator(tx, { ...call, bet: round }, now);
  if (status !== 'RS_OK') throw new Refusal('case_not_decidable', { status });
}

/** Applied and not undone: wins first, since a bet that has paid is not taken back. */
async function liveTransactions(tx: Tx, round: Pick<RoundToDecide, 'id'>, only?: 'bet'): Promise<string[]> {
  const { rows } = await sql<{ transaction_uuid: string }>`
    select t.transaction_uuid from vendor_wallet.provider_tx t
    where t.bet_id = ${round.id} and t.status = 'RS_OK' and t.kind <> 'rollback' and (${only ?? null}::text is null or t.kind::text = ${only ?? null})
      and not exists (
        select from vendor_wallet.rollback_of u
        where u.vendor_id = t.vendor_id and u.reference_uuid = t.transaction_uuid and u.account_id = t.account_id
          and u.undone_kind is not null)
    order by t.kind = 'bet', t.event_at, t.transaction_uuid`.execute(tx);
  return rows.map(({ transaction_uuid }) => transaction_uuid);
}

async function closeAlerts(tx: Tx, round: RoundToDecide, now: Date): Promise<void> {
  await sql`
    update vendor_wallet.alert set closed_at = ${now}
    where closed_at is null and vendor_id = ${round.vendorId} and (
      kind = 'round_unclear' and subject = ${round.id}
      or kind = 'rollback_of_settled_bet' and subject in (
        select transaction_uuid::text from vendor_wallet.provider_tx where bet_id = ${round.id}))`.execute(
    tx,
  );
}

/** The case first and then the account, as the sweeper takes them; a batch takes the account alone. */
async function lockRound(tx: Tx, caseId: string, brandIds: readonly string[]): Promise<RoundToDecide> {
  await tx
    .selectFrom('vendor_wallet.reconciliation_case')
    .select('id')
    .where('id', '=', caseId)
    .forUpdate()
    .execute();
  const { accountId } = await readRound(tx, caseId, brandIds);
  await sql`select vendor_wallet.lock_wallet(${accountId})`.execute(tx);
  return readRound(tx, caseId, brandIds);
}

/** Refuses `not_found`. */
export async function readRound(
  db: Queryable,
  caseId: string,
  brandIds: readonly string[],
): Promise<RoundToDecide> {
  const { rows } = await sql<Omit<RoundToDecide, 'version'>>`
    select c.id as "caseId", c.kind, c.closed_at as "closedAt", b.id, b.source_id as "vendorId",
      b.merchant_id as "merchantId", b.member_id as "memberId", b.account_id as "accountId", b.reference,
      b.game_code as "gameCode", b.currency, b.stake, b.free_stake as "freeStake", b.payout,
      b.live_stakes as "liveStakes", b.live_payouts as "livePayouts", b.corrections, b.status,
      (select coalesce(sum(h.amount), 0)::bigint from vendor_wallet.held_win h where h.bet_id = b.id and h.state = 'held') as held
    from vendor_wallet.reconciliation_case c join bets.placed_bet b on b.id = c.bet_id
    where c.id = ${caseId} and c.merchant_id = any (${brandIds}::uuid[])`.execute(db);
  const [round] = rows;
  if (!round) throw new Refusal('not_found');
  const { stake, freeStake, payout, liveStakes, livePayouts, corrections, held, status } = round;
  const figures = [stake, freeStake, payout, liveStakes, livePayouts, corrections, held, status];
  return { ...round, version: figures.join('.') };
}

function figuresOf({ status, stake, freeStake, payout, held }: RoundToDecide) {
  return {
    ...{ status, stake: String(stake), freeStake: String(freeStake), payout: String(payout) },
    ...(held > 0n ? { held: String(held) } : {}),
  };
}
