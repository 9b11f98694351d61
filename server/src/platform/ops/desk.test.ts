import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../refusals/refusal.ts';
import { newId } from '../sealing/ids.ts';
import type { Tx } from '../sql/database.ts';
import type { Tables } from '../tables.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type DeskCall, defineDesk } from './desk.ts';

type State = 'new' | 'open' | 'signed' | 'done';
interface Item {
  id: string;
  merchant_id: string;
  state: State;
  version: number;
  handled_by: string | null;
  handled_by_id: string | null;
  proposal_id: string | null;
}
const MOVES: Record<State, readonly State[]> = {
  new: ['open'],
  open: ['new', 'signed', 'done'],
  signed: ['open', 'done'],
  done: [],
};
type Step = 'first' | 'work' | 'history' | 'record' | 'notify';

const { db, url } = await testDatabase();
const owner = new Client({ connectionString: url });
await owner.connect();
await owner.query(`
  create schema desk_test;
  create table desk_test.item (id uuid primary key, merchant_id uuid not null, state text not null, version integer not null default 1,
    handled_by text, handled_by_id uuid, proposal_id uuid);
  create table desk_test.move (item_id uuid not null, from_state text, to_state text not null, by text);
  grant usage on schema desk_test to lanna_app;
  grant select, insert, update, delete on desk_test.item, desk_test.move to lanna_app`);
await owner.end();

type Own = Kysely<{
  'desk_test.item': Item;
  'desk_test.move': { item_id: string; from_state: string | null; to_state: string; by: string | null };
}>;
const own = (tx: unknown) => tx as Own;

let steps: Step[] = [];
/** Where the next move is refused. */
let refusedAt: Step | undefined;
function step(name: Step) {
  steps.push(name);
  if (refusedAt === name) throw new Refusal('invalid_input');
}
beforeEach(() => {
  steps = [];
  refusedAt = undefined;
});

const desk = defineDesk<keyof Tables, Item, State, { handler?: { id: string; name: string } }>({
  table: 'desk_test.item' as keyof Tables,
  rows: (tx) => own(tx).selectFrom('desk_test.item').selectAll(),
  first: async () => step('first'),
  stateOf: ({ state }) => state,
  signed: 'signed',
  heldByAnother: 'withdrawal_held_by_another',
  may: (from, to) => MOVES[from as State].includes(to),
  impossible: (from, to) => new Refusal('withdrawal_move_impossible', { from, to }),
  about: ({ merchant_id: brandId, id }) => ({ brandId, subject: { kind: 'item', id } }),
  columns: (_item, { to, handler }) =>
    ({ state: to, ...(handler && { handled_by: handler.name, handled_by_id: handler.id }) }) as object,
  history: async (tx, { id, from, to, by }) => {
    await own(tx)
      .insertInto('desk_test.move')
      .values({ item_id: id, from_state: from, to_state: to, by })
      .execute();
    step('history');
  },
  notify: async () => step('notify'),
});

const river = newId();
const hill = newId();

function operator(name: string, brandIds = [river]) {
  const recorded: unknown[] = [];
  const call: DeskCall = {
    brandIds,
    operator: { id: newId(), name, sessionId: newId() },
    record: async (_tx, action) => {
      recorded.push(action);
      step('record');
    },
  };
  return { call, recorded };
}

