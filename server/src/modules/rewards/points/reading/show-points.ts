import type { Received, Value } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/rewards/points/points';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import { formatMoney, type Money } from '@lanna/rules/money';
import { factorOf } from '@lanna/rules/rewards/points/earning';
import { balanceOf, firstLiving, LIFE_MONTHS, lastDayOf } from '@lanna/rules/rewards/points/lots';
import { sql } from 'kysely';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { picturePath } from '../../../house/files/picture-path.ts';
import { rewardOffers } from '../../bonuses/reward-offers.ts';
import { convertedToday } from '../spending/convert-points.ts';
import { termsToday } from '../terms.ts';
import type { PointReader } from './list-redemptions.ts';
import { shownGift } from './shown-gift.ts';

/* Each refuses with `points_off`. */

export async function showBalance(
  db: Queryable,
  { brand, memberId }: PointReader,
  now: Date,
): Promise<Value<typeof contract.pointBalance>> {
  const { today } = await termsToday(db, brand, now);
  const lots = await readLots(db, memberId, today);
  const member = await db
    .selectFrom('points.member')
    .select('debt')
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirst();
  return {
    balance: formatMoney(balanceOf(lots)),
    debt: formatMoney(member?.debt ?? 0n),
    lots: lots.map(({ month, remaining }) => ({ points: formatMoney(remaining), lastDay: lastDayOf(month) })),
  };
}

/** What has not expired, whether a job has come to the rest or not. */
async function readLots(db: Queryable, memberId: string, today: string) {
  const { rows } = await sql<{ month: string; remaining: Money }>`
    select month::text as month, remaining from points.lot
    where member_id = ${memberId} and remaining > 0 and month >= ${firstLiving(today)}::date order by month`.execute(
    db,
  );
  return rows;
}

export async function showConfig(
  db: Queryable,
  { brand, memberId }: PointReader,
  now: Date,
): Promise<Value<typeof contract.pointConfig>> {
  const { terms, next, today } = await termsToday(db, brand, now);
  const { rows } = await sql<{ level: number }>`
    select ranks.level_on(${brand.id}, ${memberId}, ${today}::date) as level`.execute(db);
  return {
    currency: brand.currency,
    rates: terms.rates,
    factor: factorOf(terms.factors, rows[0]?.level ?? 0),
    perUnit: formatMoney(terms.perUnit),
    convertLeast: formatMoney(terms.convertLeast),
    convertMostDay: formatMoney(terms.convertMostDay),
    lifeMonths: LIFE_MONTHS,
    nextFrom: next?.fromDay ?? null,
  };
}

export async function showConversionTypes(
  db: Queryable,
  { brand, memberId }: PointReader,
  now: Date,
): Promise<Value<typeof contract.pointConversionTypes>> {
  const { terms, today } = await termsToday(db, brand, now);
  const open = terms.convertMostDay - (await convertedToday(db, memberId, today));
  const leftToday = open > 0n ? open : 0n;
  const balance = balanceOf(await readLots(db, memberId, today));
  const { payment_password_hash } = await db
    .selectFrom('members.credential')
    .select('payment_password_hash')
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  return {
    types: [
      {
        type: 'cash',
        currency: brand.currency,
        perUnit: formatMoney(terms.perUnit),
        least: formatMoney(terms.convertLeast),
        leftToday: formatMoney(leftToday),
        most: formatMoney(balance > leftToday ? leftToday : balance),
      },
    ],
    paymentPasswordSet: payment_password_hash !== null,
  };
}

export async function listRewards(
  db: Queryable,
  { brand, language }: PointReader,
  now: Date,
): Promise<Value<typeof contract.pointRewards>> {
  await termsToday(db, brand, now);
  const rows = await db
    .selectFrom('points.good')
    .selectAll()
    .where('merchant_id', '=', brand.id)
    .where('state', '=', 'published')
    .orderBy('points')
    .orderBy('id')
    .execute();
  const languages = [language, brand.defaultLanguage] as const;
  const offers = rows.some((row) => row.bonus_offer_id !== null) ? await rewardOffers(db, [brand], now) : [];
  return {
    rewards: rows.map((row) => ({
      id: row.id,
      title: localText(row.title, ...languages),
      text: localText(row.text, ...languages),
      language: languageOfLocalText(row.title, ...languages),
      picture: row.picture_id && picturePath(row.picture_id),
      points: formatMoney(row.points),
      raffleTickets: row.raffle_tickets,
      byCode: row.by_code,
      ...shownGift(row, offers),
    })),
  };
}

const ENTRIES: Paging = { keys: { at: { by: sql`e.at`, type: 'timestamptz' } }, id: sql`e.id` };

export async function listEntries(
  db: Queryable,
  { brand, memberId }: PointReader,
  { after, pageSize }: Received<typeof contract.pointEntries>['query'],
  now: Date,
): Promise<Value<typeof contract.pointEntries>> {
  await termsToday(db, brand, now);
  const entries = db
    .selectFrom('points.entry as e')
    .selectAll('e')
    .where('e.merchant_id', '=', brand.id)
    .where('e.member_id', '=', memberId);
  const page = await readPage(db, entries, ENTRIES, { sort: '-at', after, limit: pageSize });
  type Kind = Value<typeof contract.pointEntries>['entries'][number]['kind'];
  return {
    entries: page.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind as Kind,
      amount: formatMoney(row.amount),
      debtChange: formatMoney(row.debt_change),
      reason: row.reason,
    })),
    next: page.next,
  };
}
