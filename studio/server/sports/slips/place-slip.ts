import { createHash } from 'node:crypto';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { acceptPrice } from '@lanna/rules/play/sports/odds/accept-price';
import { UNFINISHED_AFTER_MS } from '@lanna/rules/play/sports/settlement/settle-leg';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { COIN, mostPaid } from '@lanna/rules/play/sports/slips/payout';
import { hasRelatedOutright, lineCount, type Slip, slipProblem } from '@lanna/rules/play/sports/slips/slip';
import { type PlaceRequest, SPORTS_REFUSALS, type SportsRefusal } from '../../../sports-api.ts';
import { isStopped } from '../../games/is-stopped.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { refusalOfWallet } from '../../play/refusal-of-wallet.ts';
import { type PlaySessionRow, prolongSession } from '../../play/session.ts';
import { lockPlayer, setOwnBalance } from '../../players/player.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { notifySports } from '../notify-sports.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { holdLiability, releaseLiability } from './hold-liability.ts';
import { leastOdds, selectionsOf } from './least-odds.ts';
import { type OfferedLeg, readLegs, slipOf } from './read-legs.ts';
import { slipLine } from './slip-line.ts';
import { type SlipRow, selectSlips } from './slip-row.ts';
import { exposuresOf, liabilityOf, mostStake } from './stake-bounds.ts';

/** A slip without an answer after this is given back: longer than any wallet call. */
const ANSWER_WITHIN_MS = 15_000;
/** What has not ended so long after kick-off has an operator look: 36 hours and a day for its result. */
const OVER_AFTER_MS = UNFINISHED_AFTER_MS + 24 * 3_600_000;
/** The wallet takes an end no more than 400 days ahead, by its own clock. */
const CLOSES_AHEAD_MAX_MS = 399 * 24 * 3_600_000;
export const SPORTS_RULES = 'sports-1';

export type PlacingDeps = Pick<Studio, 'db' | 'clock' | 'log'> & { sendBet: SendBet };

/**
 * Takes a slip, or says why not. In one transaction, before the wallet is asked: fixtures are held open, prices compared with those shown, bounds and liability counted, and the slip written with
 * all ids of its wallet transactions. The same key is the same slip.
 */
export async function placeSlip(
  deps: PlacingDeps,
  session: PlaySessionRow,
  request: PlaceRequest,
): Promise<SlipRow> {
  const written = await writeSlip(deps, session, request);
  const slip = await findSlip(deps.db.pool, written.id);
  if (written.isNew && slip.demo) await notifyOwn(deps, slip.playerId);
  if (!written.isNew || slip.state !== 'placing') return answerOf(slip);
  const answer = await deps.sendBet(slip.vendor, {
    ...{ kind: 'bet', user: slip.walletUser ?? '', token: slip.walletToken ?? '', gameCode: slip.gameCode },
    ...{ transactionUuid: slip.betUuid, round: slip.id, currency: slip.currency, amount: slip.stake },
    ...{
      closesAt: slip.closesAt,
      line: slipLine(slip),
      odds: leastOdds(slip),
      selections: selectionsOf(slip),
    },
  });
  return answerOf((await writeAnswer(deps, slip, answer)) ?? (await findSlip(deps.db.pool, slip.id)));
}

function answerOf(slip: SlipRow): SlipRow {
  if (slip.state === 'refused') throw new NoAtSports(refusalOf(slip.refusal));
  if (['placing', 'returning', 'returned', 'disputed'].includes(slip.state))
    throw new NoAtSports('outcome_uncertain', {
      slip: slip.id,
      ...(slip.state === 'returned' && { stakeReturned: true }),
    });
  return slip;
}

async function writeSlip(
  { db, clock }: PlacingDeps,
  session: PlaySessionRow,
  request: PlaceRequest,
): Promise<{ id: string; isNew: boolean }> {
  refuseProblem(request);
  const stake = stakeIn(request);
  const digest = digestOf(request);
  const taken = await db
    .transaction(async (tx) => {
      const own = await lockPlayer(tx, session.playerId);
      const known = await findByKey(tx, session.playerId, request.idempotencyKey);
      if (known) return sameSlip(known, digest);
      if (await isStopped(tx, { gameCode: session.gameCode, operatorId: session.operatorId }))
        throw new NoAtSports('game_disabled');
      const legs = await readLegs(tx, request.legs, { hold: true });
      const slip = slipOf(request, acceptLegs(request, legs));
      refuseProblem(slip);
      if (hasRelatedOutright(legs)) throw new NoAtSports('slip_invalid', { problem: 'same_competition' });
      const demo = own.ownBalance !== null;
      const { most, because, bounds } = await mostStake(tx, slip, legs, { ...session, demo });
      if (stake > most) throw tooMuch(most, because);
      if (demo && (own.ownBalance ?? 0n) < stake) throw new NoAtSports('not_enough_money');
      const { ofLeg } = liabilityOf(slip, stake);
      // Others may have taken what was left since it was read: nothing is kept, and what is left is read again.
      if (!demo && !(await holdLiability(tx, exposuresOf(slip, ofLeg, bounds))))
        throw new LiabilityGone(slip, legs);
      const id = await insertSlip(tx, session, { request, slip, legs, stake, digest, demo, ofLeg });
      if (demo) await setOwnBalance(tx, session.playerId, own, (own.ownBalance ?? 0n) - stake);
      await prolongSession(tx, session.id, clock.now());
      return { id, isNew: true };
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof LiabilityGone)) throw error;
      const { most, because } = await mostStake(db.pool, error.slip, error.legs, {
        ...session,
        demo: false,
      });
      throw tooMuch(most < stake ? most : 0n, because);
    });
  return taken;
}

