import { randomUUID } from 'node:crypto';
import type { WalletStatus } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { limitHand } from '../../../accounts/protection/limit.factory.ts';
import { acknowledgeRealityCheck } from '../../../accounts/protection/limits/show-play.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { applyBatch } from '../internal/inbound/apply-batch.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';
import { MODEL_LIMITS, type ModelLimit, protectionModel } from './protection-model.ts';

const SEQUENCES = testSize(600);
const FUNDS = 1_000_000n;
const PLAYERS = 3;
const BRAND_STAKE_WEEK = 400n;
const COOLING_MS = 24 * 3_600_000;

const { db } = await testDatabase();
const brands = [
  await createBrand(db.kysely),
  await createBrand(db.kysely, { settings: { protection: { stakeWeek: '0.00400', playMinutes: 180 } } }),
];
const vendor = await createVendor(db.kysely, { brands });
await createGame(db.kysely, { vendor, code: 'open' });

/** Half an hour before a Monday that begins a month, on the brands' clocks. */
const BEGIN = Date.parse('2027-01-31T16:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const player = fc.nat(PLAYERS - 1);
const call = fc.record({
  player,
  kind: fc.constantFrom('bet', 'bet', 'bet', 'win', 'rollback'),
  amount: fc.constantFrom(1n, 10n, 30n, 60n, 100n),
  of: fc.nat(5),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('calls' as const),
      calls: fc.array(call, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('clock' as const),
      byMs: fc.constantFrom(
        MINUTE,
        4 * MINUTE,
        12 * MINUTE,
        25 * MINUTE,
        31 * MINUTE,
        3 * HOUR,
        DAY,
        2 * DAY,
        9 * DAY,
        -10 * MINUTE,
        -2 * HOUR,
        -DAY,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('limit' as const),
      player,
      name: fc.constantFrom<ModelLimit[]>(...MODEL_LIMITS),
      amount: fc.constantFrom(null, 50n, 100n, 150n, 300n),
      minutes: fc.constantFrom(null, 15n, 30n, 45n, 60n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('confirm' as const),
      player,
      name: fc.constantFrom<ModelLimit[]>(...MODEL_LIMITS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('seen' as const), player }) },
);

test(`bets are refused as the model of limits says, over ${SEQUENCES} sequences`, async () => {
  let refused = 0;
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), fc.nat(1), async (steps, which) => {
      const brand = brands[which] ?? brands[0];
      if (!brand) throw new Error('there are two brands');
      const clock = { now: () => new Date(nowMs) };
      let nowMs = BEGIN;
      const hand = limitHand(db, brand, clock);
      const players = await openPlayers(brand.id);
      const model = players.map(() =>
        protectionModel({
          brand: which === 1 ? { stake_week: BRAND_STAKE_WEEK, session: 180n } : {},
          coolingMs: COOLING_MS,
        }),
      );
      const bets: { uuid: string; round: string; player: number; id: number }[] = [];
      for (const one of steps) {
        if (one.what === 'clock') nowMs += one.byMs;
        else if (one.what === 'limit') {
          const { memberId } = players[one.player] ?? { memberId: '' };
          const amount = one.name === 'session' || one.name === 'reality_check' ? one.minutes : one.amount;
          const answer = await hand.change(memberId, one.name, amount);
          expect(answer).toBe(model[one.player]?.change(one.name, amount, nowMs));
        } else if (one.what === 'confirm') {
          const { memberId } = players[one.player] ?? { memberId: '' };
          const answer = await hand.confirm(memberId, one.name).then(
            () => 'confirmed',
            (error: { code?: string }) => error.code,
          );
          expect(answer).toBe(model[one.player]?.confirm(one.name, nowMs));
        } else if (one.what === 'seen') {
          const { memberId } = players[one.player] ?? { memberId: '' };
          await acknowledgeRealityCheck(db, {
            owner: { merchantId: brand.id, memberId },
            timeZone: brand.timeZone,
            now: clock.now(),
          });
          model[one.player]?.seen(nowMs);
        } else {
          const calls: WalletCall[] = [];
          const expected: WalletStatus[] = [];
          const before = bets.length;
          const used = new Set<number>();
          for (const { player: at, kind, amount, of } of one.calls) {
            const earlier = bets.slice(0, before).filter((bet) => bet.player === at);
            const bet = earlier.at(-1 - of);
            if (kind !== 'bet' && (!bet || used.has(bet.id))) continue;
            const accountId = players[at]?.accountId ?? 0n;
            if (kind === 'bet') {
              const made = { uuid: randomUUID(), round: `round ${bets.length}`, player: at, id: bets.length };
              bets.push(made);
              calls.push(
                walletCall({ kind, accountId, amount, uuid: made.uuid, round: made.round, reference: null }),
              );
              expected.push(model[at]?.bet(made.id, amount, nowMs) ?? 'RS_ERROR_UNKNOWN');
            } else if (bet) {
              // One batch holds one call about a round.
              used.add(bet.id);
              calls.push(
                walletCall({
                  kind,
                  accountId,
                  amount,
                  uuid: randomUUID(),
                  round: bet.round,
                  reference: bet.uuid,
                }),
              );
              expected.push(
                (kind === 'win'
                  ? model[at]?.win(bet.id, amount, nowMs)
                  : model[at]?.rollback(bet.id, nowMs)) ?? 'RS_ERROR_UNKNOWN',
              );
            }
          }
          if (calls.length === 0) continue;
          const { outcomes } = await applyBatch(db.pool, calls, clock.now());
          expect(outcomes.map(({ status }) => status)).toEqual(expected);
          taken += expected.filter((status) => status === 'RS_OK').length;
          refused += expected.filter((status) => status === 'RS_ERROR_LIMIT_REACHED').length;
        }
      }
    }),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
  // Both come often, or the sequences show nothing.
  expect(taken).toBeGreaterThan(SEQUENCES);
  expect(refused).toBeGreaterThan(SEQUENCES / 5);
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}, 600_000);

function walletCall(of: {
  kind: WalletCall['kind'];
  accountId: bigint;
  amount: bigint;
  uuid: string;
  round: string;
  reference: string | null;
}): WalletCall {
  return {
    kind: of.kind,
    vendorId: vendor.id,
    accountId: of.accountId,
    requestUuid: randomUUID(),
    transactionUuid: of.uuid,
    referenceUuid: of.reference,
    fingerprint: randomUUID().replaceAll('-', ''),
    round: of.round,
    roundClosed: of.kind === 'win',
    gameCode: 'open',
    currency: 'THB',
    amount: of.kind === 'rollback' ? 0n : of.amount,
    isFree: false,
    isPromo: false,
    more: null,
    tokenExpired: false,
  };
}

async function openPlayers(merchantId: string): Promise<{ memberId: string; accountId: bigint }[]> {
  const { rows } = await db.pool.query<{ memberId: string; accountId: bigint }>(
    `with member as (
       insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select id, $1, id, id, 'none', now(), 0, 'TH', 'THB', 'TH', '1', now(), now()
       from (select gen_random_uuid() as id from generate_series(1, $2)) new
       returning id
     )
     select id as "memberId", ledger.open_account($1, 'THB', 'player_cash', id) as "accountId" from member order by 2`,
    [merchantId, PLAYERS],
  );
  await db.pool.query(
    `select p.* from unnest($1::bigint[]) as f(account),
       lateral ledger.post_group(gen_random_uuid(), array[ledger.open_account($3, 'THB', 'clearing', null, 'SANDBOX')],
         array[f.account], array[$2::bigint], array['deposit'], now()) p`,
    [rows.map(({ accountId }) => accountId), FUNDS, merchantId],
  );
  return rows;
}
