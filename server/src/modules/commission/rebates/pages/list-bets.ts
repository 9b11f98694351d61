import type { listIncomeBets as endpoint } from '@lanna/contract/commission/rebates/income';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import { type Paging, readPage } from '../../../../platform/ops/read-page.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { startOfDay } from '../../../house/brands/start-of-day.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { type BetSource, sourceOf } from '../../../play/bets/bet-source.ts';
import { DIFFERENCE_GAMES } from '../paying/count-due.ts';
import { refuseOtherLine } from './list-branch.ts';
import type { Earner } from './show-income.ts';

/** Bets are found by when they were placed: a slip of a trace is on draws of weeks. */
const PLACED_DAYS_BEFORE = 62;

const PAGING: Paging = { keys: { placed: { by: sql`b.placed_at`, type: 'timestamptz' } }, id: sql`b.id` };

interface BetRow {
  id: string;
  source: string;
  source_id: string;
  reference: string;
  receipt_address: string | null;
  game_code: string;
  stake: Money;
  payout: Money;
  valid_turnover: Money;
  settled_at: Date;
}

/** The bets of one account that counted on a day, in one category or of one kind of prize mode. Refuses with `member_unknown`. */
export async function listBets(
  { db, sources }: { db: Queryable; sources: readonly BetSource[] },
  earner: Earner,
  { member, day, kind, part, after, pageSize }: Received<typeof endpoint>['query'],
  language: Language,
): Promise<Value<typeof endpoint>> {
  await refuseOtherLine(db, earner, { memberId: member, day });
  const { merchantId } = earner;
  const account = await db
    .selectFrom('members.account')
    .select(['id', 'username', 'agent_id'])
    .where('id', '=', member)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!account) throw new Refusal('member_unknown');
  const games = DIFFERENCE_GAMES.filter(({ prizeMode }) => prizeMode === part).map(({ code }) => code);
  const found = db
    .selectFrom('bets.counted_bet as b')
    .select([
      'b.id',
      'b.source',
      'b.source_id',
      'b.reference',
      'b.receipt_address',
      'b.game_code',
      'b.stake',
      'b.payout',
      'b.valid_turnover',
      'b.settled_at',
    ])
    .where('b.member_id', '=', member)
    .where('b.merchant_id', '=', merchantId)
    .where(sql<boolean>`b.day = ${day}::date`)
    .where('b.placed_at', '<', startOfDay([merchantId], day, 1))
    .where('b.placed_at', '>=', startOfDay([merchantId], day, -PLACED_DAYS_BEFORE))
    .$if(kind === 'category', (query) => query.where('b.category', '=', part))
    .$if(kind === 'lottery', (query) =>
      query.where('b.source', '=', 'lottery').where(sql<boolean>`b.game_code = any (${games}::text[])`),
    );
  const page = await readPage(db, found, PAGING, { sort: '-placed', after, limit: pageSize });
  const rows = page.rows as unknown as BetRow[];
  const names = await namesOf(sources, rows, language);
  return {
    account: nameInLine(earner.agentId, account),
    bets: rows.map((row) => ({
      id: row.id,
      vendorName: names.get(row.id)?.sourceName ?? row.source,
      gameName: names.get(row.id)?.gameName ?? row.game_code,
      round: row.reference,
      stake: formatMoney(row.stake),
      payout: formatMoney(row.payout),
      turnover: formatMoney(kind === 'lottery' ? row.stake : row.valid_turnover),
      settledAt: row.settled_at.toISOString(),
    })),
    next: page.next,
  };
}

/** Each source is asked once for all of its bets. */
async function namesOf(sources: readonly BetSource[], rows: readonly BetRow[], language: Language) {
  const bySource = Map.groupBy(rows, (row) => sourceOf(sources, row.source));
  const named = await Promise.all(
    [...bySource].map(async ([source, own]) => {
      const bets = own.map((row) => ({
        id: row.id,
        source: row.source,
        sourceId: row.source_id,
        reference: row.reference,
        gameCode: row.game_code,
        receiptAddress: row.receipt_address,
      }));
      const names = await source.nameBets(bets, language);
      return own.map((row, at) => [row.id, names[at]] as const);
    }),
  );
  return new Map(named.flat());
}
