import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ownerOf } from '../../books/ledger/ledger.factory.ts';
import { ownSource } from '../../play/bets/own-source.fixture.ts';
import { checkTeamInvariants, TEAM_RULES } from './check-team-invariants.ts';
import { countUp } from './count-up.ts';
import { readSize } from './read-size.ts';
import { teamFixture } from './team.fixture.ts';

const UNIT = 100_000n;
const FRIDAY = new Date('2026-11-20T05:00:00Z');
const SATURDAY = new Date('2026-11-21T05:00:00Z');

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const fixture = await teamFixture(db, await ownSource(url, db));

const top = await fixture.join(undefined, FRIDAY, 1);
const low = await fixture.join(top, FRIDAY, 1);
const player = await fixture.join(low, FRIDAY);
await fixture.deposit(player, 100n * UNIT, FRIDAY);
await fixture.withdraw(player, 10n * UNIT, SATURDAY);
await fixture.play(player, 5n * UNIT, 0n, FRIDAY);
await countUp(db.kysely);

test('figures that were counted hold, and what is not counted yet breaks none of them', async () => {
  await fixture.deposit(player, 7n * UNIT, SATURDAY);
  await fixture.play(player, 3n * UNIT, 0n, SATURDAY);
  await fixture.join(low, SATURDAY);
  expect(await checkTeamInvariants(db.kysely)).toEqual([]);
  await countUp(db.kysely);
  expect(await checkTeamInvariants(db.kysely)).toEqual([]);
});

test.each([
  ['a bet counted twice', 'update teams.branch_play set bets = bets + 1'],
  ['turnover in the wrong category', "update teams.team_play set category = 'RNG'"],
  ['a branch that is forgotten', 'delete from teams.branch_money'],
  ['a total that is no sum', 'update teams.team_money set withdrawals = 0'],
  ['another first deposit', 'update teams.first_deposit set amount = amount + 1'],
  ['a first deposit that was lost', 'update teams.branch_money set first_deposits = 0'],
  ['a member who joined twice', 'update teams.branch_money set joined = joined + 1'],
  ['a member who is active twice', "update teams.branch_active set members = 2 where kind = 'week'"],
  ['active members of no branch', "update teams.team_active set members = 0 where kind = 'month'"],
  ['a team that is too large', 'update teams.size set members = members + 1'],
  ['a line of another day', "update agents.link set from_day = '2026-11-21' where agent_id is not null"],
])('%s is found', async (_what, statement) => {
  await owner.query('begin');
  await owner.query(statement);
  const broken = [];
  for (const [rule, query] of Object.entries(TEAM_RULES))
    if ((await owner.query(query)).rows.length > 0) broken.push(rule);
  await owner.query('rollback');
  expect(broken).not.toEqual([]);
});

test('accounts of before that were moved below a younger one are counted with it, however counting is cut', async () => {
  const [grandchild, child, root] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [member, above] of [
    [grandchild, child],
    [child, root],
    [root, null],
  ])
    await owner.query(
      `insert into agents.tree_event (merchant_id, member_id, kind, to_agent, was_agent, is_agent, at)
       values ($1, $2, 'joined', $3, false, $4, $5)`,
      [fixture.merchantId, member, above, member !== grandchild, FRIDAY],
    );
  await countUp(db.kysely, 1);
  expect(await readSize(db.kysely, { merchantId: fixture.merchantId, agentId: root })).toEqual({
    members: 2,
    agents: 1,
    direct: 1,
  });
  expect(await checkTeamInvariants(db.kysely)).toEqual([]);
});
