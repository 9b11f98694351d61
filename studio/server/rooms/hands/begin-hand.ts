import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@lanna/rules/fair-stream';
import type { Money } from '@lanna/rules/money';
import type { Bank } from '@lanna/rules/play/rooms/room-rules';
import { BANK_MOST_MS, BANK_REFILL_MS } from '../../../rules/rooms/times.ts';
import type { Led } from '../../leases/lease.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { reserveLink } from '../../shared-rounds/chain.ts';
import { notifyRoom } from '../notify-room.ts';
import { roomGame, rulesOfCode } from '../room-games.ts';
import { lastHand } from '../rows/room-hand.ts';
import { type RoomSeat, type RoomTable, readSeats } from '../rows/room-table.ts';

/** The wallet answers within its timeout or not at all; after this any process gives a stake back. */
const ANSWER_WITHIN_MS = 15_000;

export interface NextHand {
  dealer: number;
  /** Where the bank is bid for. */
  bank: Bank | null;
  seats: RoomSeat[];
}

/** Who would be in the next hand, and who deals it. `players`: too few have committed; `dealer`: none of them can deal. */
export function nextHand(
  { gameCode, lastDealer, lastBank }: Pick<RoomTable, 'gameCode' | 'lastDealer' | 'lastBank'>,
  all: readonly RoomSeat[],
  base: Money,
): NextHand | 'players' | 'dealer' {
  const rules = rulesOfCode(gameCode);
  const seats = all.filter(
    (seat) =>
      (seat.commitment !== null || seat.strategy !== null) &&
      !seat.leaving &&
      seat.balance >= base * rules.leastBases,
  );
  if (seats.length < 2 || seats.every(({ strategy }) => strategy !== null)) return 'players';
  const covers = new Map(seats.map(({ seat, balance }) => [seat, balance]));
  const last = lastDealer ?? undefined;
  if (roomGame(gameCode)?.bidding && rules.nextBank) {
    const bids = new Map(seats.map(({ seat, bid }) => [seat, bid]));
    const bank = rules.nextBank({ holder: lastBank, last, bids }, covers, base);
    return bank === undefined ? 'dealer' : { dealer: bank.seat, bank, seats };
  }
  const dealer = rules.nextDealer(last, covers, base);
  return dealer === undefined ? 'dealer' : { dealer, bank: null, seats };
}

/** Writes the next hand with all its stakes on their way; of a table without money they are taken here. Undefined where meanwhile it would be another. */
export async function beginHand(led: Led, table: RoomTable, base: Money): Promise<string | undefined> {
  return led.write(async (tx) => {
    const before = await lastHand(tx, table.id);
    if (before && before.endedAt === null) return undefined;
    const next = nextHand(table, await readSeats(tx, table.id), base);
    if (typeof next === 'string') return undefined;
    const { dealer, bank } = next;
    const rules = rulesOfCode(table.gameCode);
    const terms = { base, dealer, seats: next.seats.map(({ seat }) => seat) };
    const { chainId, place, linkBefore } = await reserveLink(tx, led.subject);
    const id = newId(Date.now());
    await tx.query(
      `insert into studio.room_hand (id, table_id, demo, subject, number, rule_version, base, dealer, seats, chain_id, place, link_before, bank_left, opens_late, state, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14, $15, 'reserving', clock_timestamp() + $13::interval)`,
      [
        ...[id, table.id, table.demo, led.subject, (before?.number ?? 0) + 1, rules.ruleVersion, base],
        ...[dealer, terms.seats, chainId, place, linkBefore, `${ANSWER_WITHIN_MS} ms`],
        ...[bank?.left ?? null, table.opensLate],
      ],
    );
    // A bid that has won is used up.
    if (bank?.isNew)
      await tx.query('update studio.room_seat set bid = 0 where table_id = $1 and seat = $2', [
        table.id,
        dealer,
      ]);
    for (const seat of next.seats)
      await reserveSeat(tx, id, table, seat, rules.mostLost(seat.seat, terms, seat.balance));
    await tx.query(
      'update studio.room_seat set bank_ms = least($3, bank_ms + $4) where table_id = $1 and seat = any($2)',
      [table.id, terms.seats, BANK_MOST_MS, BANK_REFILL_MS],
    );
    // Each commitment is for one hand; who sits without one has let it pass.
    await tx.query(
      `update studio.room_seat set missed = missed + case when commitment is null and resting is null then 1 else 0 end, commitment = null
       where table_id = $1 and player_id is not null`,
      [table.id],
    );
    await notifyRoom(tx, table.id);
    return id;
  });
}

async function reserveSeat(
  tx: Tx,
  handId: string,
  { demo }: RoomTable,
  { seat, playerId, strategy, commitment, currency, language, walletToken }: RoomSeat,
  reserve: Money,
): Promise<void> {
  // A strategy's seed is the house's own: it opens at once, and is one of the deck's all the same.
  const seed = strategy === null ? null : randomBytes(32).toString('hex');
  const [state, refusal] = demo ? await takeDemoStake(tx, playerId, reserve) : ['placing', null];
  await tx.query(
    `insert into studio.room_hand_seat (hand_id, seat, demo, player_id, strategy, commitment, seed, currency, language, reserve, wallet_token, state, refusal, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $12 = 'placing' then clock_timestamp() + $14::interval end)`,
    [
      ...[handId, seat, demo, playerId, strategy, seed === null ? commitment : commitmentOf(seed), seed],
      ...[currency, language, reserve, walletToken, state, refusal, `${ANSWER_WITHIN_MS} ms`],
    ],
  );
}

async function takeDemoStake(
  tx: Tx,
  playerId: string | null,
  reserve: Money,
): Promise<['staked', null] | ['refused', string]> {
  if (playerId === null) return ['staked', null];
  const { rowCount } = await tx.query(
    'update studio.player set demo_balance = demo_balance - $2 where id = $1 and demo_balance >= $2',
    [playerId, reserve],
  );
  return rowCount === 1 ? ['staked', null] : ['refused', 'RS_ERROR_NOT_ENOUGH_MONEY'];
}
