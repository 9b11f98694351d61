import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeKindReturn } from '../../../fishing-office-api.ts';
import { RETURN_OF, standardDeviation } from '../../../rules/fishing/chance.ts';
import { fishOfCode } from '../../../rules/fishing/fish.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';

const PROMISED = RETURN_OF.of / RETURN_OF.in;
/** So many standard errors to each side. */
const ERRORS = 3;

/** What each kind has returned to the brand's players in 30 days, in each game, beside the band that luck leaves around what is promised. */
export async function listKindReturns(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
): Promise<OfficeKindReturn[]> {
  const { rows } = await tx.query<{
    gameCode: string;
    fish: string;
    hits: number;
    kills: number;
    spent: Money;
    payout: Money;
    squares: number;
  }>(
    `select k.game_code as "gameCode", h.fish, count(*)::integer as hits, count(*) filter (where h.multiple > 0)::integer as kills,
       sum(h.cost)::bigint as spent, sum(h.payout)::bigint as payout, sum(h.cost::float8 * h.cost) as squares
     from studio.fishing_hit h join studio.fishing_packet k on k.id = h.packet_id join studio.player p on p.id = k.player_id
     where p.vendor = $1 and p.operator_id = $2 and p.demo_balance is null and h.at > clock_timestamp() - interval '30 days'
     group by 1, 2 order by 1, 2`,
    [vendor, operatorId],
  );
  return rows.flatMap(({ squares, ...row }) => {
    const kind = fishOfCode(row.fish);
    if (!kind) return [];
    const returned = Number(row.payout) / Number(row.spent);
    // Hits cost different sums: those that cost more weigh more.
    const band = (ERRORS * standardDeviation(kind) * Math.sqrt(squares)) / Number(row.spent);
    return [
      {
        ...{ ...row, spent: formatMoney(row.spent), payout: formatMoney(row.payout) },
        ...{ returnPercent: (returned * 100).toFixed(2), bandPercent: (band * 100).toFixed(2) },
        isWithin: Math.abs(returned - PROMISED) <= band,
      },
    ];
  });
}
