import type { Health } from '@lanna/contract/oversight/reports/ops';

export type HealthTone = 'success' | 'warning' | 'danger';

/** From when on something is worth a look, and from when on an operator must act. */
const LIMITS = {
  databaseMs: [50, 500],
  connectionsShare: [0.8, 0.95],
  jobLagSeconds: [90, 600],
  sumsLagSeconds: [180, 900],
  vendorErrorShare: [0.01, 0.1],
  vendorAverageMs: [1000, 3000],
} as const satisfies Record<string, readonly [warning: number, danger: number]>;

/** What the figures of the portal's health mean. */
export function evaluateHealth(health: Health) {
  const { database, jobs, processes, vendors, sumsLagSeconds, replica } = health;
  const evaluated = {
    database: worst(
      toneOf(database.answersInMs, LIMITS.databaseMs),
      toneOf(database.connections / database.connectionsMax, LIMITS.connectionsShare),
    ),
    jobs: worst(toneOf(jobs.lagSeconds, LIMITS.jobLagSeconds), jobs.failed > 0 ? 'warning' : 'success'),
    sums: toneOf(sumsLagSeconds, LIMITS.sumsLagSeconds),
    // The primary is read meanwhile: slower, and nothing else.
    replica: !replica || replica.state === 'read' ? 'success' : 'warning',
    // The reader of this was answered by one: none that says so means that none can.
    processes: processes.length === 0 ? 'warning' : 'success',
  } satisfies Record<string, HealthTone>;
  const vendor = (one: Health['vendors'][number]): HealthTone =>
    worst(
      toneOf(one.calls === 0 ? 0 : one.errors / one.calls, LIMITS.vendorErrorShare),
      toneOf(one.averageMs, LIMITS.vendorAverageMs),
    );
  return { ...evaluated, vendor, whole: worst(...Object.values(evaluated), ...vendors.map(vendor)) };
}

const ORDER = ['success', 'warning', 'danger'] as const satisfies readonly HealthTone[];

function worst(...tones: HealthTone[]): HealthTone {
  return ORDER[Math.max(...tones.map((tone) => ORDER.indexOf(tone)))] ?? 'success';
}

function toneOf(size: number, [warning, danger]: readonly [number, number]): HealthTone {
  if (size >= danger) return 'danger';
  return size >= warning ? 'warning' : 'success';
}
