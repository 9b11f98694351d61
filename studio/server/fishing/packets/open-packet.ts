import { type Money, parseMoney } from '@lanna/rules/money';
import { FISHING_RULES, PACKET } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { shotsToReserve } from '../../../rules/fishing/terms.ts';
import { isStopped } from '../../games/is-stopped.ts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type PlaySessionRow, prolongSession } from '../../play/session.ts';
import { lockPlayer, setOwnBalance } from '../../players/player.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { refuseClosedSeat } from '../cases/player-notices.ts';
import { NoAtFishing } from '../fishing-refusal.ts';
import { readTerms, type SetTerms } from '../terms/read-terms.ts';
import { endPacket } from './close-packet.ts';
import { type Packet, packetLine, selectPackets } from './packet.ts';

/** The wallet answers within its timeout or not at all; after this the finisher gives the bet back. */
const ANSWER_WITHIN_MS = 15_000;
/** An open packet that its hall has left lying is closed so long after its last hit could be. */
export const OVERDUE_MS = 3_000;

export type OpeningDeps = Pick<Studio, 'db' | 'log' | 'clock'> & { sendBet: SendBet };

/**
 * Reserves shots as one bet, by the terms that the brand has set until then: they are the packet's own to its end. What the player has open elsewhere ends first, so that a player shoots from one packet at a time. Gives it open, or as it was refused; one whose answer is uncertain
 * is given back, and nothing is shot from it.
 */
export async function openPacket(
  deps: OpeningDeps,
  session: PlaySessionRow,
  { game, hallId, bet, balance }: { game: FishingGame; hallId: string; bet: Money; balance: Money },
): Promise<Packet> {
  if (!game.bets.some((text) => parseMoney(text) === bet)) throw new NoAtFishing('invalid_input');
  if (balance < bet) throw new NoAtFishing('not_enough_money');
  const packet = await deps.db.transaction(async (tx) => {
    const own = await lockPlayer(tx, session.playerId);
    if (await isStopped(tx, { gameCode: game.code, playerId: session.playerId }))
      throw new NoAtFishing('game_disabled');
    await refuseClosedSeat(tx, session.playerId);
    const terms = await readTerms(tx, session.operatorId, game);
    if (!terms.bets.includes(bet)) throw new NoAtFishing('bet_outside_limits');
    const shots = shotsToReserve(terms, bet, balance);
    if (shots < 1) throw new NoAtFishing('bet_outside_limits');
    await endOthers(tx, session.playerId);
    const demo = own.demo ? await demoBalance(tx, session.playerId) : null;
    const reserve = BigInt(shots) * bet;
    if (demo !== null) {
      if (demo < reserve) throw new NoAtFishing('not_enough_money');
      await setOwnBalance(tx, session.playerId, own, demo - reserve);
    }
    const id = await insertPacket(tx, session, { game, hallId, reserve, terms, isDemo: demo !== null });
    await prolongSession(tx, session.id, deps.clock.now());
    return findPacket(tx, id);
  });
  if (packet.state === 'open') return packet;
  const answer = await deps.sendBet(packet.vendor, {
    ...{ kind: 'bet', user: packet.walletUser ?? '', token: packet.walletToken ?? '' },
    ...{ gameCode: packet.gameCode, round: packet.id, transactionUuid: packet.betUuid },
    ...{ currency: packet.currency, amount: packet.reserve, closesAt: packet.closesAt },
    line: packetLine(packet),
  });
  await writeAnswer(deps, packet, answer);
  return findPacket(deps.db.pool, packet.id);
}

async function endOthers(tx: Tx, playerId: string): Promise<void> {
  const { rows } = await tx.query<{ id: string; state: string }>(
    `select id, state from studio.fishing_packet where player_id = $1 and state in ('placing', 'open') for update`,
    [playerId],
  );
  for (const { id, state } of rows) {
    if (state === 'placing') throw new NoAtFishing('too_soon');
    await endPacket(tx, id);
  }
}

async function demoBalance(tx: Tx, playerId: string): Promise<Money> {
  const { rows } = await tx.query<{ balance: bigint }>(
    'select demo_balance as balance from studio.player where id = $1',
    [playerId],
  );
  return rows[0]?.balance ?? 0n;
}

async function insertPacket(
  tx: Tx,
  session: PlaySessionRow,
  packet: { game: FishingGame; hallId: string; reserve: Money; terms: SetTerms; isDemo: boolean },
): Promise<string> {
  const { game, hallId, reserve, terms, isDemo } = packet;
  const id = newId(Date.now());
  const { rowCount } = await tx.query(
    `insert into studio.fishing_packet (id, player_id, game_code, hall_id, seed_pair_id, currency, language, rule_version, reserve, wallet_token,
       state, closes_at, due_at, setting_version, min_bet, max_bet)
     select $1, $2, $3, $4, s.id, $5, $6, $7, $8, $9, $10, clock_timestamp() + $11::interval, clock_timestamp() + $12::interval, $13, $14, $15
     from studio.seed_pair s where s.player_id = $2 and s.state = 'current'`,
    [
      ...[
        id,
        session.playerId,
        game.code,
        hallId,
        session.currency,
        session.language,
        FISHING_RULES,
        reserve,
      ],
      ...[isDemo ? null : session.walletToken, isDemo ? 'open' : 'placing', `${PACKET.longestMs} ms`],
      `${isDemo ? PACKET.longestMs + OVERDUE_MS : ANSWER_WITHIN_MS} ms`,
      ...[terms.version, terms.bets[0], terms.bets.at(-1)],
    ],
  );
  if (rowCount !== 1) throw new Error('a player without a current seed pair');
  return id;
}

async function writeAnswer({ db, log }: OpeningDeps, packet: Packet, answer: WalletAnswer): Promise<void> {
  const [state, refusal, balance, error] =
    answer.kind === 'ok'
      ? ['open', null, answer.balance, null]
      : answer.kind === 'no'
        ? ['refused', answer.status, null, null]
        : ['returning', null, null, answer.reason];
  if (error) log.warn({ packet: packet.id, reason: error }, 'a packet without an answer of the wallet');
  await db.pool.query(
    `update studio.fishing_packet set state = $2, refusal = $3, balance_after = $4, last_error = $5,
       wallet_token = case when $2 = 'refused' then null else wallet_token end,
       due_at = case $2 when 'open' then closes_at + $6::interval when 'returning' then clock_timestamp() end,
       finished_at = case when $2 = 'refused' then clock_timestamp() end
     where id = $1 and state = 'placing'`,
    [packet.id, state, refusal, balance, error, `${OVERDUE_MS} ms`],
  );
}

async function findPacket(tx: Tx, id: string): Promise<Packet> {
  const [packet] = await selectPackets(tx, 'k.id = $1', [id]);
  if (!packet) throw new Error('a packet that was written is not there');
  return packet;
}
