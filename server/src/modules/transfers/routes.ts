import * as account from '@lanna/contract/transfers/agent-account';
import * as contract from '@lanna/contract/transfers/transfers';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { csvRoute, type PersonalCall, type Route, route } from '../../platform/http/route.ts';
import { refuseClosedBrand } from '../brands/check-site.ts';
import type { Brands } from '../brands/find-brand.ts';
import { profileOf } from '../brands/profile-of.ts';
import { requestContextOf } from '../brands/request-context.ts';
import { agentAccount, agentAccountFile } from './agent-account.ts';
import { bringAllBack } from './bring-all-back.ts';
import { listAgentTransfers } from './list-agent-transfers.ts';
import { listOwnTransfers } from './list-own-transfers.ts';
import { listWallets } from './list-wallets.ts';
import { moveBetweenWallets } from './move-between-wallets.ts';
import type { TransferDeps } from './send-transfer.ts';
import { showDownline } from './show-downline.ts';
import { showUpline } from './show-upline.ts';
import { transferDown } from './transfer-down.ts';
import { transferToUpline, type UplineDeps } from './transfer-to-upline.ts';

/** The calls by which members move money between their wallets and to their agent. */
export function transferRoutes(
  deps: TransferDeps & UplineDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  const { db, clock, brands } = deps;
  const ownerOf = ({ brand, caller }: PersonalCall) => ({ merchantId: brand.id, memberId: caller.memberId });
  const readerOf = ({ brand, caller }: PersonalCall) => ({
    brand,
    memberId: caller.memberId,
    now: clock.now(),
  });
  return [
    route(contract.merchantWallet, async (call) =>
      listWallets(deps, await profileOf(brands, call), call.caller.memberId),
    ),
    route(contract.walletTransfer, async (call) => {
      const brand = await profileOf(brands, call);
      // Money comes back from a vendor whatever a brand is closed to.
      if (call.body.way === 'in') refuseClosedBrand(brand);
      const { memberId } = call.caller;
      return moveBetweenWallets(deps, call.body, { brand, memberId, idempotencyKey: call.idempotencyKey });
    }),
    route(contract.allBack, async (call) =>
      bringAllBack(deps, {
        brand: await profileOf(brands, call),
        memberId: call.caller.memberId,
        idempotencyKey: call.idempotencyKey,
      }),
    ),
    route(contract.listTransfers, (call) => listOwnTransfers(db.kysely, ownerOf(call), call.query)),
    route(contract.showUpline, async (call) =>
      showUpline(db.kysely, await profileOf(brands, call), call.caller.memberId, {
        now: clock.now(),
        elsewhere: deps.elsewhere(),
      }),
    ),
    route(contract.transferUpline, async (call) =>
      transferToUpline(
        deps,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey },
        await requestContextOf(deps, call),
      ),
    ),
    route(contract.showDownline, async (call) =>
      showDownline(db.kysely, await profileOf(brands, call), call.caller, {
        to: call.query.to,
        now: clock.now(),
        elsewhere: deps.elsewhere(),
      }),
    ),
    route(contract.transferDownline, async (call) =>
      transferDown(
        deps,
        call.body,
        { ...call.caller, idempotencyKey: call.idempotencyKey },
        await requestContextOf(deps, call),
      ),
    ),
    route(account.agentAccount, (call) => agentAccount(db.kysely, readerOf(call), call.query)),
    csvRoute(account.agentAccountFile, async (call) =>
      agentAccountFile(db.kysely, readerOf(call), call.query),
    ),
    route(contract.agentTransfers, (call) =>
      listAgentTransfers(db.kysely, call.brand, call.caller.memberId, { ...call.query, now: clock.now() }),
    ),
  ];
}
