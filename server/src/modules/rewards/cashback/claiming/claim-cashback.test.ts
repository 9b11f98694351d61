import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { cashbackFixture } from '../cashback.fixture.ts';
import { checkCashbackInvariants } from '../check-cashback-invariants.ts';
import { listBets } from '../reading/list-bets.ts';
import { listClaims, showClaim } from '../reading/list-claims.ts';

const { db, url, portalUrl } = await testDatabase();
const owner = await ownerOf(url);
const house = await cashbackFixture(url, db);
const { brand, clock } = house;
const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
const reader = (memberId: string) => ({ brand, memberId });

test('a claim pays each kind of game at its rate, and opens into days, kinds of games and bets that add up to it', async () => {
  const player = await house.join();
  await house.play(player, baht(1000));
  await house.play(player, baht(400));
  await house.play(player, baht(1000), { category: 'LIVE' });
  await house.play(player, baht(1000), { category: 'LOTT' });
  expect(await house.mine(player)).toMatchObject({ open: '14.80', claimable: true, lapsing: null });
  const { claim, balance } = await house.claim(player);
  expect(claim.amount).toBe('14.80');
  expect(balance).toBe('14.80');
  const shown = await showClaim(db.kysely, reader(player.memberId), claim.id);
  expect(shown.lines).toEqual([
    { day: '2026-11-20', category: 'LIVE', turnover: '1000.00', rate: 500, amount: '5.00' },
    { day: '2026-11-20', category: 'RNG', turnover: '1400.00', rate: 700, amount: '9.80' },
  ]);
  const bets = { db: db.kysely, sources: () => [house.source] };
  const asked = { day: '2026-11-20', category: 'RNG', after: undefined, pageSize: 1 } as const;
  const first = await listBets(bets, reader(player.memberId), asked, 'EN');
  const rest = await listBets(
    bets,
    reader(player.memberId),
    { ...asked, after: first.next ?? undefined },
    'EN',
  );
  expect([...first.bets, ...rest.bets].map(({ turnover }) => turnover).sort()).toEqual(['1000.00', '400.00']);
  expect(rest.next).toBeNull();
  expect(await house.mine(player)).toMatchObject({ open: '0.00', claimable: false, days: [] });
  await house.expectSound();
});

test('what is won at a table counts as what was at risk, and what is added up by the job counts no second time', async () => {
  const player = await house.join();
  await house.play(player, baht(1000), { category: 'LIVE', payout: baht(1200) });
  expect((await house.mine(player)).open).toBe('1.00');
  await sql`select bets.add_to_daily_sums((select max(number) from bets.settled_change), 20000)`.execute(
    db.kysely,
  );
  expect((await house.mine(player)).open).toBe('1.00');
});

test('of five hundred claims at once one pays; the others find nothing left', async () => {
  const player = await house.join();
  await house.play(player, baht(10_000));
  // As many beside each other as there are connections, so that none of them fails for want of one.
  const left = Array.from({ length: 500 }, newId);
  const pressed: PromiseSettledResult<unknown>[] = [];
  const presser = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop())
      pressed.push(...(await Promise.allSettled([house.claim(player, key)])));
  };
  await Promise.all(Array.from({ length: 16 }, presser));
  expect(pressed).toHaveLength(500);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: 'cashback_too_little', facts: { open: '0.00' } });
  expect(await house.wallet(player)).toBe(baht(70));
  await house.expectSound();
}, 60_000);

test('a repeated key gets the first answer, whatever was played since', async () => {
  const player = await house.join();
  await house.play(player, baht(1000));
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 5 }, () => house.claim(player, key)));
  await house.play(player, baht(1000));
  answers.push(await house.claim(player, key));
  expect(new Set(answers.map(({ claim }) => claim.id)).size).toBe(1);
  expect(await house.wallet(player)).toBe(baht(7));
  expect((await house.claim(player)).claim.amount).toBe('7.00');
});

test('less than one whole unit waits and is not lost', async () => {
  const player = await house.join();
  await house.play(player, baht(142));
  await expect(house.claim(player)).rejects.toMatchObject({
    code: 'cashback_too_little',
    facts: { open: '0.994', least: '1.00' },
  });
  await house.play(player, baht(1));
  expect((await house.claim(player)).claim.amount).toBe('1.001');
});

test('a bet taken back after its claim is set off against the next, and takes nothing from the wallet', async () => {
  const player = await house.join();
  const line = await house.play(player, baht(1000));
  await house.claim(player);
  await house.rollBack(player, line);
  const before = await house.wallet(player);
  expect(await house.mine(player)).toMatchObject({ open: '-7.00', claimable: false });
  await house.play(player, baht(1000));
  await expect(house.claim(player)).rejects.toMatchObject({ code: 'cashback_too_little' });
  await house.play(player, baht(2000));
  expect((await house.claim(player)).claim.amount).toBe('14.00');
  expect(await house.wallet(player)).toBe(before + baht(14));
  await house.expectSound();
});

