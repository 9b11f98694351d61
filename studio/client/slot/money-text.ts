import { displayMoney, type Money } from '@lanna/rules/money';

/** Money as players read it, with the brand's symbol. */
export type ShowMoney = (amount: Money) => string;

export function moneyText(symbol: string): ShowMoney {
  return (amount) => displayMoney(amount, symbol);
}
