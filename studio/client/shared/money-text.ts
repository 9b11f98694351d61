import { formatMoney, parseMoney } from '@lanna/rules/money';

export function unitsOf(text: string): bigint {
  return parseMoney(text) ?? 0n;
}

export function moneyText(symbol: string, amount: bigint): string {
  const [whole = '0', cents = '00'] = formatMoney(amount).split('.');
  return `${symbol}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
