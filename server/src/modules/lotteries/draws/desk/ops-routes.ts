import * as contract from '@lanna/contract/lotteries/draws/ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Config } from '../../../../platform/process/config.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { listChains } from '../calls/list-chains.ts';
import { listGames } from '../calls/list-games.ts';
import { changeGame, switchGame, switchGames } from './change-game.ts';

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
    opsChange(db, contract.switchDrawGame, (tx, call) =>
      switchGame(tx, call, { ...call.params, ...call.body }),
    ),
    opsChange(db, contract.switchDrawGames, (tx, call) => switchGames(tx, call, call.body)),
    opsChange(db, contract.changeDrawGame, (tx, call) =>
      changeGame(tx, call, beacons, { ...call.params, ...call.body }),
    ),
    opsRoute(contract.listDrawChains, (call) => listChains(db.kysely, call.query.purpose)),
  ];
}
