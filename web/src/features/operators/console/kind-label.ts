import type { TFunction } from 'i18next';

const KNOWN = {
  'members.adjust': 'kind.adjustMoney',
  'promotions.issue': 'kind.issueReward',
  'operators.grant-role': 'kind.grantRole',
  'operators.change-role': 'kind.changeRole',
  'operators.change-settings': 'kind.changeSettings',
  'vendor-wallet.correct-round': 'kind.correctRound',
  'catalogue.rotate-key': 'kind.rotateKey',
  'brands.open-region': 'kind.openRegion',
} as const;

/** What a kind of proposal is called; one without words of its own by its code. */
export function kindLabel(t: TFunction<'operators-console'>, kind: string): string {
  return kind in KNOWN ? t(KNOWN[kind as keyof typeof KNOWN]) : kind;
}
