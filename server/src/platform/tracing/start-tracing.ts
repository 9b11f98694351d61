import { hostname } from 'node:os';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { otlpTracer } from './otlp-tracer.ts';
import { useTracer } from './trace.ts';

/** Switches traces on where they have a receiver; answers with what sends the last of them. */
export async function startTracing(
  { traces }: Pick<Config, 'traces'>,
  { log, roles }: { log: Log; roles: readonly string[] },
): Promise<() => Promise<void>> {
  if (!traces) return async () => {};
  const facts = {
    'lanna.roles': roles.join(','),
    'host.name': hostname(),
    'process.pid': String(process.pid),
  };
  const tracer = await otlpTracer({ ...traces, service: 'lanna-portal', facts, log });
  useTracer(tracer);
  return async () => {
    useTracer(undefined);
    await tracer.stop();
  };
}
