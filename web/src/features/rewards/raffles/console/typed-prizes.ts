import type { RafflePrizeForm } from '@lanna/contract/rewards/raffles/terms';

/** A prize as it is typed. */
export interface TypedPrize {
  key: string;
  kind: RafflePrizeForm['kind'];
  amount: string;
  count: string;
  times: string;
  days: string;
}

export function newPrize(): TypedPrize {
  return { key: crypto.randomUUID(), kind: 'cash', amount: '', count: '1', times: '5', days: '7' };
}

export function typedPrize(prize: RafflePrizeForm): TypedPrize {
  return {
    ...newPrize(),
    ...{ kind: prize.kind, amount: prize.amount, count: String(prize.count) },
    ...(prize.kind === 'bonus' && { times: String(prize.times), days: String(prize.days) }),
  };
}

export function prizeBody(prize: TypedPrize, money: (typed: string) => string): RafflePrizeForm {
  const of = { amount: money(prize.amount), count: Number(prize.count) };
  if (prize.kind === 'cash') return { kind: 'cash', ...of };
  return { kind: 'bonus', ...of, times: Number(prize.times), days: Number(prize.days) };
}
