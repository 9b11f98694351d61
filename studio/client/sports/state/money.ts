import { displayMoney, type Money, parseMoney } from '@lanna/rules/money';

/** Money as players read it, with the brand's symbol. */
export type ShowMoney = (amount: Money) => string;

export function moneyText(symbol: string): ShowMoney {
  return (amount) => displayMoney(amount, symbol);
}

export function moneyOf(text: string): Money {
  const money = parseMoney(text);
  if (money === undefined) throw new Error(`${text} is no amount`);
  return money;
}

/** What was typed, in whole coins; undefined while it is no amount. */
export function typedMoney(text: string): Money | undefined {
  const plain = text.replaceAll(',', '').trim();
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return undefined;
  return parseMoney(plain.replace(/\.$/, ''));
}