/** What the wallet's "no" is to the player. */
function refusalOf(status: string | null): SportsRefusal {
  const code = refusalOfWallet(status);
  return SPORTS_REFUSALS.find((known) => known === code) ?? 'unknown_error';
}

class LiabilityGone extends Error {
  readonly slip: Slip;
  readonly legs: readonly OfferedLeg[];
  constructor(slip: Slip, legs: readonly OfferedLeg[]) {
    super('what was left was taken by another slip');
    this.slip = slip;
    this.legs = legs;
  }
}

function tooMuch(most: Money, because: string): NoAtSports {
  if (because === 'limits')
    return new NoAtSports('stake_outside_limits', {
      least: formatMoney(SLIP_BOUNDS.leastStake),
      most: formatMoney(most),
    });
  return new NoAtSports('stake_too_high', { most: formatMoney(most), because });
}

/** Whole coins, as many on each line. */
function stakeIn(request: PlaceRequest): Money {
  const stake = parseMoney(request.stake);
  const lines = BigInt(lineCount(request));
  if (stake === undefined || lines < 1n || stake % (COIN * lines) !== 0n)
    throw new NoAtSports('invalid_input', { fields: ['stake'] });
  if (stake < SLIP_BOUNDS.leastStake)
    throw new NoAtSports('stake_outside_limits', {
      least: formatMoney(SLIP_BOUNDS.leastStake),
      most: formatMoney(SLIP_BOUNDS.mostStake),
    });
  return stake;
}

/** The prices the legs are taken at. What has ended, is suspended or has moved is said of all legs at once, so that the player is asked once. */
function acceptLegs(request: PlaceRequest, legs: readonly OfferedLeg[]) {
  for (const [state, code] of [
    ['not_offered', 'not_offered'],
    ['ended', 'betting_ended'],
    ['suspended', 'suspended'],
  ] as const) {
    const named = legs.filter((leg) => leg.state === state);
    if (named.length > 0) throw new NoAtSports(code, { legs: named.map(nameOf) });
  }
  const accepted = legs.map((leg) => ({
    leg,
    odds: acceptPrice(request.priceChoice, leg.odds, leg.now ?? 0),
  }));
  const changed = accepted.filter(({ odds }) => odds === 'changed');
  if (changed.length > 0)
    throw new NoAtSports('price_changed', {
      legs: changed.map(({ leg }) => ({
        ...nameOf(leg),
        old: leg.odds,
        now: leg.now,
        version: leg.nowVersion,
      })),
    });
  return accepted.map(({ leg, odds }) => ({ ...leg, odds: odds === 'changed' ? 0 : odds }));
}

function nameOf({ fixture, market, selection }: OfferedLeg) {
  return { fixture, market, selection };
}

function refuseProblem(slip: Slip): void {
  const problem = slipProblem(slip);
  if (problem) throw new NoAtSports('slip_invalid', { problem });
}

