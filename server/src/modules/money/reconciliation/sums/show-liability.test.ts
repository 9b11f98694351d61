import { randomUUID } from 'node:crypto';
import { formatMoney } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { captureHold } from '../../../books/ledger/capture-hold.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { holdMoney } from '../../../books/ledger/hold-money.ts';
import { rollUpHouses } from '../../../books/ledger/keeping/roll-up-houses.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { type Leg, postGroup } from '../../../books/ledger/post-group.ts';
import { releaseHold } from '../../../books/ledger/release-hold.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { liabilityFile } from './liability-file.ts';
import { showLiability } from './show-liability.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
// The day before, of Bangkok's: the books of today are open.
const clock = fixedClock();
const names = { ownerNames: () => async () => new Map([[VENDOR, 'RIVER']]) };
const VENDOR = randomUUID();

async function fixture() {
  const brand = await createBrand(db.kysely);
  const books = { merchantId: brand.id, currency: brand.currency };
  const { memberId } = await createMember(db, brand);
  const post = async (...legs: Leg[]) => {
    const reference = randomUUID();
    const posted = await db.transaction((tx) =>
      postGroup(tx, { ...books, reference, legs, now: clock.now() }),
    );
    expect(posted.outcome).toBe('posted');
  };
  const wallet = (of: string = memberId) => ({ kind: 'wallet', memberId: of }) as const;
  const deposit = (amount: bigint, of?: string) =>
    post({ from: { kind: 'clearing', methodCode: 'BANK' }, to: wallet(of), amount, code: 'deposit' });
  const read = async (day?: string) => {
    const { books: found } = await showLiability({ db, clock, ...names }, [brand], day);
    const [only] = found;
    if (!only) throw new Error('a brand has books');
    return only;
  };
  const owedOf = async (kind: string, day?: string) =>
    (await read(day)).owed.find((line) => line.kind === kind);
  return { brand, books, memberId, wallet, post, deposit, read, owedOf };
}

test('what is owed by kind and what stands against it sum to zero, rolled up or not', async () => {
  const { books, memberId, wallet, post, deposit, read } = await fixture();
  await deposit(50_000_000n);
  await post({
    from: wallet(),
    to: { kind: 'vendor_settlement', vendorId: VENDOR },
    amount: 7_000_001n,
    code: 'bet',
  });
  await post({
    from: { kind: 'promotion' },
    to: { kind: 'player_bonus', memberId },
    amount: 2_000_000n,
    code: 'bonus_granted',
  });
  await post({
    from: { kind: 'promotion' },
    to: { kind: 'pool', purpose: 'GOLD' },
    amount: 300n,
    code: 'pool_funded',
  });
  await post({
    from: wallet(),
    to: { kind: 'withdrawal', memberId },
    amount: 1_000_000n,
    code: 'withdrawal',
  });
  await db.transaction((tx) =>
    holdMoney(tx, {
      ...books,
      reference: randomUUID(),
      account: wallet(),
      amount: 500_000n,
      now: clock.now(),
    }),
  );
  for (const rolled of [false, true]) {
    if (rolled) await rollUpHouses(db.kysely);
    const shown = await read();
    expect(shown.difference).toBe('0.00');
    expect(Object.fromEntries(shown.owed.map(({ kind, total }) => [kind, total]))).toEqual({
      player_cash: formatMoney(41_999_999n),
      agent: '0.00',
      withdrawal: '10.00',
      pool: '0.003',
      player_bonus: '20.00',
      envelope: '0.00',
    });
    expect(shown.owedTotal).toMatchObject({ accounts: 4, held: '5.00', demo: '0.00' });
    expect(shown.against).toEqual([
      { kind: 'clearing', name: 'BANK', balance: '-500.00' },
      { kind: 'promotion', name: '', balance: '-20.003' },
      { kind: 'vendor_settlement', name: 'RIVER', balance: '70.00001' },
    ]);
    expect(shown.againstTotal).toBe(formatMoney(-45_000_299n));
  }
});

test('a balance that no transfer made is said to the last unit', async () => {
  const { memberId, deposit, read } = await fixture();
  await deposit(100_000n);
  await owner.query(`update ledger.account set balance = balance + 1 where owner_id = $1 and is_wallet`, [
    memberId,
  ]);
  expect(await read()).toMatchObject({ difference: '0.00001', owedTotal: { total: '1.00001' } });
  await owner.query(`update ledger.account set balance = balance - 1 where owner_id = $1 and is_wallet`, [
    memberId,
  ]);
});

test('demo players and trial accounts are distinguished from members', async () => {
  const { brand, deposit, read } = await fixture();
  const demo = await createMember(db, brand);
  const trial = await createMember(db, brand, { type: 4 });
  await owner.query('insert into members.demo_player values ($1, now())', [demo.memberId]);
  await deposit(100_000n);
  await deposit(200_000n, demo.memberId);
  await deposit(400_000n, trial.memberId);
  expect((await read()).owedTotal).toMatchObject({ members: '1.00', demo: '6.00', total: '7.00' });
});

test('a past day shows what was owed and held at its end, whatever has moved since', async () => {
  const { brand, books, memberId, wallet, deposit, read } = await fixture();
  const hold = randomUUID();
  const done = randomUUID();
  const started = clock.now();
  const held = (reference: string, amount: bigint) =>
    db.transaction((tx) =>
      holdMoney(tx, { ...books, reference, account: wallet(), amount, now: clock.now() }),
    );
  await deposit(1_000_000n);
  await held(hold, 300_000n);
  await held(done, 100_000n);
  await db.transaction((tx) => releaseHold(tx, { hold: done, now: clock.now() }));
  const day = started.toISOString().slice(0, 10);
  clock.advance(24 * 3_600_000);
  const closed = await read(day);
  expect(closed).toMatchObject({
    owedTotal: { total: '10.00', held: '3.00' },
    againstTotal: '-10.00',
    difference: '0.00',
    at: `${day}T17:00:00.000Z`,
  });
  await deposit(5_000_000n);
  await db.transaction((tx) =>
    captureHold(tx, {
      ...books,
      reference: randomUUID(),
      hold,
      to: { kind: 'withdrawal', memberId },
      amount: 200_000n,
      code: 'withdrawal',
      now: clock.now(),
    }),
  );
  await db.transaction((tx) => releaseHold(tx, { hold, now: clock.now() }));
  await rollUpHouses(db.kysely);
  expect(await read(day)).toEqual(closed);
  const now = await read();
  expect(now).toMatchObject({ owedTotal: { total: '60.00', held: '0.00' }, difference: '0.00' });
  const file = await liabilityFile({ db, clock, ...names }, [brand], day);
  const lines: unknown[][] = [];
  for await (const line of file.rows) lines.push([...line]);
  expect(lines.at(-1)?.slice(3)).toEqual(['difference', '', '', null, null, null, 0n, null]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a day that has not ended has no closing figures', async () => {
  const { read } = await fixture();
  await expect(read(clock.now().toISOString().slice(0, 10))).rejects.toMatchObject({ code: 'day_not_over' });
});
