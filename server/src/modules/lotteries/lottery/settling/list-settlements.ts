import { listSettlements, type SettlementPass } from '@lanna/contract/lotteries/lottery/settlement-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

/** Whether what the pass settles by is what stands. */
const inForce = sql<boolean>`case when d.state = 'cancelled' then s.version = 0 else s.version = d.version end`;
const stateOfPass = sql<
  SettlementPass['state']
>`case when s.finished_at is not null then 'done' when ${inForce} then 'running' else 'replaced' end`;

export const settlements = opsList(
  listSettlements,
  ({ db }: ListScope) =>
    db
      .selectFrom('lottery.settlement as s')
      .innerJoin('draws.draw_record as d', 'd.id', 's.draw_id')
      .select(['s.draw_id', 's.version', 's.lines', 's.winners', 's.paid', 's.started_at', 's.finished_at'])
      .select(['d.game_code', 'd.numero'])
      .select(stateOfPass.as('pass_state')),
  {
    // A pass goes over the lines of all brands.
    brand: null,
    where: { state: (state, { eb }) => eb(stateOfPass, '=', state), game: 'd.game_code' },
    search: (typed, { eb }) => eb('d.numero', 'like', likePrefix(typed)),
    sorts: { at: { by: 's.started_at', type: 'timestamptz' } },
    id: sql`s.draw_id || '/' || s.version`,
    idType: 'text',
    row: (record): SettlementPass => ({
      drawId: record.draw_id,
      gameCode: record.game_code ?? '',
      numero: record.numero ?? '',
      version: record.version,
      state: record.pass_state,
      lines: Number(record.lines),
      winners: Number(record.winners),
      paid: formatMoney(record.paid),
      startedAt: record.started_at.toISOString(),
      finishedAt: record.finished_at?.toISOString() ?? null,
    }),
    more: async (_, { db }) => {
      const { waiting } = await db
        .selectFrom('lottery.waiting_pass')
        .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
        .executeTakeFirstOrThrow();
      return { waiting: Number(waiting) };
    },
    file: {
      name: 'lottery-settlements',
      columns: {
        game: 'gameCode',
        numero: 'numero',
        version: 'version',
        state: 'state',
        lines: 'lines',
        winners: 'winners',
        paid: (_, { paid }) => paid,
        started: 'startedAt',
        finished: 'finishedAt',
      },
    },
  },
);
