import { securityRecordPart } from './modules/books/audit/security-record-part.ts';
import { ledgerVerification } from './modules/books/ledger/ledger-verification.ts';
import { rulesPart, type VerificationPart } from './modules/books/ledger/verification-part.ts';
import { BILL_RULES, checkBillInvariants } from './modules/commission/bills/check-bill-invariants.ts';
import { contractsPart } from './modules/commission/contracts/check-contracts.ts';
import {
  checkEnvelopeInvariants,
  ENVELOPE_STEPS,
} from './modules/commission/envelopes/check-envelope-invariants.ts';
import {
  checkPositionInvariants,
  POSITION_RULES,
} from './modules/commission/positions/check-position-invariants.ts';
import { checkRebateInvariants, REBATE_RULES } from './modules/commission/rebates/check-rebate-invariants.ts';
import { checkTeamInvariants, TEAM_RULES } from './modules/commission/teams/check-team-invariants.ts';
import {
  checkLotteryInvariants,
  LOTTERY_RULES,
} from './modules/lotteries/lottery/check-lottery-invariants.ts';
import { checkDepositInvariants, DEPOSIT_RULES } from './modules/money/cashier/check-deposit-invariants.ts';
import { checkFreezeInvariants, FREEZE_RULES } from './modules/money/freezes/check-freeze-invariants.ts';
import {
  checkTransferInvariants,
  TRANSFER_RULES,
} from './modules/money/transfers/check-transfer-invariants.ts';
import {
  checkWalletInvariants,
  WALLET_RULES,
} from './modules/money/vendor-wallet/check-wallet-invariants.ts';
import {
  checkWithdrawalInvariants,
  WITHDRAWAL_RULES,
} from './modules/money/withdrawals/check-withdrawal-invariants.ts';
import { checkReportInvariants, REPORT_RULES } from './modules/oversight/reports/check-report-invariants.ts';
import { checkFigures, FIGURE_RULES } from './modules/oversight/segments/check-figures.ts';
import { actionsPart } from './modules/people/operators/verify-actions.ts';
import { BET_RULES, checkBetInvariants } from './modules/play/bets/check-bet-invariants.ts';
import { BONUS_RULES, checkBonusInvariants } from './modules/rewards/bonuses/check-bonus-invariants.ts';
import {
  BRAND_ENVELOPE_STEPS,
  checkBrandEnvelopeInvariants,
} from './modules/rewards/brand-envelopes/check-brand-envelope-invariants.ts';
import {
  CASHBACK_RULES,
  checkCashbackInvariants,
} from './modules/rewards/cashback/check-cashback-invariants.ts';
import {
  checkLeaderboardInvariants,
  LEADERBOARD_RULES,
} from './modules/rewards/leaderboards/check-leaderboard-invariants.ts';
import {
  checkMissionInvariants,
  MISSION_RULES,
} from './modules/rewards/missions/check-mission-invariants.ts';
import { checkPointInvariants, POINT_RULES } from './modules/rewards/points/check-point-invariants.ts';
import {
  checkPromotionInvariants,
  PROMOTION_RULES,
} from './modules/rewards/promotions/check-promotion-invariants.ts';

import { checkRaffleInvariants, RAFFLE_STEPS } from './modules/rewards/raffles/check-raffle-invariants.ts';

/** Every step that topics contribute as `ledger.verifier`, for a program that verifies the books without starting the portal. */
export const verificationParts: readonly VerificationPart[] = [
  ...ledgerVerification,
  securityRecordPart,
  actionsPart,
  rulesPart('bets', Object.keys(BET_RULES).length, checkBetInvariants),
  rulesPart('wallet', Object.keys(WALLET_RULES).length, checkWalletInvariants),
  rulesPart('cashier', Object.keys(DEPOSIT_RULES).length, checkDepositInvariants),
  rulesPart('withdrawals', Object.keys(WITHDRAWAL_RULES).length, checkWithdrawalInvariants),
  rulesPart('freezes', Object.keys(FREEZE_RULES).length, checkFreezeInvariants),
  rulesPart('transfers', Object.keys(TRANSFER_RULES).length, checkTransferInvariants),
  rulesPart('lottery', Object.keys(LOTTERY_RULES).length, checkLotteryInvariants),
  rulesPart('promotions', Object.keys(PROMOTION_RULES).length, checkPromotionInvariants),
  rulesPart('bonuses', Object.keys(BONUS_RULES).length, checkBonusInvariants),
  rulesPart('brand-envelopes', BRAND_ENVELOPE_STEPS, checkBrandEnvelopeInvariants),
  rulesPart('raffles', RAFFLE_STEPS, checkRaffleInvariants),
  rulesPart('leaderboards', Object.keys(LEADERBOARD_RULES).length, checkLeaderboardInvariants),
  rulesPart('missions', Object.keys(MISSION_RULES).length, checkMissionInvariants),
  rulesPart('points', Object.keys(POINT_RULES).length, checkPointInvariants),
  rulesPart('cashback', Object.keys(CASHBACK_RULES).length, checkCashbackInvariants),
  rulesPart('teams', Object.keys(TEAM_RULES).length, checkTeamInvariants),
  rulesPart('rebates', Object.keys(REBATE_RULES).length, checkRebateInvariants),
  contractsPart,
  rulesPart('bills', Object.keys(BILL_RULES).length, checkBillInvariants),
  rulesPart('positions', Object.keys(POSITION_RULES).length, checkPositionInvariants),
  rulesPart('envelopes', ENVELOPE_STEPS, checkEnvelopeInvariants),
  rulesPart('reports', Object.keys(REPORT_RULES).length, checkReportInvariants),
  rulesPart('segments', Object.keys(FIGURE_RULES).length, checkFigures),
];
