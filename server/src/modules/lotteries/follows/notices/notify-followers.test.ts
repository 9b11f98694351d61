import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PushMessage } from '@lanna/contract/messaging/web-push/web-push';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { cancelTestDraw, drawTestResult, makeOpenDraw } from '../../draws/draws.factory.ts';
import { giveResult } from '../../draws/give-result.ts';
import { followGame, unfollowGame } from '../following/follow-game.ts';
import { notifyFollowers } from './notify-followers.ts';

const { url, portalUrl, db } = await testDatabase();
const clock = { now: () => new Date() };
const brand = await createBrand(db.kysely);
const GAME = 'LAO_15M';
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});
beforeEach(async () => {
  await db.kysely.deleteFrom('follows.game_follow').execute();
  await db.kysely.deleteFrom('web_push.subscription').execute();
});

async function follower({ language = 'TH', game = GAME, status = 'active' as const, of = brand } = {}) {
  const member = await createMember(db, of, { status });
  await listen(member, language);
  await followGame({ db, clock }, game, member);
  return member;
}

async function listen({ memberId, merchantId }: { memberId: string; merchantId: string }, language = 'TH') {
  await db.kysely
    .insertInto('web_push.subscription')
    .values({
      id: newId(),
      merchant_id: merchantId,
      member_id: memberId,
      endpoint: `https://push.example/${newId()}`,
      p256dh: 'B',
      auth: 'a',
      language,
      created_at: new Date(),
      seen_at: new Date(),
    })
    .execute();
}

/** What waits for each member's devices. */
async function notified(): Promise<{ memberId: string; said: PushMessage }[]> {
  const { rows } = await sql<{ memberId: string; said: PushMessage }>`
    select s.member_id as "memberId", d.payload as said from web_push.delivery d
    join web_push.subscription s on s.id = d.subscription_id order by d.created_at, d.id`.execute(db.kysely);
  return rows;
}

test('a result is sent once, in the language of the device, and leads to the results of its game', async () => {
  const thai = await follower();
  const english = await follower({ language: 'EN' });
  await follower({ game: 'HANOI_15M' });
  const draw = await makeOpenDraw(db, { game: GAME });
  await notifyFollowers({ db, clock });
  expect(await notified()).toEqual([]);
  await drawTestResult(db, draw, '4512');
  for (let run = 0; run < 3; run += 1) await notifyFollowers({ db, clock });
  const messages = await notified();
  expect(messages.map(({ memberId }) => memberId).sort()).toEqual([thai.memberId, english.memberId].sort());
  expect(messages.find(({ memberId }) => memberId === english.memberId)?.said).toEqual({
    title: `Laos 15 min (house edition) ${draw.numero}: the result is out`,
    body: 'Result 4512',
    path: `/sealottery?gameCode=${GAME}&tab=results`,
    tag: `results ${GAME}`,
    lang: 'en',
  });
  expect(messages.find(({ memberId }) => memberId === thai.memberId)?.said.title).toContain('หวยลาว');
});

test('a corrected result is sent again and says so; a version that was replaced before it was sent is not', async () => {
  await follower({ language: 'EN' });
  const draw = await makeOpenDraw(db, { game: GAME });
  await drawTestResult(db, draw, '1111');
  await notifyFollowers({ db, clock });
  for (const result of ['2222', '3333'])
    await db.transaction((tx) =>
      giveResult(tx, {
        drawId: draw.id,
        result,
        source: 'corrected',
        givenBy: 'two operators',
        reason: 'a digit was misread',
        now: new Date(),
      }),
    );
  await notifyFollowers({ db, clock });
  await notifyFollowers({ db, clock });
  expect((await notified()).map(({ said }) => said.body)).toEqual(['Result 1111', 'What counts now: 3333']);
});

