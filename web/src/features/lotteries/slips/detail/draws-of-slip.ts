import type { BoughtLine } from '@lanna/contract/lotteries/lottery/slips';
import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';

/** The lines of a slip on one draw, and what they come to. */
export interface DrawOfSlip {
  numero: string;
  lines: readonly BoughtLine[];
  state: BoughtLine['state'];
  stake: Money;
  payout: Money;
  refunded: Money;
  /** Of lines that have counted. */
  rebate: Money;
  result: string | null;
  refundReason: BoughtLine['refundReason'];
  /** Of its lines, where all have the same. */
  multiple: number | undefined;
}

/** In the order they are drawn, as the server lists the lines. */
export function drawsOfSlip(lines: readonly BoughtLine[]): DrawOfSlip[] {
  const numeros = [...new Set(lines.map(({ numero }) => numero))];
  return numeros.map((numero) =>
    drawOfSlip(
      numero,
      lines.filter((line) => line.numero === numero),
    ),
  );
}

function drawOfSlip(numero: string, lines: readonly BoughtLine[]): DrawOfSlip {
  const [first] = lines;
  const has = (state: BoughtLine['state']) => lines.some((line) => line.state === state);
  return {
    numero,
    lines,
    state: (['open', 'won', 'lost', 'returned'] as const).find(has) ?? 'refunded',
    stake: sum(lines, ({ stake }) => stake),
    payout: sum(lines, ({ payout }) => payout),
    refunded: sum(lines, ({ state, stake }) => (state === 'refunded' ? stake : '0')),
    rebate: sum(lines, (line) => (hasCounted(line) ? line.rebate : '0')),
    result: first?.result ?? null,
    refundReason: lines.find(({ refundReason }) => refundReason !== null)?.refundReason ?? null,
    multiple: lines.every(({ multiple }) => multiple === first?.multiple) ? first?.multiple : undefined,
  };
}

/** The rebate of a line is paid once it has won or lost; a push gives none. */
export function hasCounted({ state }: Pick<BoughtLine, 'state'>): boolean {
  return state === 'won' || state === 'lost';
}

/** What comes back when these draws are cancelled: the stakes of the lines that are still open on them. */
export function comesBack(lines: readonly BoughtLine[], numeros: readonly string[]): Money {
  return sum(lines, ({ numero, state, stake }) =>
    state === 'open' && numeros.includes(numero) ? stake : '0',
  );
}

/** What of a slip was won, given back and lost so far, and what is still open. */
export interface SlipSums {
  payout: Money;
  refunded: Money;
  rebate: Money;
  /** Stakes of lines that have no result yet. */
  open: Money;
  /** What came of all that has a result: what was paid and given back, less what it cost. */
  net: Money;
}

export function sumsOf(draws: readonly DrawOfSlip[]): SlipSums {
  const lines = draws.flatMap((draw) => draw.lines);
  const all = (of: (draw: DrawOfSlip) => Money) => draws.reduce((total, draw) => total + of(draw), 0n);
  const [payout, refunded, rebate] = [
    all(({ payout: won }) => won),
    all((draw) => draw.refunded),
    all((draw) => draw.rebate),
  ];
  const open = sum(lines, ({ state, stake }) => (state === 'open' ? stake : '0'));
  return {
    payout,
    refunded,
    rebate,
    open,
    net: payout + refunded + rebate + open - all(({ stake }) => stake),
  };
}

function sum(lines: readonly BoughtLine[], of: (line: BoughtLine) => string): Money {
  return lines.reduce((total, line) => total + moneyOf(of(line)), 0n);
}
