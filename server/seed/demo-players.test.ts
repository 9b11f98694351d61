import { expect, test } from 'vitest';
import { createBrand } from '../src/modules/house/brands/brand.factory.ts';
import { createMember } from '../src/modules/people/members/member.factory.ts';
import { openDatabase } from '../src/platform/sql/database.ts';
import { testDatabase } from '../src/platform/testing/test-database.ts';
import { DEMO_AGENT } from './demo-agents.ts';
import { ensureDemoPlayers } from './demo-players.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const { url, db } = await testDatabase();
const lanna = await createBrand(db.kysely, { code: 'LANNA', hosts: ['localhost'] });
await createBrand(db.kysely, {
  code: 'CHAOPHRAYA',
  hosts: ['chaophraya.localhost'],
  settings: { demo: false },
});

test('the demo’s own members are the same at every start, marked, and at no brand that plays for real money', async () => {
  const { memberId: agent } = await createMember(db, lanna, { username: DEMO_AGENT, type: 1 });
  const owner = openDatabase({ url, role: null, maxConnections: 2 });
  const first = await ensureDemoPlayers(owner, NOW);
  const second = await ensureDemoPlayers(owner, NOW);
  expect(second.players).toEqual(first.players);
  expect(second.password).not.toBe(first.password);
  expect(first.players).toHaveLength(15);
  expect(new Set(first.players.map(({ host }) => host))).toEqual(new Set(['localhost']));
  const members = db.kysely
    .selectFrom('members.account')
    .where('merchant_id', '=', lanna.id)
    .where('type', '=', 0);
  const marks = await members.select('is_demo_player').execute();
  expect(marks.map(({ is_demo_player }) => is_demo_player)).toEqual(Array(15).fill(true));

  const team = await members.select('id').where('agent_id', '=', agent).execute();
  expect(team).toHaveLength(8);

  await owner.kysely
    .updateTable('members.member')
    .set({ status: 'disabled' })
    .where('username', '=', 'mintra')
    .execute();
  const { players } = await ensureDemoPlayers(owner, NOW);
  expect(players.map(({ username }) => username)).not.toContain('mintra');
  await owner.close();
});
