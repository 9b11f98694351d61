import { formatMoney } from '@lanna/rules/money';
import { inPercent } from '@lanna/rules/play/tables/fraction';
import type { OfficeTableReturns } from '../../back-office-api.ts';
import { isTable } from '../../rules/game.ts';
import { returnRange } from '../../rules/table/return-range.ts';
import { vendorOfCode } from '../../rules/vendors/vendors.ts';
import type { Tx } from '../platform/database.ts';
import type { OfficeSession } from './session.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

interface Row {
  gameCode: string;
  bets: number;
  stake: bigint;
  payout: bigint;
}

/**
 * What each game of tables gave back to the brand's players of late, beside what its plays promise. Money tells what a brand turns over, so unlike
 * the count of a slot it is of this brand alone. What was made void later is not counted: it was corrected to its stake.
 */
export async function listTableReturns(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  now: Date,
): Promise<OfficeTableReturns> {
  const games = (vendorOfCode(vendor)?.games ?? []).filter(isTable);
  const { rows } = await tx.query<Row>(
    `select b.game_code as "gameCode", count(*)::integer as bets, sum(b.stake)::bigint as stake, sum(b.payout)::bigint as payout
     from studio.table_bet b join studio.player p on p.id = b.player_id
     where b.round_id >= $1 and b.state = 'settled' and b.game_code = any($2)
       and p.vendor = $3 and p.operator_id = $4 and p.wallet_user is not null group by 1`,
    [
      ...[firstIdOf(new Date(now.getTime() - DAYS * DAY_MS)), games.map(({ code }) => code)],
      ...[vendor, operatorId],
    ],
  );
  return {
    days: DAYS,
    games: games.map((game) => {
      const found = rows.find(({ gameCode }) => gameCode === game.code) ?? { bets: 0, stake: 0n, payout: 0n };
      return {
        ...{ gameCode: game.code, name: game.name, promised: returnRange(game), bets: found.bets },
        ...{ stake: formatMoney(found.stake), payout: formatMoney(found.payout) },
        measured: found.stake > 0n ? inPercent({ numerator: found.payout, denominator: found.stake }) : null,
      };
    }),
  };
}

/** Ids of rounds begin with their moment (UUIDv7), so a span of time is a span of the primary key. */
function firstIdOf(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
