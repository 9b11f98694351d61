import * as account from '@lanna/contract/money/transfers/agent-account';
import * as contract from '@lanna/contract/money/transfers/transfers';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { csvRoute, type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import { refuseClosedBrand } from '../../../house/brands/check-site.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import { agentAccount, agentAccountFile } from '../line/agent-account.ts';
import { listAgentTransfers } from '../line/list-agent-transfers.ts';
import { showDownline } from '../line/show-downline.ts';
import { showUpline } from '../line/show-upline.ts';
import { transferDown } from '../line/transfer-down.ts';
import { transferToUpline, type UplineDeps } from '../transfer-to-upline.ts';
import { bringAllBack } from './bring-all-back.ts';
import { listOwnTransfers } from './list-own-transfers.ts';
import { listWallets } from './list-wallets.ts';
import { moveBetweenWallets } from './move-between-wallets.ts';
import type { TransferDeps } from './send-transfer.ts';

/** The calls by which members move money between their wallets and to their agent. */
export function transferRoutes(
  deps: TransferDeps & UplineDeps & { brands: Brands; countryOf: CountryOf },
): Route[] {
  const { db, clock, brands } = deps;
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
