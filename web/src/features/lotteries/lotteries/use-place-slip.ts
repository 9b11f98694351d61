import type { Sending, Value } from '@lanna/contract/endpoint';
import { placeSlip } from '@lanna/contract/lotteries/lottery/slips';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/calls/call.ts';
import { intentKey } from '../../../api/calls/intent-key.ts';
import { newId } from '../../../api/calls/new-id.ts';
import { isOutcomeUncertain, Refusal } from '../../../api/calls/refusal.ts';

/** A slip as a table makes it. The seed is of the player's own device unless they type one. */
export type NewSlip = Omit<Sending<typeof placeSlip>['body'], 'seed'> & { seed?: string };
export type PlacedSlip = Value<typeof placeSlip>;

/** Buys a slip. Pressing twice, or again after a lost answer, buys it once; the same slip after an answer is another one. */
export function usePlaceSlip() {
  const queries = useQueryClient();
  const [keys] = useState(intentKey);
  // Of the intention, like its key: a repeated request must be the same to the last letter.
  const [seeds] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: (slip: NewSlip) => {
      const idempotencyKey = keys.for(JSON.stringify(slip));
      const seed = slip.seed ?? seeds.get(idempotencyKey) ?? newId();
      seeds.set(idempotencyKey, seed);
      return call(placeSlip, { body: { ...slip, seed }, idempotencyKey });
    },
    onSuccess: () => {
      settle();
      return refetchMoney();
    },
    onError: (error) => {
      if (isOutcomeUncertain(error)) return;
      settle();
      // What the page showed is not what holds any more.
      void queries.invalidateQueries({ queryKey: ['lotteryTable'] });
      void queries.invalidateQueries({ queryKey: ['lotteries'] });
    },
  });

  function settle() {
    keys.settled();
    seeds.clear();
  }

  async function refetchMoney() {
    await Promise.all(
      ['balance', 'lotterySlips', 'lotteryTable'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  }
}

/** What a refusal says of the slip, as far as it does: lines count from 1, `number` is the closed or sold-out one. */
export interface SlipFacts {
  line?: number | undefined;
  numero?: string | undefined;
  play?: string | undefined;
  number?: string | undefined;
  /** Money that was right instead: the stake recounted, what is left of a limit. */
  stake?: string | undefined;
  left?: string | undefined;
  prices?: string[] | undefined;
}

export function slipFacts(error: unknown): SlipFacts {
  if (!(error instanceof Refusal)) return {};
  const { line, numero, play, number, stake, left, prices } = error.facts;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    line: typeof line === 'number' ? line : undefined,
    numero: text(numero),
    play: text(play),
    number: text(number),
    stake: text(stake),
    left: text(left),
    prices: Array.isArray(prices) ? prices.map(String) : undefined,
  };
}
