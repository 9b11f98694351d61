import type { lobbyRoom } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { CANNONS } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { isFishing } from '../../../rules/game.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import { isStopped } from '../../games/is-stopped.ts';
import { LEASE_MS } from '../../leases/lease.ts';
import type { Tx } from '../../platform/database.ts';
import { TABLE_CURRENCY } from '../../tables/live-tables.ts';
import { readTerms } from '../terms/read-terms.ts';

type LobbyHall = z.input<typeof lobbyRoom>;

/** A vendor's halls as an operator's lobby shows them: each as members of all brands fill it, with what a shot of this brand's costs, and then each as visitors try it. */
export async function listLobbyHalls(
  tx: Tx,
  { games }: StudioVendor,
  operatorId: string,
): Promise<LobbyHall[]> {
  const halls = games.filter(isFishing);
  if (halls.length === 0) return [];
  const seated = await readSeated(tx);
  const lines = halls.map(async (game) => {
    const { bets } = await readTerms(tx, operatorId, game);
    const sheet = { least: bets[0] ?? 0n, most: bets.at(-1) ?? 0n };
    const isClosed = bets.length === 0 || (await isStopped(tx, { gameCode: game.code, operatorId }));
    const lineOf = (demo: boolean) =>
      hallLine(game, seated.get(keyOf(game.code, demo)), { ...sheet, demo, isClosed });
    return [lineOf(false), lineOf(true)] as const;
  });
  const pairs = await Promise.all(lines);
  return [...pairs.map(([real]) => real), ...pairs.map(([, demo]) => demo)];
}

/** The code of the hall that launches with money name is that of its game. */
function hallLine(
  { code, name }: FishingGame,
  { players, halls }: Seated = NO_ONE,
  { least, most, demo, isClosed }: { least: bigint; most: bigint; demo: boolean; isClosed: boolean },
): LobbyHall {
  return {
    ...{ room_code: demo ? `${code}-demo` : code, game_code: code, name: name.EN },
    ...{ currency: TABLE_CURRENCY, min_bet: least, max_bet: most, ...(demo && { demo }) },
    ...{ players: BigInt(players), tables: BigInt(halls), seats: BigInt(CANNONS.length) },
    free_seats: BigInt(halls * CANNONS.length - players),
    status: isClosed ? 'closed' : 'open',
  };
}

interface Seated {
  players: number;
  /** In which they sit. */
  halls: number;
}

const NO_ONE: Seated = { players: 0, halls: 0 };

/** Seats of processes that have fallen silent are free: the next who sits down takes their rows away. */
async function readSeated(tx: Tx): Promise<Map<string, Seated>> {
  const { rows } = await tx.query<Seated & { gameCode: string; demo: boolean }>(
    `select h.game_code as "gameCode", h.demo, count(*)::integer as players, count(distinct h.id)::integer as halls
     from studio.fishing_seat s join studio.fishing_hall h on h.id = s.hall_id join studio.fishing_process p on p.id = s.process_id
     where p.alive_at > clock_timestamp() - $1::interval group by 1, 2`,
    [`${LEASE_MS} ms`],
  );
  return new Map(rows.map(({ gameCode, demo, ...seated }) => [keyOf(gameCode, demo), seated]));
}

function keyOf(gameCode: string, demo: boolean): string {
  return demo ? `${gameCode} demo` : gameCode;
}
