import { LOBBY_RESULTS_MAX, type lobbyTable } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { setBeginning } from '@lanna/rules/play/tables/roads';
import { shortResult } from '@lanna/rules/play/tables/short-result';
import type { z } from 'zod';
import type { Tx } from '../../platform/database.ts';
import type { TableDesk } from '../desk/open-desk.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';
import { type ReadState, readStates } from '../watching/read-state.ts';
import { statusOf } from '../watching/status-of.ts';

/** Far below the second between two questions of one operator. */
const FRESH_MS = 250;

export interface TableLobby {
  /** A vendor's tables as an operator's lobby shows them. */
  list(vendor: string, operatorId: string): Promise<z.input<typeof lobbyTable>[]>;
  /** Whether the operator's players may be let in at a table of the game. */
  has(code: string, of: { game: string; operatorId: string }): boolean;
}

/** Results of a table are read anew when its round has moved: every operator asks each second. */
export function tableLobby(db: Tx, desk: TableDesk): TableLobby {
  const known = new Map<string, { at: string; results: string[] }>();
  const fresh = new Map<string, { untilMs: number; states: ReturnType<typeof readStates> }>();

  /** Of the same tables for every operator that asks in the same moment. */
  function statesOf(tables: readonly LiveTable[]): ReturnType<typeof readStates> {
    const key = tables.map(({ code }) => code).join(' ');
    const kept = fresh.get(key);
    if (kept && kept.untilMs > Date.now()) return kept.states;
    const states = readStates(db, tables);
    fresh.set(key, { untilMs: Date.now() + FRESH_MS, states });
    states.catch(() => fresh.delete(key));
    return states;
  }

  async function resultsOf(table: LiveTable, { state: { round } }: ReadState): Promise<string[]> {
    const at = `${round?.id} ${round?.state}`;
    const before = known.get(table.code);
    if (before?.at === at || !round) return before?.results ?? [];
    const results = await readResults(db, table, setBeginning(round.number));
    known.set(table.code, { at, results });
    return results;
  }

  return {
    has: (code, { game, operatorId }) => desk.offered(code, operatorId)?.game === game,
    async list(vendor, operatorId) {
      const tables = desk.offeredTo(operatorId).filter((table) => table.vendor === vendor);
      const states = await statesOf(tables);
      return Promise.all(
        tables.map(async (table) => {
          const read = states.get(table.code);
          if (!read) throw new Error(`the table ${table.code} is not there`);
          const { round, players } = read.state;
          const status = statusOf(desk, table.code, read, operatorId);
          return {
            ...{
              table_code: table.code,
              game_code: table.game,
              name: table.name,
              players: BigInt(players),
            },
            status: status === 'open' ? ('open' as const) : ('closed' as const),
            ...(round?.state === 'open' && { closes_at: round.closesAt }),
            ...{ results: await resultsOf(table, read), currency: table.currency },
            ...{ min_bet: table.minStake, max_bet: table.maxStake },
          };
        }),
      );
    },
  };
}

async function readResults(db: Tx, table: LiveTable, from: number): Promise<string[]> {
  const { rows } = await db.query<{ outcome: unknown }>(
    `select outcome from studio.shared_round where subject = $1 and number >= $2 and state = 'settled' order by number limit $3`,
    [subjectOf(table.code), from, LOBBY_RESULTS_MAX],
  );
  return rows.map(({ outcome }) => shortResult(table.rules.kind, outcome));
}
