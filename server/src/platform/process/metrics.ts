import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import type { Replica } from '../replica/replica.ts';
import type { StoredFiles } from '../storage/stored-files.ts';

/** Prometheus figures at /metrics, for this machine only: a proxy in front must not pass them on. */
export function mountMetrics(
  app: FastifyInstance,
  pool: Pool,
  {
    bus,
    storedFiles,
    replica,
    push,
  }: {
    bus: Pick<Bus, 'isOpen' | 'gaps'>;
    storedFiles: Pick<StoredFiles, 'failedReads'>;
    replica?: Pick<Replica, 'state' | 'lagSeconds' | 'failedReads'> | undefined;
    push: { sockets(): number; leftOut(): number };
  },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
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
  new Gauge({
    name: 'bus_open',
    help: 'Whether notices of other processes can arrive',
    registers: [registry],
    collect() {
      this.set(bus.isOpen() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'bus_gaps',
    help: 'Times that notices may have been missed, since the process started',
    registers: [registry],
    collect() {
      this.set(bus.gaps());
    },
  });
  new Gauge({
    name: 'bucket_failed_reads',
    help: 'Files that could not be read from the bucket, since the process started',
    registers: [registry],
    collect() {
      this.set(storedFiles.failedReads());
    },
  });
  new Gauge({
    name: 'push_sockets',
    help: 'Open pages that this process pushes to',
    registers: [registry],
    collect() {
      this.set(push.sockets());
    },
  });
  new Gauge({
    name: 'push_dropped_frames',
    help: 'Frames that slow readers were not sent, since the process started',
    registers: [registry],
    collect() {
      this.set(push.leftOut());
    },
  });
  if (replica) {
    new Gauge({
      name: 'replica_lag_seconds',
      help: 'How far behind the replica is',
      registers: [registry],
      collect() {
        this.set(replica.lagSeconds());
      },
    });
    new Gauge({
      name: 'replica_read',
      help: 'Whether reports are read from the replica',
      registers: [registry],
      collect() {
        this.set(replica.state() === 'read' ? 1 : 0);
      },
    });
    new Gauge({
      name: 'replica_failed_reads',
      help: 'Calls that the replica failed and the primary answered, since the process started',
      registers: [registry],
      collect() {
        this.set(replica.failedReads());
      },
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!isLoopback(request.ip)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}
