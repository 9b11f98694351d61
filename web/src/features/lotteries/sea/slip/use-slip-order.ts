import type { Language } from '@lanna/contract/people/members/members';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { formatMoney, type Money } from '@lanna/rules/money';
import { useState } from 'react';
import { useMemberGuard } from '../../../../navigation.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { type PlacedSlip, slipFacts, usePlaceSlip } from '../../lotteries/use-place-slip.ts';
import { rateChanges } from '../rates/rate-changes.ts';
import type { Rates } from '../rates/rates.ts';
import { namedNumbers, notifiedBy, type ShownRules } from '../rates/shown-rules.ts';
import type { BettingDraw } from '../table/betting-table.tsx';
import { costOf, keyOf, type NumberBet, type Slip } from './bets.ts';
import { fittingAmount } from './fitting-amount.ts';
import { type LineOfBets, linesOf } from './slip-lines.ts';
import type { KeptSlip } from './slip-store.ts';
import { amountFieldError } from './stake-amount.ts';

export interface SlipOrder {
  /** Field errors of amounts are shown once the slip was to be sent. */
  checked: boolean;
  busy: boolean;
  error: Error | null;
  /** Numbers the refusal is about. */
  marked: readonly NumberBet[];
  placed: (PlacedSlip & { numero: string; numbers: number }) | undefined;
  /** What refusals have reported of numbers at another draw than the current one. */
  notified: ShownRules | undefined;
  /** Answers whether it was sent. */
  place: () => boolean;
  /** Something about the slip is different: what was said of it before is no longer about it. */
  changed: () => void;
}

/** Sends the slip once all of it can be sent; a refused one stays as it is, with what it is about marked. */
export function useSlipOrder({
  gameCode,
  kept: { slip },
  keep,
  plays,
  ratesFor,
  largestPrize,
  draw,
  onPlaced,
}: {
  gameCode: string;
  kept: KeptSlip;
  keep: (changed: Partial<KeptSlip>) => void;
  plays: readonly Play[];
  /** With what refusals have reported. */
  ratesFor: (notified: ShownRules | undefined) => Rates;
  largestPrize: Money;
  /** Undefined as well while it is asked whether the slip moves. */
  draw: BettingDraw | undefined;
  onPlaced: () => void;
}): SlipOrder {
  const placing = usePlaceSlip();
  const member = useMemberGuard();
  const language = usePageLanguage();
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState<readonly LineOfBets[]>([]);
  const [notified, setNotified] = useState<ShownRules>();
  const [placed, setPlaced] = useState<SlipOrder['placed']>();

  function place(): boolean {
    setChecked(true);
    const rates = ratesFor(notified);
    if (placing.isPending || !draw || !canBeSent(slip, plays, rates, { language, largestPrize }))
      return false;
    const { numero } = draw;
    const lines = linesOf(slip, plays, rates, language);
    member(() => {
      setSent(lines);
      placing.mutate(
        {
          gameCode,
          lines: lines.map(({ line }) => line),
          draws: [{ numero, multiple: 1 }],
          stopOnWin: false,
          stake: formatMoney(costOf(slip, language)),
        },
        {
          onSuccess: (bought) => {
            keep({ slip: [], last: slip, numero: undefined });
            setChecked(false);
            onPlaced();
            setPlaced({ ...bought, numero, numbers: slip.length });
          },
          onError: (error) => setNotified(notifiedBy(error, numero, lines, plays)),
        },
      );
    });
    return true;
  }

  return {
    checked,
    busy: placing.isPending,
    error: placing.error,
    marked: markedBy(placing.error, sent, plays),
    notified,
    placed,
    place,
    changed: () => {
      setPlaced(undefined);
      if (!placing.isPending) placing.reset();
    },
  };
}

/** Closed numbers, amounts and rates are dealt with before anything is sent. */
export function canBeSent(
  slip: Slip,
  plays: readonly Play[],
  rates: Rates,
  { language, largestPrize }: { language: Language; largestPrize: Money },
): boolean {
  return (
    slip.length > 0 &&
    slip.every(({ amount }) => amountFieldError(amount, language) === undefined) &&
    closedOn(slip, plays, rates).length === 0 &&
    slip.every((bet) => fittingAmount(bet, plays, rates, { largestPrize, language }) === undefined) &&
    rateChanges(slip, plays, rates).length === 0
  );
}

export function closedOn(slip: Slip, plays: readonly Play[], rates: Rates): NumberBet[] {
  return slip.filter((bet) => {
    const play = plays.find(({ code }) => code === bet.play);
    return play !== undefined && rates.ruleOf(play, bet.number) === 'closed';
  });
}

/** A refusal names numbers, or a line. */
function markedBy(
  error: Error | null,
  sent: readonly LineOfBets[],
  plays: readonly Play[],
): readonly NumberBet[] {
  const { line } = slipFacts(error);
  const named = new Set(namedNumbers(error).map(({ play, number }) => `${play} ${number}`));
  if (named.size === 0) return line === undefined ? [] : (sent[line - 1]?.bets ?? []);
  return sent
    .flatMap(({ bets }) => bets)
    .filter((bet) =>
      named.has(
        keyOf(
          bet,
          plays.find(({ code }) => code === bet.play),
        ),
      ),
    );
}
