import { ROUNDS_ASKED_MAX } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { askRounds } from '../internal/ask-rounds.ts';
import { findAskableVendor } from '../internal/outbound-vendor.ts';
import {
  claimDueCases,
  closeRound,
  closeSettledCases,
  type DueRound,
  noteAnswer,
  openCases,
  raiseUnclear,
} from '../internal/reconciliation-cases.ts';
import { decideOn, type RoundAnswer } from '../internal/reconciliation-decision.ts';
import { keepRoundQuestions, type RoundQuestions } from '../internal/round-questions.ts';
import { askRound, type RoundAsking } from '../launch/vendor-bets.ts';
import type { VendorClient } from '../vendor-client.ts';

/** A round older than this should have ended. */
const OPEN_TOO_LONG_MS = 48 * 3_600_000;
/** At five seconds each, and the vendors that do not answer asked once, a sweep ends before the next one starts. */
const ROUNDS_PER_SWEEP = 300;
/** Of vendors that are asked about many in one call. */
const ROUNDS_TOGETHER = 10_000;
const LEASE_MS = 55 * 60_000;

export interface Sweep {
  found: number;
  asked: number;
  closed: number;
  unclear: number;
}

/**
 * Looks after rounds that were left open: asks their vendors, closes what is over, and opens a case for an operator
 * where it stays unclear. Never moves money, so that no bet is voided automatically. Safe to run twice at once.
 */
export async function reconcileOpenBets(deps: {
  db: Database;
  clock: Clock;
  client: VendorClient;
  questions: RoundQuestions;
}): Promise<Sweep> {
  const { db, clock, client, questions } = deps;
  const now = clock.now();
  const found = await openCases(db, { now, placedBefore: after(now, -OPEN_TOO_LONG_MS) });
  await closeSettledCases(db.kysely, now);
  const claim = { now, leaseUntil: after(now, LEASE_MS) };
  const due = await claimDueCases(db.kysely, { ...claim, limit: ROUNDS_PER_SWEEP, asked: 'singly' });
  const many = await claimDueCases(db.kysely, { ...claim, limit: ROUNDS_TOGETHER, asked: 'together' });
  const sweep: Sweep = { found, asked: due.length + many.length, closed: 0, unclear: 0 };
  const note = async (round: DueRound, answer: RoundAnswer) => {
    const { closed, unclear } = await act(db, round, answer, clock.now());
    sweep.closed += closed ? 1 : 0;
    sweep.unclear += unclear ? 1 : 0;
  };
  const silent = new Set<string>();
  for (const round of due) {
    const answer = silent.has(round.vendorId)
      ? 'unreachable'
      : await answerOf(deps.db, { client, questions }, round);
    if (answer === 'unreachable') silent.add(round.vendorId);
    await note(round, answer);
  }
  for (const rounds of askableTogether(many)) {
    const answers = await answersOf(deps.db, { client, questions }, rounds);
    for (const [at, round] of rounds.entries()) await note(round, answers[at] ?? 'unknown');
  }
  await closeSettledCases(db.kysely, clock.now());
  return sweep;
}

export function reconciliationJob(deps: { db: Database; clock: Clock; client: VendorClient; log: Log }): Job {
  const questions = keepRoundQuestions({ ...deps, db: deps.db.kysely });
  return {
    name: 'vendor-wallet-reconcile-open-bets',
    cron: '17 * * * *',
    run: async () => {
      const sweep = await reconcileOpenBets({ ...deps, questions });
      if (sweep.unclear > 0) deps.log.warn(sweep, 'rounds are unclear and wait for a person');
    },
  };
}

async function answerOf(db: Database, asking: RoundAsking, round: DueRound): Promise<RoundAnswer> {
  const vendor = await findAskableVendor(db.kysely, round.vendorId);
  if (!vendor) return 'not_askable';
  try {
    const { state } = await askRound(asking, {
      brand: { id: round.merchantId, code: round.brandCode },
      vendor,
      user: round.walletUser,
      round: round.round,
    });
    return state;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable') return 'unreachable';
    throw error;
  }
}

/** Of one vendor and brand each, no more than are asked in one call. */
function askableTogether(due: readonly DueRound[]): DueRound[][] {
  const byCall = Map.groupBy(due, ({ vendorId, merchantId }) => `${vendorId} ${merchantId}`);
  return [...byCall.values()].flatMap((rounds) =>
    Array.from({ length: Math.ceil(rounds.length / ROUNDS_ASKED_MAX) }, (_, at) =>
      rounds.slice(at * ROUNDS_ASKED_MAX, (at + 1) * ROUNDS_ASKED_MAX),
    ),
  );
}

async function answersOf(db: Database, asking: RoundAsking, rounds: DueRound[]): Promise<RoundAnswer[]> {
  const [first] = rounds;
  const vendor = first && (await findAskableVendor(db.kysely, first.vendorId));
  if (!vendor) return rounds.map(() => 'not_askable');
  try {
    return await askRounds(asking, {
      brand: { id: first.merchantId, code: first.brandCode },
      vendor,
      rounds: rounds.map(({ walletUser, round }) => ({ user: walletUser, round })),
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable')
      return rounds.map(() => 'unreachable');
    throw error;
  }
}

async function act(db: Database, round: DueRound, answer: RoundAnswer, now: Date) {
  const asks = round.asks + 1;
  const { close, unclear, askAgainAfterMs } = decideOn(answer, asks);
  return db.transaction(async (tx) => {
    await noteAnswer(tx, { roundId: round.id, answer, now, nextAskAt: after(now, askAgainAfterMs) });
    if (close) await closeRound(tx, round.id, now);
    const facts = {
      answer,
      asks,
      round: round.round,
      gameCode: round.gameCode,
      stake: formatMoney(round.stake),
      currency: round.currency,
      placedAt: round.placedAt.toISOString(),
    };
    return { closed: close, unclear: unclear && (await raiseUnclear(tx, round, facts, now)) };
  });
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
