import type { Language } from '@lanna/contract/people/members/members';
import type { LocalText } from '@lanna/rules/local-text';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { BetNames, SourceBet } from '../bets/bet-source.ts';
import { gameName } from './game.ts';

interface Named {
  vendor_name: string;
  provable: boolean;
  name: LocalText | null;
  game_id: string | null;
}

/**
 * The names of the vendors and games of bets, in the order of the bets. A game no longer in the catalogue is
 * named by its code.
 */
export async function nameBets(
  db: Queryable,
  bets: readonly SourceBet[],
  language: Language,
): Promise<BetNames[]> {
  const { rows } = await sql<Named>`
    select v.name as vendor_name, v.provable and v.api_url is not null as provable, g.name, g.id as game_id
    from unnest(${bets.map((bet) => bet.sourceId)}::uuid[], ${bets.map((bet) => bet.gameCode)}::text[])
      with ordinality as b(vendor_id, game_code, place)
    join catalogue.vendor v on v.id = b.vendor_id
    left join catalogue.game g on g.vendor_id = b.vendor_id and g.code = b.game_code
    order by b.place`.execute(db);
  return rows.map((row, at) => ({
    sourceName: row.vendor_name,
    gameName: row.name ? gameName(row.name, language) : (bets[at]?.gameCode ?? ''),
    provable: row.provable,
    gameId: row.game_id ?? undefined,
  }));
}
