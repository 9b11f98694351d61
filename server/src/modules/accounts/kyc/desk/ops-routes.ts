import * as contract from '@lanna/contract/accounts/kyc/ops';
import * as settings from '@lanna/contract/accounts/kyc/settings-ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { KycDeps } from '../documents/deps.ts';
import { revealMemberIdentity, showMemberIdentity } from '../documents/member-identity.ts';
import { approveIdentity } from './approve-identity.ts';
import { changeSettings, scopedBrand, showSettings } from './change-settings.ts';
import { correctIdentity } from './correct-identity.ts';
import { checks } from './list-checks.ts';
import { askAgain, rejectIdentity } from './reject-identity.ts';
import { revealNumber, revealPicture } from './reveal.ts';
import { showCheck } from './show-check.ts';
import { putBackCheck, takeCheck } from './take-check.ts';

/** The console's calls about identities: the desk, a member's record, and what a brand sets. */
export function kycOps(deps: KycDeps): OpsRoute[] {
  return [...deskOps(deps), ...memberOps(deps), ...settingsOps(deps)];
}

function deskOps(deps: KycDeps): OpsRoute[] {
  const { db, clock, secrets } = deps;
  type Shower = Parameters<typeof showCheck>[2] & { params: { id: string } };
  const decide = (call: Shower, work: (tx: Tx, now: Date) => Promise<void>) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      await work(tx, now);
      return showCheck(tx, deps, call, call.params.id, now);
    });
  return [
    ...checks.routes(db.kysely),
    opsRoute(contract.showIdentityCheck, (call) =>
      showCheck(db.kysely, deps, call, call.params.id, clock.now()),
    ),
    opsRoute(contract.takeIdentityCheck, (call) =>
      decide(call, (tx, now) => takeCheck(tx, call, { ...call.params, ...call.body }, now)),
    ),
    opsRoute(contract.putBackIdentityCheck, (call) =>
      decide(call, (tx, now) => putBackCheck(tx, call, { ...call.params, ...call.body }, now)),
    ),
    opsRoute(contract.approveIdentity, (call) =>
      decide(call, (tx, now) => approveIdentity(tx, deps, call, { ...call.params, ...call.body }, now)),
    ),
    opsRoute(contract.rejectIdentity, (call) =>
      decide(call, (tx, now) => rejectIdentity(tx, call, { ...call.params, ...call.body }, now)),
    ),
    opsRoute(contract.askIdentityAgain, (call) =>
      decide(call, (tx, now) => askAgain(tx, call, { ...call.params, ...call.body }, now)),
    ),
    opsRoute(contract.revealIdentityPicture, (call) =>
      db.transaction((tx) => revealPicture(tx, secrets, call, call.params)),
    ),
    opsRoute(contract.revealIdentityNumber, (call) =>
      db.transaction((tx) => revealNumber(tx, secrets, call, call.params.id)),
    ),
  ];
}

function memberOps({ db, clock, secrets }: KycDeps): OpsRoute[] {
  return [
    opsRoute(contract.showMemberIdentity, (call) =>
      showMemberIdentity(db.kysely, secrets, call, call.params.id),
    ),
    opsRoute(contract.revealMemberIdentity, (call) =>
      db.transaction((tx) => revealMemberIdentity(tx, secrets, call, call.params.id)),
    ),
    opsRoute(contract.correctMemberIdentity, (call) =>
      db.transaction((tx) =>
        correctIdentity(tx, secrets, call, { memberId: call.params.id, ...call.body }, clock.now()),
      ),
    ),
  ];
}

function settingsOps({ db, clock }: KycDeps): OpsRoute[] {
  return [
    opsRoute(settings.listIdentitySettings, async (call) => ({
      list: await Promise.all(call.brands.map((brand) => showSettings(db.kysely, brand))),
    })),
    opsRoute(settings.changeIdentitySettings, (call) =>
      db.transaction(async (tx) => {
        const brand = scopedBrand(call, call.params.code);
        await changeSettings(tx, call, brand, call.body, clock.now());
        return showSettings(tx, brand);
      }),
    ),
  ];
}
