import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { drawsOfGame, nearNumeros } from '@lanna/contract/lotteries/draws/draws';
import { listLotteryGames, lotteryTable } from '@lanna/contract/lotteries/lottery/games';
import { listSlips, placeSlip } from '@lanna/contract/lotteries/lottery/slips';
import { balance } from '@lanna/contract/people/members/members';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compose } from './compose.ts';
import { makeOpenDraw, type TestDraw } from './modules/lotteries/draws/draws.factory.ts';
import { type Buyer, slipBody, slipFixture } from './modules/lotteries/lottery/slips.factory.ts';
import { sessionFor } from './modules/people/authentication/session.factory.ts';
import { systemClock } from './platform/process/clock.ts';
import { openLog } from './platform/process/log.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const GAME = 'THAI_30M';
const MEMBERS = 400;
const FUNDS = 1000n * 100_000n;
/** From the first slip to the closing, and from then to the last one. */
const BEFORE_MS = 2500;
const AFTER_MS = 1000;

const { portalUrl, db } = await testDatabase();
const fixture = await slipFixture(db);
await db.kysely
  .insertInto('brands.merchant_host')
  .values({ host: '127.0.0.1', merchant_id: fixture.brand.id })
  .execute();
// Of a house with one lottery no process makes a day of numeros for sixty.
await db.kysely
  .insertInto('draws.game')
  .values(
    GAMES.map(({ code, closesBeforeDrawSeconds }) => ({
      code,
      enabled: code === GAME,
      closes_before_seconds: closesBeforeDrawSeconds,
    })),
  )
  .execute();
const portal = await compose({
  config: { ...testConfig(), databaseUrl: portalUrl },
  log: openLog('silent'),
  clock: systemClock,
  roles: ['http', 'push', 'jobs'],
});
await portal.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = portal.app.server.address() as AddressInfo;
/** A connection for each phone. */
const phones = new Agent({ keepAlive: true, maxSockets: MEMBERS });
afterAll(async () => {
  phones.destroy();
  await portal.stop();
});

const members: Member[] = [];
beforeAll(async () => {
  while (members.length < MEMBERS)
    members.push(...(await Promise.all(Array.from({ length: 16 }, () => logIn()))));
});

interface Member extends Buyer {
  token: string;
}

interface Answer {
  status: number;
  code?: string;
  value?: { slipId?: string; balance?: string };
}

/** As a page does: what a busy portal puts off is asked again, with the same key. */
async function ask(member: Member, path: string, sent?: { key: string; body: unknown }): Promise<Answer> {
  for (;;) {
    const answer = await askOnce(member, path, sent);
    if (answer.status !== 503) return answer;
    await sleep(1000);
  }
}

function askOnce({ token }: Member, path: string, sent?: { key: string; body: unknown }): Promise<Answer> {
  const text = sent && JSON.stringify(sent.body);
  return new Promise((done, fail) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path, agent: phones, method: sent ? 'POST' : 'GET' },
        headers: {
          authorization: `Bearer ${token}`,
          ...(sent && { 'content-type': 'application/json', 'idempotency-key': sent.key }),
        },
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('error', fail);
        reply.on('end', () =>
          done({ ...JSON.parse(Buffer.concat(parts).toString()), status: reply.statusCode }),
        );
      },
    );
    asked.on('error', fail);
    asked.end(text);
  });
}

async function logIn(): Promise<Member> {
  const buyer = await fixture.open(FUNDS);
  return { ...buyer, token: await sessionFor(db, buyer, new Date()) };
}

/** What an open table asks for, */
const TABLE = [
  `${listLotteryGames.path}?lotteryType=ALL`,
  `${lotteryTable.path}?gameCode=${GAME}`,
  `${nearNumeros.path}?gameCode=${GAME}`,
  `${drawsOfGame.path.replace(':code', GAME)}?count=10`,
  balance.path,
];
/** and what push makes it ask again, when a slip is sold and a draw closes. */
const Notified = [`${nearNumeros.path}?gameCode=${GAME}`, listSlips.path];

async function readAll(member: Member, paths: readonly string[], statuses: Set<number>) {
  for (const path of paths) statuses.add((await ask(member, path)).status);
}

interface Sent {
  member: Member;
  slip: { key: string; body: unknown };
  answer: Answer;
}

/** Sends a slip at a moment of the member's own, before the closing or after it, and reads again as an open table does. */
async function playAround(member: Member, draw: TestDraw, at: number, statuses: Set<number>): Promise<Sent> {
  const due = draw.closesAt.getTime() - BEFORE_MS + (at / MEMBERS) * (BEFORE_MS + AFTER_MS);
  await sleep(Math.max(0, due - Date.now()));
  const slip = { key: randomUUID(), body: slipOn(draw, at) };
  const answer = await ask(member, placeSlip.path, slip);
  await readAll(member, Notified, statuses);
  return { member, slip, answer };
}

/** Numbers of the member's own: what is sold of one number is counted one slip after the other. */
function slipOn(draw: TestDraw, at: number) {
  const selection = `${String(at % 100).padStart(2, '0')} ${String((at + 50) % 100).padStart(2, '0')}`;
  return slipBody({ game: GAME, draws: [draw], lines: [{ play: 'top2', selection }] });
}

async function stateOf({ id }: TestDraw): Promise<string> {
  const { state } = await db.kysely
    .selectFrom('draws.draw')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state;
}

test('400 members behind one address read and buy around a closing: none is asked to slow down, and each slip is in before it or refused as closed', {
  timeout: 90_000,
}, async () => {
  const statuses = new Set<number>();
  await Promise.all(members.map((member) => readAll(member, TABLE, statuses)));
  expect([...statuses]).toEqual([200]);

  const draw = await makeOpenDraw(db, { game: GAME, closesInMs: BEFORE_MS, drawsInMs: 600_000 });
  const all = await Promise.all(members.map((member, at) => playAround(member, draw, at, statuses)));
  expect([...statuses]).toEqual([200]);
  const taken = all.filter(({ answer }) => answer.status === 200);
  const refused = all.filter(({ answer }) => answer.status !== 200);
  expect(new Set(refused.map(({ answer }) => answer.code))).toEqual(new Set(['draw_closed']));
  expect(taken.length).toBeGreaterThan(0);

  const slips = taken.map(({ answer }) => answer.value?.slipId);
  const { rows } = await db.pool.query<{ slip_id: string; member_id: string }>(
    'select slip_id, member_id from lottery.line where draw_id = $1',
    [draw.id],
  );
  expect(rows.map(({ slip_id }) => slip_id).sort()).toEqual(slips.sort());
  await vi.waitFor(async () => expect(await stateOf(draw)).toBe('closed'), { timeout: 60_000 });
  // Who lost the answer asks again with the same key, long after the closing, and has the slip and not a second one.
  const again = await Promise.all(
    taken
      .slice(0, 40)
      .map(async ({ member, slip, answer }) => [
        answer.value?.slipId,
        (await ask(member, placeSlip.path, slip)).value?.slipId,
      ]),
  );
  for (const [first, second] of again) expect(second).toBe(first);
  for (const { memberId } of members.slice(0, 40)) {
    const own = rows.filter(({ member_id }) => member_id === memberId).length;
    expect(await fixture.balance(memberId)).toBe(FUNDS - BigInt(own) * 2n * 100_000n);
  }
});
