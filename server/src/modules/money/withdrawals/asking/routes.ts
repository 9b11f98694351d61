import * as accounts from '@lanna/contract/money/withdrawals/bank-accounts';
import * as pictures from '@lanna/contract/money/withdrawals/pictures';
import * as receipts from '@lanna/contract/money/withdrawals/receipts';
import * as contract from '@lanna/contract/money/withdrawals/withdrawals';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { contextRoutes } from '../../../house/brands/context-routes.ts';
import type { Brands } from '../../../house/brands/find-brand.ts';
import { profileOf } from '../../../house/brands/profile-of.ts';
import { requestContextOf } from '../../../house/brands/request-context.ts';
import { listBankAccounts } from '../banks/list-bank-accounts.ts';
import { addBankAccount, changeBankAccount, removeBankAccount } from '../banks/write-bank-account.ts';
import type { WithdrawalDeps } from '../deps.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { listWithdrawals, showWithdrawal } from './list-withdrawals.ts';
import { keepWithdrawalPicture, showWithdrawalPicture } from './pictures.ts';
import { answerReceipt, listConfirmations } from './receipts.ts';
import { showTerms } from './show-terms.ts';

type RouteDeps = WithdrawalDeps & { brands: Brands; countryOf: CountryOf; storedFiles: StoredFiles };

/** A member's bank accounts, withdrawals and receipts. */
export function withdrawalRoutes(deps: RouteDeps): Route[] {
  const { db, clock } = deps;
  const memberOf = async (call: PersonalCall) => ({
    brand: await profileOf(deps.brands, call),
    memberId: call.caller.memberId,
    language: call.language,
  });
  const asked = contextRoutes(deps);
  return [
    route(accounts.bankAccounts, (call) => listBankAccounts(db.kysely, ownerOf(call), clock.now())),
    asked(accounts.addBankAccount, (call, context) => addBankAccount(deps, call.body, call.caller, context)),
    asked(accounts.changeBankAccount, (call, context) =>
      changeBankAccount(deps, call.params.id, call.body, call.caller, context),
    ),
    asked(accounts.removeBankAccount, (call, context) =>
      removeBankAccount(deps, call.params.id, call.caller, context),
    ),
    route(contract.withdrawalTerms, async (call) =>
      showTerms(db.kysely, await memberOf(call), deps.keptElsewhere(), clock.now(), deps.segments),
    ),
    route(contract.requestWithdrawal, async (call) =>
      requestWithdrawal(deps, call.body, call.caller, {
        ...(await requestContextOf(deps, call)),
        idempotencyKey: call.idempotencyKey,
      }),
    ),
    route(contract.withdrawals, async (call) => listWithdrawals(db.kysely, await memberOf(call), call.query)),
    route(contract.showWithdrawal, async (call) =>
      showWithdrawal(db.kysely, await memberOf(call), call.params.id),
    ),
    route(contract.answerWithdrawal, async (call) => {
      const member = await memberOf(call);
      return db.transaction(async (tx) => {
        await answerWithdrawal(tx, call.params.id, call.body.answers, ownerOf(call), clock.now());
        return showWithdrawal(tx, member, call.params.id);
      });
    }),
    route(pictures.keepWithdrawalPicture, (call) =>
      keepWithdrawalPicture(deps, call.body.base64, ownerOf(call)),
    ),
    route(pictures.withdrawalPicture, (call) =>
      showWithdrawalPicture({ ...deps, db: db.kysely }, call.params.id, ownerOf(call)),
    ),
    route(receipts.paymentConfirmationList, (call) =>
      listConfirmations(db.kysely, ownerOf(call), clock.now()),
    ),
    route(receipts.processC2CTransaction, (call) =>
      db.transaction((tx) => answerReceipt(tx, call.body, ownerOf(call), clock.now())),
    ),
  ];
}
