import { type RawBuilder, sql } from 'kysely';
import { type Period, readPeriod } from '../../../server/src/modules/oversight/reports/period.ts';
import { reportPlay } from '../../../server/src/modules/oversight/reports/report-play.ts';
import { reportsOf } from '../../../server/src/modules/oversight/reports/reports.factory.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import type { DataSet } from '../data-set.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { brandsOf } from './questions.ts';

const TURNS = 11;
const TIMES = 1.5;

/** Each report of four weeks and of a year, over all brands, beside the same sums of both periods by hand: medians in turns. */
export async function measureReports(set: DataSet): Promise<Figure[]> {
  const db = openDatabase({ url: set.url, maxConnections: 2 });
  try {
    const { kysely } = db;
    const brandIds = (await brandsOf(kysely)).map(({ id }) => id);
    const { to } = readPeriod({}, 'Asia/Bangkok', set.madeAt);
    const span = (days: number) =>
      readPeriod(
        {
          from: Temporal.PlainDate.from(to)
            .subtract({ days: days - 1 })
            .toString(),
          to,
        },
        'Asia/Bangkok',
        set.madeAt,
      );
    const reader = { brandIds, language: 'EN' } as const;
    const byHand = async (period: Period, rows: string, columns: string, sums: string, and = 'true') => {
      for (const { from, to: until } of [period, period.before])
        await sql`select ${sql.raw(columns)}, currency, ${sql.raw(sums)} from ${sql.raw(rows)} d
          where merchant_id = any (${brandIds}::uuid[]) and ${sql.raw(and)} and ${days(from, until)}
          group by ${sql.raw(columns)}, currency`.execute(kysely);
    };
    const PLAY = 'sum(bets), sum(stake), sum(free_stake), sum(payout), sum(valid_turnover)';
    const EARNED = 'sum(ggr), sum(bonus), sum(rebate), sum(agent_pay), sum(adjustment), sum(fee)';
    const figures: Figure[] = [];
    for (const [name, period] of [
      ['four weeks', span(28)],
      ['a year', span(365)],
    ] as const) {
      const of = reportsOf(kysely, brandIds, period);
      const reports = {
        'GGR by day': [
          () => reportPlay(kysely, reader, period, { by: ['day'] }),
          async () => {
            await byHand(period, 'bets.game_day', 'day', PLAY);
            await byHand(period, 'ledger.play_day', 'day', 'sum(credited - debited)');
          },
        ],
        'GGR by vendor and game': [
          () => reportPlay(kysely, reader, period, { by: ['game'] }),
          async () => {
            await byHand(period, 'bets.game_day', 'source, game_code', PLAY);
            await byHand(period, 'ledger.play_day', 'day', 'sum(credited - debited)');
          },
        ],
        'NGR by day': [of.ngrByDay, () => byHand(period, 'reports.ngr_day', 'day', EARNED)],
        'NGR by brand': [of.ngrByBrand, () => byHand(period, 'reports.ngr_day', 'merchant_id', EARNED)],
        'NGR by country': [
          of.ngrByCountry,
          async () => {
            await byHand(period, 'reports.ngr_day', 'merchant_id', EARNED);
            await byHand(
              period,
              '(select p.*, a.country from bets.member_day p join members.account a on a.id = p.member_id)',
              'country',
              'sum(stake - payout)',
            );
          },
        ],
        'NGR by device': [
          of.ngrByDevice,
          async () => {
            await byHand(period, 'reports.ngr_day', 'merchant_id', EARNED);
            await byHand(period, 'bets.device_day', 'device', 'sum(stake - payout)');
          },
        ],
        'deposits and withdrawals by day': [
          of.cashByDay,
          () =>
            byHand(
              period,
              'ledger.house_day',
              'day, code',
              'sum(transfers), sum(debited), sum(credited)',
              "kind = 'clearing'",
            ),
        ],
      } as const;
      for (const [report, [ours, plain]] of Object.entries(reports)) {
        const [oursMs, plainMs] = await mediansInTurns(ours, plain);
        figures.push(
          figure(`${report}, ${name}`, oursMs, 'ms'),
          figure('  the same as plain SQL', plainMs, 'ms'),
          atMost('  times plain SQL', oursMs / plainMs, '×', TIMES),
        );
      }
      const [registrations] = await mediansInTurns(of.registrationsBySource, async () => undefined);
      figures.push(atMost(`registrations by source, ${name}`, registrations, 'ms', 100));
    }
    return figures;
  } finally {
    await db.close();
  }
}

function days(from: string, to: string): RawBuilder<unknown> {
  return sql`day between ${from}::date and ${to}::date`;
}

/** The first turn of each is left out. */
async function mediansInTurns(
  ours: () => Promise<unknown>,
  plain: () => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -1; turn < TURNS; turn++)
    for (const [at, call] of [ours, plain].entries()) {
      const startedMs = performance.now();
      await call();
      if (turn >= 0) times[at]?.push(performance.now() - startedMs);
    }
  const median = (all: number[]) =>
    all.toSorted((one, other) => one - other)[Math.floor(TURNS / 2)] ?? Number.NaN;
  return [median(times[0]), median(times[1])];
}
