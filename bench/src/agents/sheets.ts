import type { Client } from 'pg';
import { countResults } from '../../../server/src/modules/commission/positions/count-results.ts';
import {
  issueAllSheets,
  readNewestSheets,
} from '../../../server/src/modules/commission/positions/sheets.factory.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { inTurns } from '../records/in-turns.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { type AgentBrand, DAYS } from './fixture.ts';
import type { Trees } from './overview.ts';

const ROUNDS = 100;
const AIM = 1.3;
/** Every agent holds so much of what it may, in hundred-thousandths. */
const SHARE = 10_000;

/** What the agent at the top of a line reads to settle with the agents below: the list of a day's sheets, and one of them line by line. */
export async function sheetFigures(
  owner: Client,
  db: Database,
  { brand, large, small }: Trees,
): Promise<{ figures: Figure[]; notes: string[] }> {
  await reckon(owner, brand);
  const countingFrom = performance.now();
  await countResults(db.kysely);
  const countingMs = performance.now() - countingFrom;
  const writingFrom = performance.now();
  await issueAllSheets(db, new Date());
  const writingMs = performance.now() - writingFrom;
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<{ sheets: number }>(
    'select count(*)::int as sheets from positions.sheet',
  );
  const settle = (memberId: string) => readNewestSheets(db, { merchantId: brand.merchantId, memberId });
  const [smallTimes, largeTimes] = await inTurns([() => settle(small.top), () => settle(large.top)], ROUNDS);
  if (!smallTimes || !largeTimes) throw new Error('both are measured');
  return {
    figures: [
      figure(`settlement sheets of a line of ${small.members}`, smallTimes.medianMs, 'ms'),
      figure(`settlement sheets of a line of ${large.members}`, largeTimes.medianMs, 'ms'),
      atMost('  times that of the smaller', largeTimes.medianMs / smallTimes.medianMs, '×', AIM),
      figure('counting results along both lines', countingMs / 1000, 's'),
      figure(`writing ${rows[0]?.sheets ?? 0} sheets of ${DAYS - 1} days`, writingMs / 1000, 's'),
    ],
    notes: [
      `Settlement: the agent at the top lists sheets with both sides and opens the newest of each; medians of ${ROUNDS} in turns. Every agent holds ${SHARE / 1000} %.`,
    ],
  };
}

/** From the first day of the bets on, as if an operator had said so then. */
async function reckon(owner: Client, { merchantId }: AgentBrand): Promise<void> {
  await owner.query(
    `insert into positions.setting
     select $1, 'day', d.today - $2::int, d.today - $2::int - 1, 1 from (select (now() at time zone 'Asia/Bangkok')::date as today) d`,
    [merchantId, DAYS],
  );
  await owner.query('insert into positions.progress (counted_to) values (0)');
  for (const [table, columns] of [
    [
      'positions.share (member_id, category, from_day, merchant_id, share, set_at)',
      'm.id, c, $4::date, $1, $2, now()',
    ],
    [
      'positions.bound (member_id, given_by, category, from_day, merchant_id, least, most, set_at)',
      'm.id, coalesce(m.agent_id, $1), c, $4::date, $1, 0, $2, now()',
    ],
  ])
    await owner.query(
      `insert into ${table} select ${columns} from members.member m cross join unnest($3::text[]) c where m.type = 1 and m.merchant_id = $1`,
      [merchantId, SHARE, ['LIVE', 'RNG'], '2020-01-01'],
    );
}
