import type { Value } from '@lanna/contract/endpoint';
import type { showRound as endpoint, roundReceipt } from '@lanna/contract/money/vendor-wallet/ops';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { sourceOf } from '../../../play/bets/bet-source.ts';
import { type BetScope, findBet } from '../../../play/bets/list-all-bets.ts';
import { CALLS_KEPT_DAYS } from '../calls/forget-calls.ts';
import type { RoundDeps } from '../calls/round-deps.ts';
import { showAlerts } from '../internal/alert-rows.ts';
import { caseRows, showCases } from '../internal/case-rows.ts';
import { roundTransactions } from '../internal/round-transactions.ts';

const CALLS_MAX = 100;

/** One round of these brands with all that is known of it. Refuses `not_found`. */
export async function showRound(
  deps: RoundDeps,
  scope: BetScope,
  id: string,
): Promise<Value<typeof endpoint>> {
  const db = deps.db.kysely;
  const round = await findBet(deps.bets, scope, id);
  if (!round) throw new Refusal('not_found');
  const { vendorId } = await vendorOf(db, id);
  const transactions = await roundTransactions(deps.ledger, scope.brandIds, { id });
  const member = await db
    .selectFrom('members.account')
    .select('wallet_user')
    .where('id', '=', round.member.id)
    .executeTakeFirst();
  const refused = await db
    .selectFrom('vendor_wallet.refused_call')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('round', '=', round.round)
    // A vendor's round may have many players.
    .where((eb) => eb.or([eb('wallet_user', 'is', null), eb('wallet_user', '=', member?.wallet_user ?? '')]))
    .orderBy('at')
    .limit(CALLS_MAX)
    .execute();
  const questions = await db
    .selectFrom('vendor_wallet.round_question')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('round', '=', round.round)
    .where('wallet_user', '=', member?.wallet_user ?? '')
    .orderBy('at', 'desc')
    .limit(CALLS_MAX)
    .execute();
  const cases = await caseRows(db, scope.brandIds)
    .where('c.bet_id', '=', id)
    .orderBy('c.opened_at')
    .execute();
  const alerts = await showAlerts(db, scope.brandIds, {
    subjects: [id, ...transactions.map(({ transactionUuid }) => transactionUuid)],
  });
  return {
    round,
    transactions,
    refusedCalls: refused.map((call) => ({
      id: String(call.id),
      at: call.at.toISOString(),
      path: call.path,
      status: call.status,
      address: call.address,
      transactionUuid: call.transaction_uuid,
      keySha256: call.key_sha256?.toString('hex') ?? null,
      signature: call.signature,
      bodySha256: call.body_sha256.toString('hex'),
      body: call.body,
    })),
    questions: questions.toReversed().map((question) => ({
      id: String(question.id),
      at: question.at.toISOString(),
      tookMs: question.took_ms,
      state: question.state,
      failure: question.failure,
      answer: question.answer,
      answerSha256: question.answer_sha256?.toString('hex') ?? null,
    })),
    cases: await showCases(deps.bets, scope, cases),
    alerts,
    keptDays: CALLS_KEPT_DAYS,
  };
}

/** What the round's source says decided it. Refuses `not_found`. */
export async function readRoundReceipt(
  deps: RoundDeps,
  scope: BetScope,
  id: string,
): Promise<Value<typeof roundReceipt>> {
  const round = await findBet(deps.bets, scope, id);
  if (!round) throw new Refusal('not_found');
  const { vendorId, merchantId } = await vendorOf(deps.db.kysely, id);
  const { receipt, proof } = await sourceOf(deps.bets.sources(), round.vendor).readReceipt(
    { brand: { id: merchantId, code: round.brand }, memberId: round.member.id },
    {
      id,
      source: round.vendor,
      sourceId: vendorId,
      reference: round.round,
      gameCode: round.gameCode,
      receiptAddress: null,
    },
  );
  return { receipt, proof };
}

async function vendorOf(db: Queryable, betId: string) {
  return db
    .selectFrom('bets.placed_bet')
    .select(['source_id as vendorId', 'merchant_id as merchantId'])
    .where('id', '=', betId)
    .executeTakeFirstOrThrow();
}