async function item(set: Partial<Item> = {}) {
  const id = newId();
  const values = { id, merchant_id: river, state: 'open' as State, version: 1, ...set };
  await own(db.kysely)
    .insertInto('desk_test.item')
    .values({ handled_by: null, handled_by_id: null, proposal_id: null, ...values })
    .execute();
  return id;
}
const read = (id: string) =>
  own(db.kysely).selectFrom('desk_test.item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const history = (id: string) =>
  own(db.kysely).selectFrom('desk_test.move').selectAll().where('item_id', '=', id).execute();

const work = async () => {
  step('work');
  return { action: 'desk.end', after: { state: 'done' } };
};
const end = (id: string, version: number, call = operator('nok').call, more: { inHand?: boolean } = {}) =>
  db.transaction((tx) => desk.decide(tx, call, { id, version, to: 'done', ...more }, work));

async function expectUntouched(
  id: string,
  refused: () => Promise<unknown>,
  code: string,
  facts: object = {},
) {
  const before = await read(id);
  await expect(refused()).rejects.toMatchObject({ code, facts });
  expect(await read(id)).toEqual(before);
  expect(await history(id)).toEqual([]);
}

test('a move writes the row, its history and its record, and notifies last', async () => {
  const id = await item();
  const { call, recorded } = operator('nok');
  const before = await end(id, 1, call);
  expect(before).toMatchObject({ state: 'open', version: 1 });
  expect(await read(id)).toMatchObject({ state: 'done', version: 2 });
  expect(await history(id)).toEqual([{ item_id: id, from_state: 'open', to_state: 'done', by: 'nok' }]);
  expect(recorded).toEqual([
    {
      action: 'desk.end',
      brandId: river,
      subject: { kind: 'item', id },
      before: { state: 'open' },
      after: { state: 'done' },
      reason: undefined,
    },
  ]);
  expect(steps).toEqual(['first', 'work', 'history', 'record', 'notify']);
});

test('what was seen before another operator’s move is decided no more', async () => {
  const id = await item({ version: 7 });
  for (const version of [6, 8, 0, -1]) await expectUntouched(id, () => end(id, version), 'changed_meanwhile');
  expect(steps).not.toContain('work');
});

test('a move that the state does not allow is refused before any of its work', async () => {
  for (const state of ['new', 'done'] as const) {
    const id = await item({ state });
    await expectUntouched(id, () => end(id, 1), 'withdrawal_move_impossible', { from: state, to: 'done' });
  }
  expect(steps).not.toContain('work');
});

test('a row of another brand is not there, nor is one that does not exist', async () => {
  const id = await item({ merchant_id: hill });
  await expectUntouched(id, () => end(id, 1), 'not_found');
  await expectUntouched(id, () => end(id, 1, operator('nok', []).call), 'not_found');
  await expect(end(newId(), 1)).rejects.toMatchObject({ code: 'not_found' });
  expect(steps).toEqual([]);
});

test('of two operators at once the second waits for the first, and is refused what has changed meanwhile', async () => {
  const id = await item();
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction((tx) =>
    desk.decide(tx, operator('nok').call, { id, version: 1, to: 'done' }, async () => {
      second = end(id, 1, operator('ploy').call);
      second.catch(() => {});
      await expect.poll(waiting).toBe(1);
      return { action: 'desk.end', after: { state: 'done' } };
    }),
  );
  await expect(second).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect(await read(id)).toMatchObject({ state: 'done', version: 2 });
  expect(await history(id)).toMatchObject([{ by: 'nok' }]);
});

/** Transactions that wait for a lock of another. */
async function waiting() {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_locks l join pg_database d on d.oid = l.database or l.database is null
    where not l.granted and d.datname = current_database()`.execute(db.kysely);
  return rows[0]?.n;
}

test('a refusal in any step leaves nothing changed', async () => {
  for (const at of ['first', 'work', 'history', 'record', 'notify'] as const) {
    const id = await item();
    refusedAt = at;
    await expectUntouched(id, () => end(id, 1), 'invalid_input');
  }
});

test('what a move’s own work has written goes with its refusal', async () => {
  const id = await item();
  const other = await item();
  const spoiled = () =>
    db.transaction((tx) =>
      desk.decide(tx, operator('nok').call, { id, version: 1, to: 'done' }, async () => {
        await own(tx).updateTable('desk_test.item').set({ state: 'done' }).where('id', '=', other).execute();
        throw new Refusal('invalid_input');
      }),
    );
  await expectUntouched(id, spoiled, 'invalid_input');
  expect(await read(other)).toMatchObject({ state: 'open', version: 1 });
});

test('what another operator has in hand is decided by that one alone; what is in no hands, by any', async () => {
  const ploy = operator('ploy').call;
  const id = await item({ handled_by: 'ploy', handled_by_id: ploy.operator.id });
  const by = { by: 'ploy' };
  await expectUntouched(
    id,
    () => end(id, 1, operator('nok').call, { inHand: true }),
    'withdrawal_held_by_another',
    by,
  );
  await end(id, 1, ploy, { inHand: true });
  const free = await item();
  await end(free, 1, operator('nok').call, { inHand: true });
  expect(await read(free)).toMatchObject({ state: 'done' });
});

test('what one operator has signed is moved by its proposal and by no call, allowed as the move may be', async () => {
  const proposalId = newId();
  const id = await item({ state: 'signed', proposal_id: proposalId });
  await expectUntouched(id, () => end(id, 1), 'withdrawal_move_impossible', { from: 'signed', to: 'done' });
  const lock = (of: { proposalId: string; brandId: string | null }) =>
    db.transaction((tx) => desk.lockProposed(tx, id, of));
  expect(await lock({ proposalId: newId(), brandId: river })).toBeUndefined();
  expect(await lock({ proposalId, brandId: null })).toBeUndefined();
  await expect(lock({ proposalId, brandId: hill })).rejects.toMatchObject({ code: 'not_found' });
  await db.transaction(async (tx) => {
    const row = await desk.lockProposed(tx, id, { proposalId, brandId: river });
    if (row) await desk.move(tx, row, { to: 'done', by: null });
  });
  expect(await read(id)).toMatchObject({ state: 'done', version: 2 });
  // Approved a second time: it is another state’s by now.
  expect(await lock({ proposalId, brandId: river })).toBeUndefined();
});

test('what a desk locks first is locked while the row is still free, and then the row is', async () => {
  const id = await item();
  const order: string[] = [];
  const lockRow = (tx: Tx) =>
    own(tx).selectFrom('desk_test.item').select('id').where('id', '=', id).forUpdate().noWait().execute();
  await db.transaction((tx) =>
    desk.lock(tx, { id, brandIds: [river] }, async (seen) => {
      expect(seen.id).toBe(id);
      await db.transaction(lockRow);
      order.push('row was free');
    }),
  );
  expect(order).toEqual(['row was free']);
  await db.transaction(async (tx) => {
    await desk.lock(tx, { id, brandIds: [river] });
    await expect(db.transaction(lockRow)).rejects.toMatchObject({ code: '55P03' });
  });
});

test('a move by the portal itself is recorded nowhere, and the table holds for it too', async () => {
  const id = await item();
  await db.transaction(async (tx) => {
    const row = await desk.lock(tx, { id, brandIds: [river] });
    await desk.move(tx, row, { to: 'new', by: null });
  });
  expect(await history(id)).toEqual([{ item_id: id, from_state: 'open', to_state: 'new', by: null }]);
  expect(steps).toEqual(['history', 'notify']);
  await expect(
    db.transaction(async (tx) => {
      const row = await desk.lock(tx, { id, brandIds: [river] });
      await desk.move(tx, row, { to: 'done', by: null });
    }),
  ).rejects.toMatchObject({ code: 'withdrawal_move_impossible', facts: { from: 'new', to: 'done' } });
});

test('a move, a column or a table that the desk lacks does not compile', () => {
  type Move = Parameters<typeof desk.decide>[2];
  const right: Move = { id: river, version: 1, to: 'done' };
  // @ts-expect-error a state that the desk does not know
  const wrongState: Move = { ...right, to: 'lost' };
  // @ts-expect-error what no move of this desk says
  const wrongMore: Move = { ...right, amount: '1' };
  expect([right, wrongState, wrongMore]).toHaveLength(3);

  type Terms = Parameters<
    typeof defineDesk<'feedback.message', { id: string; version: number }, 'done', object>
  >[0];
  // @ts-expect-error a column that the table does not have
  const wrongColumn: Terms['columns'] = () => ({ lantern: 'red' });
  // @ts-expect-error a refusal that no topic declares
  const wrongRefusal: Terms['heldByAnother'] = 'held_by_a_lantern';
  expect([wrongColumn, wrongRefusal]).toHaveLength(2);
});
