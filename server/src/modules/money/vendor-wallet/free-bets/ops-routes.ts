import * as contract from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { cancelFreeBets } from './cancel-free-bets.ts';
import { grantFreeBets } from './grant-free-bets.ts';
import { listFreeBetGames } from './list-free-bet-games.ts';
import { grantedFreeBetsList } from './list-free-bets.ts';
import { type SendDeps, sendRewards } from './send-rewards.ts';

/** Free bets as operators grant, see and cancel them. The vendor is told at once, and by the job where that fails. */
export function freeBetsOps(deps: SendDeps): OpsRoute[] {
  const { db, clock } = deps;
  return [
    ...grantedFreeBetsList.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.freeBetGames, async (call) => {
      const brand = call.brands.find(({ code }) => code === call.query.brand);
      return brand ? listFreeBetGames(db.kysely, brand.id, call.language) : { vendors: [] };
    }),
    opsRoute(contract.grantFreeBets, async (call) => {
      const granted = await db.transaction((tx) => grantFreeBets(tx, call, clock.now()));
      if (granted.outcome === 'granted') await sendRewards(deps, granted.id);
      return granted;
    }),
    opsRoute(contract.cancelFreeBets, async (call) => {
      const cancelled = await db.transaction((tx) => cancelFreeBets(tx, call, clock.now()));
      await sendRewards(deps, call.params.id);
      return cancelled;
    }),
  ];
}
