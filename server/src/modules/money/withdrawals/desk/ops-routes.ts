import * as contract from '@lanna/contract/money/withdrawals/ops';
import * as payoutCalls from '@lanna/contract/money/withdrawals/payouts-ops';
import * as settings from '@lanna/contract/money/withdrawals/settings-ops';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { deskRoutes } from '../../../../platform/ops/desk-routes.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { findScopedMember } from '../../../people/members/scoped-member.ts';
import { askMember } from '../asking/ask-member.ts';
import { proposePayeeName } from '../banks/change-payee-name.ts';
import { listMemberAccounts } from '../banks/list-member-accounts.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { closeDispute, sendPayout, settlePayout } from '../payouts/decide-payout.ts';
import { failPayout } from '../payouts/fail-payout.ts';
import { payouts } from '../payouts/list-payouts.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { changeRiskRule, changeSettings } from './change-settings.ts';
import { deskWithdrawals } from './list-desk.ts';
import { listRuleVersions, showSettings } from './list-settings.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { revealAccount, revealPicture } from './reveal.ts';
import { showDeskWithdrawal } from './show-desk.ts';
import { putBackWithdrawal, takeWithdrawal } from './take-withdrawal.ts';

/** The console's calls about withdrawals: the desk, payouts, and what a brand sets. */
export function withdrawalOps(deps: WithdrawalDeps & { storedFiles: StoredFiles }): OpsRoute[] {
  return [...deskOps(deps), ...payoutOps(deps), ...settingsOps(deps), ...payeeOps(deps)];
}

function deskOps(deps: WithdrawalDeps & { storedFiles: StoredFiles }): OpsRoute[] {
  const { db, clock } = deps;
  const decided = deskRoutes(deps, (tx, call, id, now) =>
    showDeskWithdrawal(tx, call, id, deps.keptElsewhere(), now),
  );
  return [
    ...deskWithdrawals.routes(db.kysely),
    opsRoute(contract.showOpsWithdrawal, (call) =>
      showDeskWithdrawal(db.kysely, call, call.params.id, deps.keptElsewhere(), clock.now()),
    ),
    decided(contract.takeWithdrawal, takeWithdrawal),
    decided(contract.putBackWithdrawal, putBackWithdrawal),
    decided(contract.approveWithdrawal, (tx, call, wanted, now) =>
      approveWithdrawal(tx, deps, call, wanted, now),
    ),
    decided(contract.rejectWithdrawal, rejectWithdrawal),
    decided(contract.askMember, askMember),
    opsChange(db, contract.revealWithdrawalAccount, (tx, call) =>
      revealAccount(tx, deps.secrets, call, call.params.id),
    ),
    opsChange(db, contract.revealWithdrawalPicture, (tx, call) =>
      revealPicture(tx, deps.storedFiles, call, call.params),
    ),
  ];
}

function payoutOps(deps: WithdrawalDeps): OpsRoute[] {
  const { db, clock } = deps;
  const decided = deskRoutes(deps, (tx, call, id) => payouts.one({ ...call, db: tx }, id));
  return [
    ...payouts.routes(db.kysely),
    decided(payoutCalls.sendPayout, (tx, call, wanted, now) => sendPayout(tx, deps, call, wanted, now)),
    decided(payoutCalls.settlePayout, (tx, call, wanted, now) => settlePayout(tx, deps, call, wanted, now)),
    opsChange(db, payoutCalls.failPayout, async (tx, call) => {
      const done = await failPayout(tx, deps, call, { ...call.params, ...call.body }, clock.now());
      return { ...(await payouts.one({ ...call, db: tx }, call.params.id)), ...done };
    }),
    decided(payoutCalls.closeDispute, closeDispute),
  ];
}

function settingsOps({ db, clock, segments }: WithdrawalDeps): OpsRoute[] {
  return [
    opsRoute(settings.listWithdrawalSettings, async (call) => {
      const now = clock.now();
      return { list: await Promise.all(call.brands.map((brand) => showSettings(db.kysely, brand, now))) };
    }),
    opsChange(db, settings.changeWithdrawalSettings, async (tx, call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const proposal = await changeSettings(tx, call, brand, call.body, clock.now(), segments);
      return { ...(await showSettings(tx, brand, clock.now())), proposal };
    }),
    opsChange(db, settings.changeRiskRule, async (tx, call) => {
      const brand = brandInScope(call.brands, call.params.code);
      const proposal = await changeRiskRule(tx, call, brand, call.params.kind, call.body, clock.now());
      return { ...(await showSettings(tx, brand, clock.now())), proposal };
    }),
    opsRoute(settings.riskRuleHistory, async (call) =>
      listRuleVersions(db.kysely, brandInScope(call.brands, call.params.code), call.params.kind),
    ),
  ];
}

function payeeOps({ db }: Pick<WithdrawalDeps, 'db'>): OpsRoute[] {
  return [
    opsRoute(contract.memberBankAccounts, async (call) =>
      listMemberAccounts(db.kysely, await findScopedMember(db.kysely, call.params.id, call.brandIds)),
    ),
    opsChange(db, contract.changePayeeName, (tx, call) =>
      proposePayeeName(tx, call, { ...call.params, ...call.body }),
    ),
  ];
}
