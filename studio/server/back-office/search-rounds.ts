import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { type OfficeRoundLine, type OfficeRounds, ROUND_STATES } from '../../back-office-api.ts';
import type { Tx } from '../platform/database.ts';
import type { OfficeSession } from './session.ts';

const PAGE = 50;

export const roundsQuery = z.object({
  game: z.string().max(60).optional(),
  player: z.string().trim().max(200).optional(),
  state: z.enum(ROUND_STATES).optional(),
  /** Moments; `to` itself is left out. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  after: z.uuid().optional(),
});

interface Row extends Omit<OfficeRoundLine, 'stake' | 'payout' | 'placedAt' | 'finishedAt'> {
  stake: bigint;
  payout: bigint;
  placedAt: Date;
  finishedAt: Date | null;
}

/**
 * Rounds of the brand's players, newest first. The payout of a round in play is not said: a person who reads it beside the player
 * would know the outcome before the player does.
 */
export async function searchRounds(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  query: z.infer<typeof roundsQuery>,
): Promise<OfficeRounds> {
  const { rows } = await tx.query<Row>(
    `select r.id, r.game_code as "gameCode", p.wallet_user as player, r.state, r.currency, r.stake, r.payout,
       r.placed_at as "placedAt", r.finished_at as "finishedAt"
     from studio.round r join studio.player p on p.id = r.player_id
     where p.vendor = $8 and p.operator_id = $1 and p.wallet_user is not null
       and ($2::text is null or r.game_code = $2) and ($3::text is null or p.wallet_user = $3)
       and ($4::text is null or r.state = $4) and ($5::timestamptz is null or r.placed_at >= $5)
       and ($6::timestamptz is null or r.placed_at < $6) and ($7::uuid is null or r.id < $7)
     order by r.id desc limit ${PAGE + 1}`,
    [
      ...[operatorId, query.game || null, query.player || null, query.state ?? null],
      ...[query.from ?? null, query.to ?? null, query.after ?? null, vendor],
    ],
  );
  const rounds = rows.slice(0, PAGE);
  return { rounds: rounds.map(lineOf), next: rows.length > PAGE ? (rounds.at(-1)?.id ?? null) : null };
}

function lineOf({ stake, payout, placedAt, finishedAt, ...row }: Row): OfficeRoundLine {
  return {
    ...row,
    stake: formatMoney(stake),
    payout: formatMoney(row.state === 'settled' ? payout : 0n),
    placedAt: placedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
