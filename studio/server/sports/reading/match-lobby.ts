import { LOBBY_ENTRIES_MAX, type lobbyMatch } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { isSports } from '../../../rules/game.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import type { Tx } from '../../platform/database.ts';
import { FIXTURE_COLUMNS, FIXTURE_TABLES, type FixtureRow } from './show-fixture.ts';

/** As many as an operator's lobby reads, of names in seven languages, with room to spare. */
const MATCHES_MAX = Math.min(180, LOBBY_ENTRIES_MAX);

/** What is on today, as an operator's lobby shows it: teams, league and kick-off. Prices are read in the book, where they are as new as they can be. */
export async function listLobbyMatches(tx: Tx, vendor: StudioVendor): Promise<z.input<typeof lobbyMatch>[]> {
  const game = vendor.games.find(isSports);
  if (!game) return [];
  const { rows } = await tx.query<FixtureRow & { competition: FixtureRow['home']; markets: number }>(
    `select ${FIXTURE_COLUMNS}, c.names as competition,
       (select count(*)::integer from studio.sports_market m where m.fixture_id = f.id and m.known and m.state <> 'closed') as markets
     from ${FIXTURE_TABLES}
     where f.home_id is not null and f.state in ('prematch', 'suspended', 'live')
       and f.starts_at > clock_timestamp() - interval '3 hours'
       and f.starts_at < date_trunc('day', clock_timestamp(), 'Asia/Bangkok') + interval '1 day'
     order by f.starts_at, f.competition_id, f.id limit $1`,
    [MATCHES_MAX],
  );
  return rows.map(({ id, competition, home, away, virtual, startsAt, state, markets }) => ({
    ...{ match_code: id, game_code: game.code, virtual, markets: BigInt(markets) },
    ...{ competition, home, away },
    ...{ starts_at: startsAt.toISOString(), place: `page=event&fixture=${id}` },
    status:
      state === 'prematch'
        ? ('open' as const)
        : state === 'live'
          ? ('live' as const)
          : ('suspended' as const),
  }));
}
