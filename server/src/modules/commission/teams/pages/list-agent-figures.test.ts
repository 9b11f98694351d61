import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countUp } from '../count-up.ts';
import { teamFixture } from '../team.fixture.ts';
import { listAgentFigures } from './list-agent-figures.ts';

const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const NOW = new Date('2026-11-20T05:00:00Z');
const OCTOBER = new Date('2026-10-31T05:00:00Z');

test('the tree shows of each agent the size of the team and the month so far, and nothing of another brand', async () => {
  const top = await fixture.join(undefined, OCTOBER, 1);
  const low = await fixture.join(top, OCTOBER, 1);
  const player = await fixture.join(low, OCTOBER);
  await fixture.deposit(player, 100_000_000n, OCTOBER);
  await fixture.play(player, 700_000n, 0n, OCTOBER);
  await fixture.play(player, 500_000n, 200_000n, NOW);
  await expect.poll(() => countUp(db.kysely)).toBe(true);
  const { rows } = await listAgentFigures(db.kysely, [fixture.merchantId], [top, low, player], NOW);
  expect(rows.toSorted((a, b) => b.members - a.members)).toEqual([
    { id: top, members: 2, turnover: '5.00', profit: '3.00', income: '0.00' },
    { id: low, members: 1, turnover: '5.00', profit: '3.00', income: '0.00' },
  ]);
  const foreign = await listAgentFigures(db.kysely, ['01a20000-0000-7000-8000-000000000001'], [top], NOW);
  expect(foreign.rows).toEqual([]);
});
