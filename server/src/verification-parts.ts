import { securityRecordPart } from './modules/audit/security-record-part.ts';
import { BET_RULES, checkBetInvariants } from './modules/bets/check-bet-invariants.ts';
import { BILL_RULES, checkBillInvariants } from './modules/bills/check-bill-invariants.ts';
import { checkDepositInvariants, DEPOSIT_RULES } from './modules/cashier/check-deposit-invariants.ts';
import { contractsPart } from './modules/contracts/check-contracts.ts';
import { checkEnvelopeInvariants, ENVELOPE_STEPS } from './modules/envelopes/check-envelope-invariants.ts';
import { ledgerVerification } from './modules/ledger/ledger-verification.ts';
import { rulesPart, type VerificationPart } from './modules/ledger/verification-part.ts';
import { checkLotteryInvariants, LOTTERY_RULES } from './modules/lottery/check-lottery-invariants.ts';
import { actionsPart } from './modules/operators/verify-actions.ts';
import {
  checkPromotionInvariants,
  PROMOTION_RULES,
} from './modules/promotions/check-promotion-invariants.ts';
import { checkRebateInvariants, REBATE_RULES } from './modules/rebates/check-rebate-invariants.ts';
import { checkReportInvariants, REPORT_RULES } from './modules/reports/check-report-invariants.ts';
import { checkTeamInvariants, TEAM_RULES } from './modules/teams/check-team-invariants.ts';
import { checkTransferInvariants, TRANSFER_RULES } from './modules/transfers/check-transfer-invariants.ts';
import { checkWalletInvariants, WALLET_RULES } from './modules/vendor-wallet/check-wallet-invariants.ts';
import {
  checkWithdrawalInvariants,
  WITHDRAWAL_RULES,
} from './modules/withdrawals/check-withdrawal-invariants.ts';

/** Every step that topics contribute as `ledger.verifier`, for a program that verifies the books without starting the portal. */
export const verificationParts: readonly VerificationPart[] = [
  ...ledgerVerification,
  securityRecordPart,
  actionsPart,
  rulesPart('bets', Object.keys(BET_RULES).length, checkBetInvariants),
  rulesPart('wallet', Object.keys(WALLET_RULES).length, checkWalletInvariants),
  rulesPart('cashier', Object.keys(DEPOSIT_RULES).length, checkDepositInvariants),
  rulesPart('withdrawals', Object.keys(WITHDRAWAL_RULES).length, checkWithdrawalInvariants),
  rulesPart('transfers', Object.keys(TRANSFER_RULES).length, checkTransferInvariants),
  rulesPart('lottery', Object.keys(LOTTERY_RULES).length, checkLotteryInvariants),
  rulesPart('promotions', Object.keys(PROMOTION_RULES).length, checkPromotionInvariants),
  rulesPart('teams', Object.keys(TEAM_RULES).length, checkTeamInvariants),
  rulesPart('rebates', Object.keys(REBATE_RULES).length, checkRebateInvariants),
  contractsPart,
  rulesPart('bills', Object.keys(BILL_RULES).length, checkBillInvariants),
  rulesPart('envelopes', ENVELOPE_STEPS, checkEnvelopeInvariants),
  rulesPart('reports', Object.keys(REPORT_RULES).length, checkReportInvariants),
];
