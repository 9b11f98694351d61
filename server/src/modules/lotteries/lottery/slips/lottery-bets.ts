import type { LineReceipt } from '@lanna/contract/lotteries/lottery/line-receipt';
import { boughtLine } from '@lanna/contract/lotteries/lottery/slips';
import type { BET_MOVEMENTS } from '@lanna/contract/play/bets/bets';
import { type Language, type LocalText, localText } from '@lanna/rules/local-text';
import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetSource, SourceReceipt } from '../../../play/bets/bet-source.ts';
import { linesOfSlip } from './find-slips.ts';
import { categoryOf, LOTTERY_SOURCE, LOTTERY_SOURCE_ID } from './lottery-source.ts';

const SOURCE_NAME: LocalText = {
  TH: 'หวยและลอตเตอรี่',
  EN: 'Lottery',
  CN: '彩票',
  ID: 'Lotre',
  PT: 'Loteria',
  TY: 'Piyango',
  VI: 'Xổ số',
};

const ELECTRONIC_NAME: LocalText = {
  TH: 'หวยอิเล็กทรอนิกส์',
  EN: 'E-lottery',
  CN: '电子彩票',
  ID: 'Lotre elektronik',
  PT: 'Loteria eletrônica',
  TY: 'E-piyango',
  VI: 'Xổ số điện tử',
};

/** Bets on lotteries: a line of a slip on one draw each, with the receipt of what was agreed and every movement of its money. */
export function lotteryBets(db: Queryable): BetSource {
  return {
    owns: (source) => source === LOTTERY_SOURCE,
    nameBets: async (bets, language) => {
      const games = await db
        .selectFrom('catalogue.game_record as g')
        .innerJoin('catalogue.vendor_record as v', 'v.id', 'g.vendor_id')
        .select(['g.id', 'g.code'])
        .where((eb) =>
          eb.or([eb('v.id', '=', LOTTERY_SOURCE_ID), eb('v.bets_under', '=', LOTTERY_SOURCE_ID)]),
        )
        .execute();
      const ids = new Map(games.map(({ id, code }) => [code, id]));
      return bets.map(({ gameCode }) => ({
        sourceName: sourceName(gameCode, language),
        gameName: gameName(gameCode, language),
        provable: gameOf(gameCode)?.source === 'house',
        gameId: ids.get(gameCode) ?? undefined,
      }));
    },
    drawsAwaited: (openBets) => drawsOfLines(db, openBets),
    findBets: (typed, brandIds) => linesOfSlip(db, typed, brandIds),
    readReceipt: async ({ memberId }, { id }) => ({
      transactions: await readMovements(db, id),
      receipt: await readLine(db, id, memberId),
      proof: 'given',
    }),
  };
}

async function drawsOfLines(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const lines = await db
    .selectFrom('lottery.line as l')
    .innerJoin('draws.draw_record as d', 'd.id', 'l.draw_id')
    .select(['l.id', 'd.draws_at'])
    .where('l.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(lines.flatMap(({ id, draws_at: drawsAt }) => (drawsAt ? [[id, drawsAt] as const] : [])));
}

function sourceName(gameCode: string, language: Language): string {
  const game = gameOf(gameCode);
  const isElectronic = game && categoryOf(game.prizeMode) === 'ELOTT';
  return localText(isElectronic ? ELECTRONIC_NAME : SOURCE_NAME, language, 'EN');
}

/** What the ledger's movements are for a bet. */
const KINDS: Readonly<Record<string, (typeof BET_MOVEMENTS)[number]>> = {
  bet: 'bet',
  win: 'win',
  rebate: 'rebate',
  bet_rollback: 'rollback',
  win_rollback: 'win_rollback',
  rebate_rollback: 'rebate_rollback',
  win_shortfall: 'shortfall',
  rebate_shortfall: 'shortfall',
};

async function readMovements(db: Queryable, lineId: string): Promise<SourceReceipt['transactions']> {
  const { rows } = await sql<{
    kind: string;
    amount: Money;
    at: Date;
    transfer_id: bigint;
    balance: Money | null;
  }>`
    select m.kind, m.amount, m.at, m.transfer_id, w.balance
    from lottery.movement m
    join lottery.line l on l.id = m.line_id
    left join lateral (
      select balance from ledger.movement w where w.transfer_id = m.transfer_id and w.account_id = l.account_id) w on true
    where m.line_id = ${lineId}
    order by m.transfer_id`.execute(db);
  return rows.map(({ kind, amount, at, transfer_id, balance }) => ({
    kind: KINDS[kind] ?? unknownKind(kind),
    amount: formatMoney(amount),
    balanceAfter: balance === null ? null : formatMoney(balance),
    at: at.toISOString(),
    transactionUuid: String(transfer_id),
  }));
}

function unknownKind(kind: string): never {
  throw new Error(`a bet on a lottery has no movement ${kind}`);
}

async function readLine(db: Queryable, id: string, memberId: string): Promise<LineReceipt> {
  const row = await db
    .selectFrom('lottery.line as l')
    .innerJoin('lottery.slip as s', 's.id', 'l.slip_id')
    .innerJoin('draws.draw_record as d', 'd.id', 'l.draw_id')
    .leftJoin('draws.void_at as v', (join) =>
      join.onRef('v.draw_id', '=', 'l.draw_id').onRef('v.merchant_id', '=', 'l.merchant_id'),
    )
    .where('l.id', '=', id)
    .where('l.member_id', '=', memberId)
    .selectAll('l')
    .select([
      's.game_code',
      'd.numero',
      'd.draws_at',
      sql<string | null>`case when v.draw_id is null then d.result else '' end`.as('result'),
      'd.version as result_version',
      sql<string | null>`case when v.draw_id is null then d.state else 'cancelled' end`.as('draw_state'),
      sql<Money>`case l.state when 'open' then l.rebate else lottery.rebated(l.state, l.rebate, l.stake, l.turnover) end`.as(
        'rebated',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { game_code: gameCode, slip_id: slipId } = row;
  const numero = row.numero ?? '';
  const words = boughtLine.shape;
  return {
    kind: 'lottery',
    id,
    slipId,
    gameCode,
    gameSource: gameOf(gameCode)?.source ?? 'feed',
    number: row.number,
    numero,
    drawsAt: row.draws_at.toISOString(),
    play: row.play,
    selection: row.selection,
    units: row.units,
    moneyUnit: row.money_unit,
    multiple: row.multiple,
    mode: row.mode,
    prices: row.prices.map((price) => formatMoney(BigInt(price))),
    isHalf: row.is_half,
    stake: formatMoney(row.stake),
    rebate: formatMoney(row.rebated),
    state: words.state.parse(row.state),
    payout: formatMoney(row.payout),
    result: row.result,
    refundReason: words.refundReason.parse(row.refund_reason),
    resultVersion: row.result_version ?? 0,
    drawState: row.draw_state ?? '',
    proofPath: `/lottery-proof?${new URLSearchParams({ gameCode, numero })}`,
  };
}
