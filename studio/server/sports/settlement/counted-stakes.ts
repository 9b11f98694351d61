import type { Money } from '@lanna/rules/money';
import { footballKind } from '@lanna/rules/play/sports/markets/football';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { unopposed } from '@lanna/rules/play/sports/slips/valid-turnover';
import type { Tx } from '../../platform/database.ts';
import type { SlipToPay } from './slip-to-pay.ts';

/** Players who have backed every side of a market of a fixture by singles, and its sides; by player and market. */
export type Opposing = ReadonlyMap<string, { player: string; market: string; sides: readonly string[] }>;

/** Once a pass: no slip joins a fixture whose result is there, and few players back every side of anything. */
export async function findOpposing(tx: Tx, fixtureId: string): Promise<Opposing> {
  const { rows } = await tx.query<{ player: string; market: string; backed: string[] }>(
    `select s.player_id as player, l.market, array_agg(distinct l.selection) as backed
     from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id
     where l.fixture_id = $1 and s.type = 'single' and s.state not in ('refused', 'returned', 'returning')
     group by 1, 2 having count(distinct l.selection) > 1`,
    [fixtureId],
  );
  const offered = rows.length > 0 ? await outrightSelections(tx, fixtureId) : new Map<string, string[]>();
  return new Map(
    rows.flatMap(({ player, market, backed }) => {
      const kind = footballKind(parseMarketKey(market)?.kind ?? '');
      const sides = kind?.selections ?? offered.get(market) ?? [];
      const isWhole = sides.length > 0 && sides.every((side) => backed.includes(side));
      return isWhole ? [[keyOf({ player, market }), { player, market, sides }] as const] : [];
    }),
  );
}

/**
 * What of each single slip counts as turnover at the most, by slip: where the player backs every side of a market, only what lies on one side beyond the others. It is dealt out in the order in
 * which the slips were placed, so every batch comes to the same. Left out: all of its stake.
 */
export async function countedStakes(
  tx: Tx,
  fixtureId: string,
  slips: readonly Pick<SlipToPay, 'type' | 'playerId'>[],
  opposing: Opposing,
): Promise<Map<string, Money>> {
  const players = new Set(slips.filter(({ type }) => type === 'single').map(({ playerId }) => playerId));
  const groups = [...opposing.values()].filter(({ player }) => players.has(player));
  if (groups.length === 0) return new Map();
  const { rows } = await tx.query<{
    id: string;
    player: string;
    market: string;
    selection: string;
    stake: bigint;
  }>(
    `select s.id, s.player_id as player, l.market, l.selection, s.stake
     from studio.sports_slip s join studio.sports_leg l on l.slip_id = s.id
       join unnest($1::uuid[], $2::text[]) as g(player, market) on (s.player_id, l.market) = (g.player, g.market)
     where s.type = 'single' and l.fixture_id = $3 and s.state not in ('refused', 'returned', 'returning')
     order by s.id`,
    [groups.map(({ player }) => player), groups.map(({ market }) => market), fixtureId],
  );
  const counted = new Map<string, Money>();
  for (const [key, group] of Map.groupBy(rows, keyOf)) {
    const stakes: Record<string, Money> = {};
    for (const { selection, stake } of group) stakes[selection] = (stakes[selection] ?? 0n) + stake;
    const left = unopposed(opposing.get(key)?.sides ?? [], stakes);
    for (const { id, selection, stake } of group) {
      const rest = left[selection] ?? 0n;
      const own = stake < rest ? stake : rest;
      counted.set(id, own);
      left[selection] = rest - own;
    }
  }
  return counted;
}

function keyOf({ player, market }: { player: string; market: string }): string {
  return `${player} ${market}`;
}

/** Of an outright every one who could be backed is a side of its market. */
async function outrightSelections(tx: Tx, fixtureId: string): Promise<Map<string, string[]>> {
  const { rows } = await tx.query<{ market: string; selections: string[] }>(
    `select p.market, array_agg(p.selection) as selections
     from studio.sports_price p join studio.sports_outright o using (fixture_id) where fixture_id = $1 group by 1`,
    [fixtureId],
  );
  return new Map(rows.map(({ market, selections }) => [market, selections]));
}
