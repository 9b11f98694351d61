import { type PeriodKind, periodOf } from '@lanna/rules/commission/contracts/period';
import type { Client } from 'pg';
import { countUp } from '../../../server/src/modules/commission/teams/count-up.ts';
import { readActive } from '../../../server/src/modules/commission/teams/read-active.ts';
import { readTeamFigures, type Team } from '../../../server/src/modules/commission/teams/read-figures.ts';
import { readSize } from '../../../server/src/modules/commission/teams/read-size.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { inTurns } from '../records/in-turns.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { type AgentBrand, DAYS, fillBets, growTree, makeBrand } from './fixture.ts';

/** `AGENT_MEMBERS` names another size of the larger tree, for trying the bench itself. */
const LARGE = Number(process.env['AGENT_MEMBERS'] ?? 100_000);
const SMALL = LARGE / 10;
const BETS_A_MEMBER = Number(process.env['AGENT_BETS_A_MEMBER'] ?? 10);
const ROUNDS = 100;
const PLAIN_ROUNDS = 3;
const AIM = 1.3;
const KINDS: PeriodKind[] = ['day', 'week', 'half_month', 'month'];

/** What was filled in, for what is measured on it further. */
export interface Trees {
  brand: AgentBrand;
  large: { top: string; members: number };
  small: { top: string; members: number };
}

/** A tree ten times larger, and the same sums from the bets themselves. */
export async function overviewFigures(
  owner: Client,
  db: Database,
): Promise<{ figures: Figure[]; notes: string[]; trees: Trees }> {
  const brand = await makeBrand(owner);
  const large = await growTree(owner, brand, 'large', LARGE);
  const small = await growTree(owner, brand, 'small', SMALL);
  await fillBets(owner, brand, 'large', LARGE * BETS_A_MEMBER);
  await fillBets(owner, brand, 'small', SMALL * BETS_A_MEMBER);
  await owner.query('vacuum analyze');
  const countedFrom = performance.now();
  if (!(await countUp(db.kysely))) throw new Error('the figures were held up');
  const countingMs = performance.now() - countedFrom;
  await owner.query('vacuum analyze');

  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const place = (agentId: string): Team => ({ merchantId: brand.merchantId, agentId });
  const [smallTimes, largeTimes] = await inTurns(
    [() => overview(db, place(small), today), () => overview(db, place(large), today)],
    ROUNDS,
  );
  const [plainTimes] = await inTurnsOnce(() => plainSums(owner, brand, large, today));
  if (!smallTimes || !largeTimes || plainTimes === undefined) throw new Error('all are measured');
  const bets = (LARGE + SMALL) * BETS_A_MEMBER;
  return {
    trees: { brand, large: { top: large, members: LARGE }, small: { top: small, members: SMALL } },
    figures: [
      figure(`overview of a team of ${SMALL}`, smallTimes.medianMs, 'ms'),
      figure(`overview of a team of ${LARGE}`, largeTimes.medianMs, 'ms'),
      atMost('  times that of the smaller', largeTimes.medianMs / smallTimes.medianMs, '×', AIM),
      figure('the same sums by plain SQL over the bets', plainTimes, 'ms'),
      figure('  times the overview', plainTimes / largeTimes.medianMs, '×'),
      figure(`counting ${LARGE + SMALL} accounts and ${bets} bets`, countingMs / 1000, 's'),
      figure('  bets a second', bets / (countingMs / 1000), 'bets/s'),
    ],
    notes: [
      `Overview: sums and active members of today, this week, half month and month, and the size, one query after another; medians of ${ROUNDS} in turns.`,
      `Two trees of four levels of agents, ${BETS_A_MEMBER} bets a member, within ${DAYS} days. Plain SQL walks down the tree and adds up the bets of all members in one query; best of ${PLAIN_ROUNDS}.`,
    ],
  };
}

async function overview(db: Database, team: Team, today: string) {
  await readSize(db.kysely, team);
  for (const kind of KINDS) {
    const period = periodOf(kind, today);
    await readTeamFigures(db.kysely, team, period);
    await readActive(db.kysely, team, kind, period.from);
  }
}

async function plainSums(owner: Client, { merchantId }: AgentBrand, agentId: string, today: string) {
  const { from } = periodOf('month', today);
  const week = periodOf('week', today).from;
  const half = periodOf('half_month', today).from;
  await owner.query(
    `with recursive team as (
       select id from members.member where id = $1
       union all
       select m.id from team t join members.member m on m.agent_id = t.id
     )
     select ${[today, week, half, from]
       .map(
         (since) => `count(*) filter (where day >= '${since}'), sum(stake) filter (where day >= '${since}'),
          sum(payout) filter (where day >= '${since}'), sum(valid_turnover) filter (where day >= '${since}'),
          count(distinct b.member_id) filter (where day >= '${since}')`,
       )
       .join(', ')}, (select count(*) from team)
     from team t join bets.bet b on b.member_id = t.id
     where b.merchant_id = $2 and b.status in ('won', 'lost') and b.day >= least('${week}'::date, '${from}'::date)`,
    [agentId, merchantId],
  );
}

/** The best of a few: each takes long. */
async function inTurnsOnce(call: () => Promise<unknown>): Promise<[number]> {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < PLAIN_ROUNDS; round++) {
    const from = performance.now();
    await call();
    bestMs = Math.min(bestMs, performance.now() - from);
  }
  return [bestMs];
}