test('a day has the rates that were set before it began, also when its bets are settled again later', async () => {
  const player = await house.join();
  const line = await house.play(player, baht(1000), { category: 'SPORTS' });
  await house.rates({ SPORTS: 100 }, '2026-11-21');
  clock.advance(86_400_000);
  await house.play(player, baht(1000), { category: 'SPORTS' });
  // A correction of the bet of yesterday: it won its stake twice.
  await house.settle(player, { line, payout: baht(1500), payouts: 1 });
  const { days } = await house.mine(player);
  expect(days.map(({ day, open }) => [day, open])).toEqual([
    ['2026-11-21', '1.00'],
    ['2026-11-20', '2.50'],
  ]);
  await house.claim(player);
  await house.rates({}, '2026-11-22');
  await house.expectSound();
});

test('trial accounts, shut ones and members who stepped back claim nothing; nor does anyone of a brand that gives none', async () => {
  const refused = async (options: Parameters<typeof house.join>[0]) => {
    const player = await house.join();
    await house.play(player, baht(1000));
    // The role of the portal changes no member so: the owner of the tables does.
    await owner.query(`update members.member set type = $2, status = $3 where id = $1`, [
      player.memberId,
      options?.type ?? 0,
      options?.status ?? 'active',
    ]);
    const code = await house.claim(player).catch((error) => error.code);
    expect(await house.wallet(player)).toBe(0n);
    return code;
  };
  expect(await refused({ type: 4 })).toBe('trial_account');
  expect(await refused({ status: 'disabled' })).toBe('account_disabled');
  expect(await refused({ status: 'self_excluded' })).toBe('play_excluded');
  await owner.query(
    `update brands.merchant set settings = jsonb_set(settings, '{flags,manualRebate}', 'false') where id = $1`,
    [brand.id],
  );
  expect(await refused({})).toBe('cashback_off');
  await owner.query(
    `update brands.merchant set settings = jsonb_set(settings, '{flags,manualRebate}', 'true') where id = $1`,
    [brand.id],
  );
});

test('a claim is seen by its member alone, the latest first', async () => {
  const [player, other] = [await house.join(), await house.join()];
  const ids: string[] = [];
  for (const amount of [1000, 2000, 3000]) {
    await house.play(player, baht(amount));
    ids.unshift((await house.claim(player)).claim.id);
    clock.advance(1000);
  }
  const page = await listClaims(db.kysely, reader(player.memberId), { after: undefined, pageSize: 2 });
  const rest = await listClaims(db.kysely, reader(player.memberId), {
    after: page.next ?? undefined,
    pageSize: 2,
  });
  expect([...page.claims, ...rest.claims].map(({ id }) => id)).toEqual(ids);
  await expect(showClaim(db.kysely, reader(other.memberId), ids[0] ?? '')).rejects.toMatchObject({
    code: 'cashback_claim_unknown',
  });
});

test('a claim that is killed anywhere has paid whole or not at all, and the next pays the rest', async () => {
  const player = await house.join();
  await house.play(player, baht(1000));
  for (let afterMs = 0; afterMs < 24; afterMs += 2) {
    const other = openDatabase({ url: portalUrl, maxConnections: 1 });
    try {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.kysely);
      const claiming = house.claim(player, newId(), { db: other }).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db.kysely).catch(() => undefined);
      await claiming;
    } finally {
      await other.close().catch(() => undefined);
    }
    const { open } = await house.mine(player);
    expect([`7.00 ${0n}`, `0.00 ${baht(7)}`]).toContain(`${open} ${await house.wallet(player)}`);
    await house.expectSound();
  }
  await house.claim(player).catch(({ code }) => expect(code).toBe('cashback_too_little'));
  expect(await house.wallet(player)).toBe(baht(7));
});

test('a claim that was altered, and a rebate without a claim, are found by the verification', async () => {
  const player = await house.join();
  await house.play(player, baht(1000));
  // What is settled about the time of a claim may be no part of it.
  clock.advance(3_600_000);
  const { claim } = await house.claim(player);
  const broken = async (change: string) => {
    await owner.query(change, [claim.id]);
    return (await checkCashbackInvariants(db.kysely)).map(({ rule }) => rule);
  };
  expect(await broken('update cashback.claim set amount = amount + 1 where id = $1')).toEqual([
    'a claim was paid once, whole, to its member, from the promotion account',
    'a claim is the sum of its lines',
  ]);
  await owner.query('update cashback.claim set amount = amount - 1 where id = $1', [claim.id]);
  const ofRate =
    'a line follows from its turnover, at the rate of its day; what has lapsed is paid no further';
  expect(await broken('update cashback.claim_line set rate = 900 where claim_id = $1')).toEqual([ofRate]);
  expect(
    await broken('update cashback.claim_line set rate = 700, turnover = turnover - 1 where claim_id = $1'),
  ).toContain(
    'what was last claimed of a day is of turnover that its settled bets had, unless some have changed since',
  );
  await owner.query('delete from cashback.claim_line where claim_id = $1', [claim.id]);
  expect(await broken('delete from cashback.claim where id = $1')).toEqual(['a rebate is paid for a claim']);
});
