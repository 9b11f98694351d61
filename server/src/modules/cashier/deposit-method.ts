import type { LocalText } from '@lanna/rules/local-text';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';

export interface DepositMethod {
  code: string;
  kind: 'sandbox';
  name: LocalText;
  min: Money;
  max: Money;
}

const SANDBOX: DepositMethod = {
  code: 'SANDBOX',
  kind: 'sandbox',
  name: {
    TH: 'เงินจำลอง',
    EN: 'Play money',
    CN: '模拟币',
    ID: 'Uang virtual',
    PT: 'Dinheiro fictício',
    TY: 'Sanal para',
    VI: 'Tiền giả lập',
  },
  min: 1n * MONEY_SCALE,
  max: 100_000n * MONEY_SCALE,
};

/** The sandbox method exists only for brands with play money. */
export function depositMethods(brand: { settings: { demo: boolean } }): DepositMethod[] {
  return brand.settings.demo ? [SANDBOX] : [];
}
