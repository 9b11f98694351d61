import type {
  listSettlements as endpoint,
  SettlementPass,
} from '@lanna/contract/lotteries/lottery/settlement-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CsvAnswer } from '../../../../platform/ops/ops-route.ts';
import {
  likePrefix,
  type Page,
  type PageWanted,
  type Paging,
  readAllRows,
  readPage,
} from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

type Query = z.output<NonNullable<typeof endpoint.query>>;
type Filter = Omit<Query, 'brand' | 'sort' | 'after' | 'limit'>;

const PAGING: Paging = {
  keys: { at: { by: sql`s.started_at`, type: 'timestamptz' } },
  id: sql`s.draw_id || '/' || s.version`,
  idType: 'text',
};

export async function listSettlements(
  db: Queryable,
  query: Filter & PageWanted,
): Promise<Page<SettlementPass> & { waiting: number }> {
  const page = await readPage(db, filtered(db, query), PAGING, query);
  const { waiting } = await db
    .selectFrom('lottery.waiting_pass')
    .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
    .executeTakeFirstOrThrow();
  return { ...page, rows: page.rows.map(passRow), waiting: Number(waiting) };
}

export function settlementsFile(db: Queryable, query: Filter & { sort: string }): CsvAnswer {
  return { name: 'lottery-settlements', header: HEADER, rows: linesOf(db, query) };
}

const HEADER = ['game', 'numero', 'version', 'state', 'lines', 'winners', 'paid', 'started', 'finished'];

async function* linesOf(db: Queryable, query: Filter & { sort: string }) {
  for await (const row of readAllRows(filtered(db, query), PAGING, query)) {
    const { gameCode, numero, version, state, lines, winners, startedAt, finishedAt } = passRow(row);
    yield [gameCode, numero, version, state, lines, winners, row.paid, startedAt, finishedAt] as const;
  }
}

/** Whether what the pass settles by is what stands. */
const inForce = sql<boolean>`case when d.state = 'cancelled' then s.version = 0 else s.version = d.version end`;
const stateOfPass = sql<
  SettlementPass['state']
>`case when s.finished_at is not null then 'done' when ${inForce} then 'running' else 'replaced' end`;

function filtered(db: Queryable, { state, game, search }: Filter) {
  let query = db
    .selectFrom('lottery.settlement as s')
    .innerJoin('draws.draw_record as d', 'd.id', 's.draw_id')
    .select(['s.draw_id', 's.version', 's.lines', 's.winners', 's.paid', 's.started_at', 's.finished_at'])
    .select(['d.game_code', 'd.numero'])
    .select(stateOfPass.as('pass_state'));
  if (state) query = query.where(stateOfPass, '=', state);
  if (game) query = query.where('d.game_code', '=', game);
  if (search) query = query.where('d.numero', 'like', likePrefix(search));
  return query;
}

type Row = Awaited<ReturnType<ReturnType<typeof filtered>['executeTakeFirstOrThrow']>>;

function passRow(row: Row): SettlementPass {
  return {
    drawId: row.draw_id,
    gameCode: row.game_code ?? '',
    numero: row.numero ?? '',
    version: row.version,
    state: row.pass_state,
    lines: Number(row.lines),
    winners: Number(row.winners),
    paid: formatMoney(row.paid),
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
