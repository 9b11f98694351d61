import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { MemberHistory } from '../../../../platform/ops/member-history.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../operators/operator.factory.ts';
import { opsServer } from '../../operators/ops.fixture.ts';
import { createMember } from '../member.factory.ts';
import { historyRoutes } from './routes.ts';

const MODULES = fileURLToPath(new URL('../../../', import.meta.url));
const sources = await Promise.all(
  globSync('*/*/**/*-history.ts', { cwd: MODULES }).map((path) => import(`${MODULES}${path}`)),
);
/* Of all topics, as they declare it. */
const histories = sources
  .flatMap((source) => Object.values(source as Record<string, unknown>))
  .filter((found): found is MemberHistory => typeof found === 'object' && found !== null && 'record' in found)
  .sort((one, other) => (one.record < other.record ? -1 : 1));

const { db } = await testDatabase();
const clock = fixedClock();
const now = clock.now();
const [river, hill] = [await createBrand(db.kysely, { code: 'RIVER' }), await createBrand(db.kysely)];
const { ask } = await opsServer(db, {
  clock,
  permissions: [...new Set(histories.map(({ permission }) => permission))],
  routes: historyRoutes({ db: db.kysely, histories: () => histories }),
});
const owner = await createOperator(db, { now });
const [member, other] = [await createMember(db, river), await createMember(db, river)];
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/* Notes and messages, some of them at the same moments. */
for (const minutes of [1, 1, 2, 3, 3, 3, 1500]) await write(member.memberId, minutes);
await write(other.memberId, 2);
async function write(memberId: string, minutes: number) {
  const of = { merchant_id: river.id, member_id: memberId };
  await db.kysely
    .insertInto('members.note')
    .values({
      id: newId(),
      ...of,
      content: `after ${minutes}`,
      operator_name: 'nim',
      at: minutesAgo(minutes),
    })
    .execute();
  await db.kysely
    .insertInto('inbox.message')
    .values({
      ...{ id: newId(), ...of, kind: 'money', template: 'deposit_credited', facts: '{}' },
      sent_at: minutesAgo(minutes),
    })
    .execute();
}

const list = async (query: Record<string, string>, cookie = owner.cookie, memberId = member.memberId) =>
  ask(`GET /ops/members/${memberId}/history`, cookie, { query });
async function allPages(query: Record<string, string>): Promise<{ id: string; at: string }[]> {
  const rows = [];
  for (let after: string | null = ''; after !== null; ) {
    const { value } = await list({ ...query, ...(after && { after }) });
    rows.push(...value.rows);
    after = value.next;
  }
  return rows;
}

test('every topic’s record about members can be read, and so can what is open of it', async () => {
  expect(histories.length).toBeGreaterThan(12);
  for (const { record } of histories) expect((await list({ kind: record })).status, record).toBe(200);
  const { value } = await ask(`GET /ops/members/${member.memberId}/open`, owner.cookie);
  expect(value.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(
    histories.map(({ record }) => record),
  );
});

test('each record is read by an index over the member, however long the record is', async () => {
  const of = { merchantId: river.id, memberId: member.memberId };
  for (const { record, rows, open } of histories) {
    const plan = await db.transaction(async (tx) => {
      // Tables of a test are so small that they would be read whole.
      await sql`set local enable_seqscan = off`.execute(tx);
      const lines = [];
      for (const asked of [
        sql`select * from (${rows(of)}) h order by h.at desc limit 50`,
        ...(open ? [open(of)] : []),
      ])
        lines.push(...(await sql<Record<string, string>>`explain ${asked}`.execute(tx)).rows);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan, record).not.toContain('Seq Scan');
  }
});

test('pages of any size give the same whole, newest first, each row once and of this member alone', async () => {
  const whole = await allPages({});
  expect(whole).toHaveLength(14);
  expect(whole.map(({ at }) => at)).toEqual(
    whole
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(new Set(whole.map(({ id }) => id)).size).toBe(14);
  for (const limit of ['1', '3', '5']) expect(await allPages({ limit })).toEqual(whole);
  expect(await allPages({ kind: 'members.notes', limit: '2' })).toHaveLength(7);
  expect(await allPages({ from: now.toISOString().slice(0, 10) })).toHaveLength(12);
  expect(await list({ after: 'yesterday' })).toMatchObject({ code: 'invalid_input' });
});

test('an operator reads of it what each topic’s permission lets this operator read, in the own brands alone', async () => {
  const support = await createOperator(db, { role: 'support', scope: { merchantId: river.id }, now });
  const { value } = await ask(`GET /ops/members/${member.memberId}/open`, support.cookie);
  const seen = value.kinds.map(({ kind }: { kind: string }) => kind);
  expect(seen).toContain('members.notes');
  expect(seen).not.toContain('operators.actions');
  expect((await list({ kind: 'operators.actions' }, support.cookie)).value.rows).toEqual([]);
  const stranger = await createOperator(db, { scope: { merchantId: hill.id }, now });
  expect(await list({}, stranger.cookie)).toMatchObject({ code: 'not_found' });
});
