import * as contract from '@lanna/contract/money/cashier/cashier';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { listDeposits, showOwnDeposit } from './list-deposits.ts';
import { listMethods } from './list-methods.ts';
import { type DepositDeps, makeDeposit } from './make-deposit.ts';
import { listOwnSlips, showOwnSlip } from './own-slips.ts';
import { cancelDeposit, sayPaid } from './say-paid.ts';
import { sendSlip } from './send-slip.ts';

export function cashierRoutes(deps: DepositDeps & { brands: Brands; storedFiles: StoredFiles }): Route[] {
  const { clock, storedFiles } = deps;
  const db = deps.db.kysely;
  const ownerOf = ({ brand, language, caller }: PersonalCall) => ({
    brand,
    language,
    memberId: caller.memberId,
  });
  const slipOwnerOf = ({ brand, caller }: PersonalCall) => ({
    merchantId: brand.id,
    memberId: caller.memberId,
  });
  return [
    route(contract.depositMethods, (call) => listMethods(db, ownerOf(call), clock.now(), deps.segments)),
    route(contract.deposit, async (call) =>
      makeDeposit(deps, call.body, {
        ...ownerOf(call),
        brand: await profileOf(deps.brands, call),
        idempotencyKey: call.idempotencyKey,
        origin: call.origin,
      }),
    ),
    route(contract.listDeposits, (call) => listDeposits(db, ownerOf(call), call.query, clock.now())),
    route(contract.showDeposit, (call) => showOwnDeposit(db, ownerOf(call), call.params.id, clock.now())),
    route(contract.sayPaid, (call) =>
      sayPaid(deps, { ...ownerOf(call), origin: call.origin }, call.params.id),
    ),
    route(contract.cancelDeposit, (call) => cancelDeposit(deps, ownerOf(call), call.params.id)),
    route(contract.sendSlip, (call) =>
      sendSlip(deps, ownerOf(call), { id: call.params.id, base64: call.body.base64 }),
    ),
    route(contract.depositSlips, (call) => listOwnSlips(db, storedFiles, slipOwnerOf(call), call.params.id)),
    route(contract.depositSlip, (call) => showOwnSlip(db, storedFiles, slipOwnerOf(call), call.params)),
  ];
}
