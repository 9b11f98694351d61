import * as contract from '@lanna/contract/accounts/kyc/ops';
import * as settings from '@lanna/contract/accounts/kyc/settings-ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { deskRoutes } from '../../../../platform/ops/desk-routes.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import type { KycDeps } from '../documents/deps.ts';
import { revealMemberIdentity, showMemberIdentity } from '../documents/member-identity.ts';
import { approveIdentity } from './approve-identity.ts';
import { changeSettings, showSettings } from './change-settings.ts';
import { correctIdentity } from './correct-identity.ts';
import { checks } from './list-checks.ts';
import { askAgain, rejectIdentity } from './reject-identity.ts';
import { revealNumber, revealPicture } from './reveal.ts';
import { showCheck } from './show-check.ts';
import { putBackCheck, takeCheck } from './take-check.ts';

/** The console's calls about identities: the desk, a member's record, and what a brand sets. */
export function kycOps(deps: KycDeps & { storedFiles: StoredFiles }): OpsRoute[] {
  return [...deskOps(deps), ...memberOps(deps), ...settingsOps(deps)];
}

function deskOps(deps: KycDeps & { storedFiles: StoredFiles }): OpsRoute[] {
  const { db, clock, secrets } = deps;
  const decided = deskRoutes(deps, (tx, call, id, now) => showCheck(tx, deps, call, id, now));
  return [
    ...checks.routes(db.kysely),
    opsRoute(contract.showIdentityCheck, (call) =>
      showCheck(db.kysely, deps, call, call.params.id, clock.now()),
    ),
    decided(contract.takeIdentityCheck, takeCheck),
    decided(contract.putBackIdentityCheck, putBackCheck),
    decided(contract.approveIdentity, (tx, call, wanted, now) =>
      approveIdentity(tx, deps, call, wanted, now),
    ),
    decided(contract.rejectIdentity, rejectIdentity),
    decided(contract.askIdentityAgain, askAgain),
    opsChange(db, contract.revealIdentityPicture, (tx, call) => revealPicture(tx, deps, call, call.params)),
    opsChange(db, contract.revealIdentityNumber, (tx, call) =>
      revealNumber(tx, secrets, call, call.params.id),
    ),
  ];
}

function memberOps({ db, clock, secrets }: KycDeps): OpsRoute[] {
  return [
    opsRoute(contract.showMemberIdentity, (call) =>
      showMemberIdentity(db.kysely, secrets, call, call.params.id),
    ),
    opsChange(db, contract.revealMemberIdentity, (tx, call) =>
      revealMemberIdentity(tx, secrets, call, call.params.id),
    ),
    opsChange(db, contract.correctMemberIdentity, (tx, call) =>
      correctIdentity(tx, secrets, call, { memberId: call.params.id, ...call.body }, clock.now()),
    ),
  ];
}

function settingsOps({ db, clock }: KycDeps): OpsRoute[] {
  return [
    opsRoute(settings.listIdentitySettings, async (call) => ({
      list: await Promise.all(call.brands.map((brand) => showSettings(db.kysely, brand))),
    })),
    opsChange(db, settings.changeIdentitySettings, async (tx, call) => {
      const brand = brandInScope(call.brands, call.params.code);
      await changeSettings(tx, call, brand, call.body, clock.now());
      return showSettings(tx, brand);
    }),
  ];
}
