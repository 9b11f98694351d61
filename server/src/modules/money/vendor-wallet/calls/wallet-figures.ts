import { Gauge, Histogram } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.9, 2, 5, 10];

export interface WalletFigures {
  called(call: { vendorCode: string; direction: 'in' | 'out'; ms: number; failed: boolean }): void;
  laneEntered(): void;
  laneLeft(waitedMs: number): void;
  all: readonly (Gauge | Histogram)[];
}

/** What Prometheus is told of this process's calls between vendors and us. */
export function walletFigures(): WalletFigures {
  const calls = new Histogram({
    name: 'vendor_call_duration_seconds',
    help: 'Calls between vendors and the portal; in: theirs to the wallet, out: ours to them',
    labelNames: ['vendor', 'direction', 'failed'],
    buckets: SECONDS,
    registers: [],
  });
  const waits = new Histogram({
    name: 'wallet_lane_wait_seconds',
    help: 'How long an item of a batch waited for its turn',
    buckets: SECONDS,
    registers: [],
  });
  const waiting = new Gauge({
    name: 'wallet_lane_waiting',
    help: 'Items of batches that wait for their turn',
    registers: [],
  });
  waiting.set(0);
  return {
    called: ({ vendorCode: vendor, direction, ms, failed }) =>
      calls.observe({ vendor, direction, failed: String(failed) }, ms / 1000),
    laneEntered: () => waiting.inc(),
    laneLeft: (waitedMs) => {
      waiting.dec();
      waits.observe(waitedMs / 1000);
    },
    all: [calls, waits, waiting],
  };
}
