import type { Value } from '@lanna/contract/endpoint';
import type { showOverview as endpoint, Overview } from '@lanna/contract/oversight/reports/ops';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { formatMoney } from '@lanna/rules/money';
import type { Queryable } from '../../../platform/sql/database.ts';
import {
  type CashOfDay,
  type CountsOfDay,
  type DayName,
  daysOf,
  type PlayOfHour,
  readCash,
  readCounts,
  readPlay,
} from './internal/overview-rows.ts';
import { readWholeDays, type WholeDay } from './internal/whole-days.ts';

type Block = Overview['currencies'][number];

/**
 * Today beside yesterday and the same weekday of last week, cut at the same time of day in each brand's own time zone. Today is exact:
 * the sums by minute, and the settlements they do not hold yet.
 */
export async function showOverview(
  db: Queryable,
  brandIds: readonly string[],
  now: Date,
): Promise<Value<typeof endpoint>> {
  const days = await daysOf(db, brandIds, now);
  const [play, cash, counts, whole] = await Promise.all([
    readPlay(db, days),
    readCash(db, days),
    readCounts(db, days),
    readWholeDays(db, days),
  ]);
  const [demo, counted] = [whole.filter(({ isDemo }) => isDemo), whole.filter(({ isDemo }) => !isDemo)];
  const byCurrency = Map.groupBy(days.brands, ({ currency }) => currency);
  return {
    at: now.toISOString(),
    players: compared((day) => sumCounts(counts, day, 'players')),
    registrations: compared((day) => sumCounts(counts, day, 'registrations')),
    active: compared((day) => sumCounts(counts, day, 'active')),
    currencies: [...byCurrency].map(([currency, brands]): Block => {
      const ofCurrency = play.filter((row) => row.currency === currency);
      const [first] = brands;
      if (!first) throw new Error('a group has a member');
      return {
        currency,
        symbol: first.symbol,
        brands: brands.map(({ code }) => code).sort(),
        day: first.today,
        cutMinute: first.minute,
        figures: compared((day) => ({
          ...sumPlay(ofCurrency, day),
          ...sumCash(cash, day, currency),
        })),
        whole: compared((day) => sumWhole(counted, day, currency)),
        demo: demo.some((row) => row.currency === currency)
          ? compared((day) => sumWhole(demo, day, currency))
          : null,
        categories: categoriesOf(ofCurrency),
        hours: compared((day) => hoursOf(ofCurrency, day, Math.floor(first.minute / 60))),
      };
    }),
  };
}

function compared<T>(of: (day: DayName) => T) {
  return { today: of('today'), yesterday: of('yesterday'), lastWeek: of('lastWeek') };
}

function categoriesOf(play: readonly PlayOfHour[]): Block['categories'] {
  const present = vendorGroup.options.filter((category) => play.some((row) => row.category === category));
  return present.map((category) => {
    const own = play.filter((row) => row.category === category);
    const figures = (day: DayName) => {
      const { stake, payout, ggr } = sumPlay(own, day);
      return { stake, payout, ggr };
    };
    return { category, figures: compared(figures) };
  });
}

function sumPlay(play: readonly PlayOfHour[], day: DayName) {
  const rows = play.filter((row) => row.day === day);
  const sum = (of: (row: PlayOfHour) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  const stake = sum((row) => row.stake);
  const payout = sum((row) => row.payout);
  return {
    bets: Number(sum((row) => row.bets)),
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    ggr: formatMoney(stake - payout),
  };
}

function sumCash(cash: readonly CashOfDay[], day: DayName, currency: string) {
  const own = cash.find((row) => row.day === day && row.currency === currency);
  return { deposits: Number(own?.deposits ?? 0n), deposited: formatMoney(own?.deposited ?? 0n) };
}

function sumWhole(whole: readonly WholeDay[], day: DayName, currency: string) {
  const rows = whole.filter((row) => row.day === day && row.currency === currency);
  const sum = (of: (row: WholeDay) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  const [deposited, withdrawn] = [sum((row) => row.deposited), sum((row) => row.withdrawn)];
  return {
    ggr: formatMoney(sum((row) => row.ggr)),
    ngr: formatMoney(sum((row) => row.ngr)),
    deposited: formatMoney(deposited),
    withdrawn: formatMoney(withdrawn),
    net: formatMoney(deposited - withdrawn - sum((row) => row.reversed)),
  };
}

function sumCounts(
  counts: readonly CountsOfDay[],
  day: DayName,
  what: 'players' | 'registrations' | 'active',
): number {
  return counts.reduce((total, row) => total + (row.day === day ? Number(row[what]) : 0), 0);
}

function hoursOf(play: readonly PlayOfHour[], day: DayName, hourNow: number) {
  const last = day === 'today' ? hourNow : 23;
  return Array.from({ length: last + 1 }, (_, hour) => {
    const rows = play.filter((row) => row.day === day && row.hour === hour);
    const stake = rows.reduce((total, row) => total + row.wholeStake, 0n);
    const payout = rows.reduce((total, row) => total + row.wholePayout, 0n);
    return { stake: formatMoney(stake), ggr: formatMoney(stake - payout) };
  });
}
