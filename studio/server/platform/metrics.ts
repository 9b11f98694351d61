import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observeWalletCall: (path: string, outcome: string, seconds: number) => void;
  tables: {
    /** A table's betting has closed, with so many bets. */
    closed(table: string, bets: number): void;
    /** A step came so much after its deadline. */
    late(step: string, ms: number): void;
    /** How many pages watch tables through this process. */
    countWatchers(count: () => number): void;
  };
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Figures of this process and of the rounds that wait, for Prometheus. */
export function openMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const walletCalls = new Histogram({
    name: 'wallet_call_duration_seconds',
    help: "Calls of the operator's wallet",
    labelNames: ['path', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const betsAtClosing = new Histogram({
    name: 'table_bets_at_closing',
    help: 'Bets of a table when its betting closed',
    buckets: [0, 1, 5, 20, 50, 100, 200, 500, 1000, 2000],
    registers: [registry],
  });
  const lateness = new Histogram({
    name: 'table_deadline_lateness_seconds',
    help: 'How late a table was opened or closed',
    labelNames: ['step'],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'leases',
    help: 'Subjects that a process leads; silent: no process has led since its leader fell silent, minutes ago; changes: new leaders in five minutes',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await pool
        .query<{ led: string; silent: string; changes: string }>(`
        select count(*) filter (where expires_at > clock_timestamp()) as led,
          count(*) filter (where expires_at between clock_timestamp() - interval '10 minutes' and clock_timestamp()) as silent,
          (select count(*) from studio.lease_change where at > now() - interval '5 minutes') as changes
        from studio.lease`)
        .catch(() => ({ rows: [] }));
      this.reset();
      for (const [state, count] of Object.entries(rows[0] ?? {})) this.set({ state }, Number(count));
    },
  });
  let watchers = () => 0;
  new Gauge({
    name: 'table_watchers',
    help: 'Pages that watch tables through this process',
    registers: [registry],
    collect() {
      this.set(watchers());
    },
  });
  return {
    registry,
    tables: {
      closed: (_, bets) => betsAtClosing.observe(bets),
      late: (step, ms) => lateness.observe({ step }, Math.max(0, ms) / 1000),
      countWatchers: (count) => {
        watchers = count;
      },
    },
    observeWalletCall: (path, outcome, seconds) => walletCalls.observe({ path, outcome }, seconds),
  };
}

/** At /metrics, for this machine only: a proxy in front must not pass them on. */
export function mountMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
