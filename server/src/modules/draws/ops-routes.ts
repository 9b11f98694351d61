import * as contract from '@lanna/contract/draws/ops';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { type OpsRoute, opsRoute } from '../../platform/ops/ops-route.ts';
import { changeGame, switchGame } from './change-game.ts';
import { listChains } from './list-chains.ts';
import { listGames } from './list-games.ts';

/** The console's side of draws: games with their schedules, and the chains they come from. */
export function drawOps({
  db,
  config: { beacons },
}: {
  db: Database;
  config: Pick<Config, 'beacons'>;
}): OpsRoute[] {
  return [
    opsRoute(contract.listDrawGames, () => listGames(db.kysely, beacons)),
    opsRoute(contract.switchDrawGame, (call) =>
      db.transaction((tx) => switchGame(tx, call, { ...call.params, ...call.body })),
    ),
    opsRoute(contract.changeDrawGame, (call) =>
      db.transaction((tx) => changeGame(tx, call, beacons, { ...call.params, ...call.body })),
    ),
    opsRoute(contract.listDrawChains, (call) => listChains(db.kysely, call.query.purpose)),
  ];
}