test('those are notified who followed when the result came, want this kind, and may play; a cancelled draw notifies none', async () => {
  const unwilling = await follower();
  await db.kysely
    .insertInto('web_push.unwanted_kind')
    .values({ member_id: unwilling.memberId, kind: 'results' })
    .execute();
  const left = await follower();
  const excluded = await follower();
  const stays = await follower();
  const draw = await makeOpenDraw(db, { game: GAME });
  await drawTestResult(db, draw, '1234');
  await sleep(5);
  await follower();
  await unfollowGame(db.kysely, GAME, left);
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', excluded.memberId)
    .execute();
  await cancelTestDraw(db, await makeOpenDraw(db, { game: GAME }));
  await notifyFollowers({ db, clock });
  expect((await notified()).map(({ memberId }) => memberId)).toEqual([stays.memberId]);
});

test('the prize that all look for is sent of a draw with 27 of them', async () => {
  await follower({ language: 'EN', game: 'VN_NORTH' });
  const draw = await makeOpenDraw(db, { game: 'VN_NORTH' });
  const result = await drawTestResult(db, draw);
  await notifyFollowers({ db, clock });
  expect((await notified()).map(({ said }) => said.body)).toEqual([`Result ${result.slice(0, 5)}`]);
});

test('quiet hours that hold results keep them until they are over', async () => {
  const member = await follower();
  await db.kysely
    .insertInto('web_push.quiet_hours')
    .values({ member_id: member.memberId, from_minute: 0, until_minute: 1439, kinds: ['results'] })
    .execute();
  await drawTestResult(db, await makeOpenDraw(db, { game: GAME }));
  await notifyFollowers({ db, clock });
  const held = await db.kysely.selectFrom('web_push.delivery').select('held_until').execute();
  expect(held.map(({ held_until }) => held_until !== null)).toEqual([true]);
});

test('killed in the middle of 1 800 followers, again and again and two at a time, each is notified once', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into members.member (id, merchant_id, username, wallet_user, type, status, language, currency, country,
      terms_version, terms_accepted_at, registered_at, password_changed_at)
    select gen_random_uuid(), ${brand.id}, 'crowd' || n, 'crowdwallet' || n, 0, 'active', 'TH', ${brand.currency}, ${brand.country}, '1', now(), now(), now()
    from generate_series(1, 1800) n returning id`.execute(db.kysely);
  const ids = rows.map(({ id }) => id);
  await sql`insert into web_push.subscription (id, merchant_id, member_id, endpoint, p256dh, auth, language, created_at, seen_at)
    select gen_random_uuid(), ${brand.id}, id, 'https://push.example/' || id, 'B', 'a', 'TH', now(), now()
    from unnest(${ids}::uuid[]) as crowd(id)`.execute(db.kysely);
  await sql`insert into follows.game_follow (merchant_id, member_id, game_code, followed_at)
    select ${brand.id}, id, ${GAME}, now() from unnest(${ids}::uuid[]) as crowd(id)`.execute(db.kysely);
  // Notifying takes long enough to be killed at.
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    create function web_push.linger() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$;
    create trigger linger after insert on web_push.delivery for each statement execute function web_push.linger()`);
  await sleep(5);
  await drawTestResult(db, await makeOpenDraw(db, { game: GAME }));
  const count = async () => (await notified()).length;
  for (const enough of [1, 501]) {
    const pair = await Promise.all([startNotifying(), startNotifying()]);
    while ((await count()) < enough) await sleep(10);
    for (const child of pair) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  expect(await count()).toBeLessThan(1800);
  await owner.query('drop trigger linger on web_push.delivery');
  await owner.end();
  while ((await count()) < 1800) {
    await notifyFollowers({ db, clock });
    await sleep(50);
  }
  await notifyFollowers({ db, clock });
  expect(new Set((await notified()).map(({ memberId }) => memberId)).size).toBe(1800);
  expect(await count()).toBe(1800);
});

async function startNotifying(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../notifying.fixture.ts', import.meta.url))],
    {
      env: { ...process.env, DATABASE_URL: portalUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}
