import type { BoughtLine, SlipSummary } from '@lanna/contract/lotteries/lottery/slips';

/** A line of five straight digits for two; what is different is said. */
export function boughtLine(different: Partial<BoughtLine> = {}): BoughtLine {
  const { numero = '20261122-001', number = 1 } = different;
  return {
    id: `${numero}/${number}`,
    number,
    numero,
    drawsAt: '2026-11-22T14:01:00.000Z',
    play: 'five-straight',
    selection: '1|2|3|4|5',
    units: 1,
    moneyUnit: '1',
    multiple: 1,
    mode: 1800,
    prices: ['180000.00'],
    isHalf: false,
    stake: '2.00',
    rebate: '0.00',
    state: 'open',
    payout: '0.00',
    result: null,
    refundReason: null,
    ...different,
  };
}

export function slipSummary(different: Partial<SlipSummary> = {}): SlipSummary {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    gameCode: 'SSC_1M',
    gameName: 'SSC 1 minute',
    placedAt: '2026-11-22T14:00:00.000Z',
    stake: '2.00',
    payout: '0.00',
    refunded: '0.00',
    lines: 1,
    units: 1,
    draws: 1,
    firstNumero: '202611220001',
    lastNumero: '202611220001',
    openDraws: 1,
    state: 'open',
    stopsOnWin: false,
    stoppedAt: null,
    ...different,
  };
}