async function insertSlip(
  tx: Tx,
  session: PlaySessionRow,
  {
    request,
    slip,
    legs,
    stake,
    digest,
    demo,
    ofLeg,
  }: {
    request: PlaceRequest;
    slip: Slip;
    legs: readonly OfferedLeg[];
    stake: Money;
    digest: string;
    demo: boolean;
    ofLeg: Money;
  },
): Promise<string> {
  const id = newId(Date.now());
  const lines = lineCount(slip);
  const pays = mostPaid(
    slip,
    stake / BigInt(lines),
    slip.legs.map(({ odds }) => odds),
  );
  const lastMs = Math.max(...legs.map(({ endsAt }) => endsAt?.getTime() ?? 0));
  await tx.query({
    name: 'sports insert slip',
    text: `with slip as (
       insert into studio.sports_slip (id, player_id, game_code, idempotency_key, request_digest, type, sizes, lines, currency, stake, most_paid, odds_style,
         language, rule_version, closes_at, wallet_token, state, holds, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
         case when $17 = 'placing' then clock_timestamp() + $19::interval end)
       returning id)
     insert into studio.sports_leg (slip_id, place, fixture_id, market, selection, odds, price_version, liability)
     select slip.id, l.n, l.fixture, l.market, l.selection, l.odds, l.version, $25
     from slip cross join unnest($20::uuid[], $21::text[], $22::text[], $23::integer[], $24::integer[]) with ordinality as l(fixture, market, selection, odds, version, n)`,
    values: [
      ...[id, session.playerId, session.gameCode, request.idempotencyKey, digest, slip.type, slip.sizes],
      ...[lines, session.currency, stake, pays, request.oddsStyle, session.language, SPORTS_RULES],
      new Date(Math.min(lastMs + OVER_AFTER_MS, Date.now() + CLOSES_AHEAD_MAX_MS)),
      ...[session.walletToken, demo ? 'open' : 'placing', !demo],
      ...[`${ANSWER_WITHIN_MS} ms`, slip.legs.map((leg) => leg.fixture)],
      ...[slip.legs.map((leg) => leg.market), slip.legs.map((leg) => leg.selection)],
      ...[slip.legs.map((leg) => leg.odds), legs.map((leg) => leg.nowVersion), ofLeg],
    ],
  });
  return id;
}

/** The slip as the wallet's answer leaves it; undefined where another has written one before. */
async function writeAnswer(
  { db, log }: PlacingDeps,
  slip: SlipRow,
  answer: WalletAnswer,
): Promise<SlipRow | undefined> {
  if (answer.kind === 'uncertain')
    log.warn({ slip: slip.id, reason: answer.reason }, 'a slip without an answer of the wallet');
  const answered = answeredSlip(slip, answer);
  const write = async (tx: Tx) => {
    const { rowCount } = await tx.query({
      name: 'sports answer slip',
      text: `update studio.sports_slip set state = $2, refusal = $3, balance_after = $4, last_error = $5,
         due_at = case when $2 = 'returning' then clock_timestamp() end,
         finished_at = case when $2 = 'refused' then clock_timestamp() end
       where id = $1 and state = 'placing'`,
      values: [
        ...[slip.id, answered.state, answered.refusal, answered.balanceAfter],
        answer.kind === 'uncertain' ? answer.reason : null,
      ],
    });
    if (rowCount === 1 && answered.state === 'refused') await releaseLiability(tx, [slip.id]);
    return rowCount === 1;
  };
  // One statement is a transaction of its own; what a refused slip holds is released with its refusal.
  const written = answered.state === 'refused' ? await db.transaction(write) : await write(db.pool);
  await notifyOwn({ db, log }, slip.playerId);
  return written ? answered : undefined;
}

function answeredSlip(slip: SlipRow, answer: WalletAnswer): SlipRow {
  if (answer.kind === 'ok') return { ...slip, state: 'open', balanceAfter: answer.balance };
  if (answer.kind === 'no') return { ...slip, state: 'refused', refusal: answer.status };
  return { ...slip, state: 'returning' };
}

/**
 * After the commit: within it, all slips of the book would be written to disk one after another. A page that misses it loads its slips by itself, and a slip
 * that stands is never told as one that failed.
 */
async function notifyOwn({ db, log }: Pick<PlacingDeps, 'db' | 'log'>, playerId: string): Promise<void> {
  await notifySports(db.pool, { what: 'own', ids: [playerId] }).catch((error: unknown) =>
    log.warn({ err: error, playerId }, 'a page was not notified of its slip'),
  );
}

async function findByKey(tx: Tx, playerId: string, key: string) {
  const { rows } = await tx.query<{ id: string; digest: string }>({
    name: 'sports slip by key',
    text: 'select id, request_digest as digest from studio.sports_slip where player_id = $1 and idempotency_key = $2',
    values: [playerId, key],
  });
  return rows[0];
}

function sameSlip(known: { id: string; digest: string }, digest: string): { id: string; isNew: boolean } {
  if (known.digest !== digest) throw new NoAtSports('invalid_input', { fields: ['idempotencyKey'] });
  return { id: known.id, isNew: false };
}

/** Of what the player has asked for: prices may have moved between two attempts, the slip is the same. */
function digestOf({ type, sizes, legs, stake }: PlaceRequest): string {
  const asked = {
    type,
    sizes,
    stake,
    legs: legs.map(({ fixture, market, selection }) => [fixture, market, selection]),
  };
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

export async function findSlip(tx: Tx, id: string): Promise<SlipRow> {
  const [slip] = await selectSlips(tx, 's.id = $1', [id], { name: 'sports slip' });
  if (!slip) throw new Error('a slip that was written is not there');
  return slip;
}
