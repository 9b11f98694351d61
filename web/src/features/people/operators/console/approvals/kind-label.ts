import type { TFunction } from 'i18next';

const KNOWN = {
  'members.adjust': 'kind.adjustMoney',
  'agents.move': 'kind.moveBranch',
  'members.reopen': 'kind.reopenAccount',
  'promotions.issue': 'kind.issueReward',
  'promotions.publish': 'kind.publishPromotion',
  'contracts.offer': 'kind.offerContract',
  'contracts.sign': 'kind.signContract',
  'agents.give-rates': 'kind.giveRates',
  'cashback.raise-rates': 'kind.raiseCashback',
  'points.freer-terms': 'kind.freerPoints',
  'points.publish-good': 'kind.publishPointGood',
  'points.approve': 'kind.approveRedemption',
  'bonuses.publish-offer': 'kind.publishBonus',
  'bonuses.give': 'kind.giveBonus',
  'bonuses.revoke': 'kind.revokeBonus',
  'ranks.ease-levels': 'kind.easeRanks',
  'ranks.raise': 'kind.raiseRank',
  'agents.save-plan': 'kind.saveAgentPlan',
  'lottery.raise-price': 'kind.raisePrice',
  'lottery.raise-modes': 'kind.raiseModes',
  'lottery.raise-limits': 'kind.raiseLimits',
  'withdrawals.loosen': 'kind.loosenWithdrawals',
  'inbox.send': 'kind.sendBroadcast',
  'cashier.accept-deposit': 'kind.creditDeposit',
  'reconciliation.write-off': 'kind.writeOff',
  'transfers.decide': 'kind.decideTransfer',
  'contracts.end': 'kind.endContract',
  'operators.add': 'kind.addOperator',
  'operators.new-password': 'kind.newPassword',
  'operators.reset-second-factor': 'kind.resetFactor',
  'operators.change-email': 'kind.changeEmail',
  'operators.unlock': 'kind.unlockOperator',
  'operators.grant-role': 'kind.grantRole',
  'operators.change-role': 'kind.changeRole',
  'operators.change-settings': 'kind.changeSettings',
  'vendor-wallet.correct-round': 'kind.correctRound',
  'vendor-wallet.grant-free-bets': 'kind.grantFreeBets',
  'catalogue.rotate-key': 'kind.rotateKey',
  'brands.loosen': 'kind.loosenBrand',
  'draws.move-days': 'kind.moveDays',
  'bills.pay-unapproved': 'kind.payUnapproved',
  'brands.open-region': 'kind.openRegion',
  'protection.correct': 'kind.correctExclusion',
  'brands.open-real-money': 'kind.openRealMoney',
  'kyc.correct': 'kind.correctIdentity',
  'withdrawals.approve': 'kind.approveWithdrawal',
  'withdrawals.fail-payout': 'kind.failPayout',
  'withdrawals.change-payee-name': 'kind.changePayeeName',
  'bills.approve': 'kind.approveBill',
  'payments.change-payee': 'kind.changePayee',
  'feeds.correct': 'kind.correctDraw',
  'feeds.cancel': 'kind.cancelDraw',
  'feeds.result-file': 'kind.resultFile',
  'feeds.set-feed': 'kind.setFeed',
  'feeds.calendar': 'kind.changeCalendar',
  'lottery.shot-prizes': 'kind.shotPrizes',
  'feeds.set-game': 'kind.setFedGame',
  'payments.change-gateway': 'kind.changeGateway',
  'catalogue.add-vendor': 'kind.addVendor',
  'catalogue.change-vendor': 'kind.changeVendor',
  'catalogue.open-vendor': 'kind.openVendor',
  'payments.open-channel': 'kind.openChannel',
  'payments.change-terms': 'kind.changeTerms',
  'payments.add-gateway': 'kind.addGateway',
  'payments.open-gateway': 'kind.openGateway',
} as const;

/** What a kind of proposal is called; one without words of its own by its code. */
export function kindLabel(t: TFunction<'operators-console'>, kind: string): string {
  return kind in KNOWN ? t(KNOWN[kind as keyof typeof KNOWN]) : kind;
}

const EFFECTS = {
  'catalogue.add-vendor': 'effect.addVendor',
  'catalogue.change-vendor': 'effect.changeVendor',
  'catalogue.open-vendor': 'effect.openVendor',
  'payments.open-channel': 'effect.openChannel',
  'payments.change-terms': 'effect.changeTerms',
  'payments.add-gateway': 'effect.addGateway',
  'payments.open-gateway': 'effect.openGateway',
} as const;

/** What becomes possible when it is approved, where its facts alone do not say so. */
export function kindEffect(t: TFunction<'operators-console'>, kind: string): string | undefined {
  return kind in EFFECTS ? t(EFFECTS[kind as keyof typeof EFFECTS]) : undefined;
}
