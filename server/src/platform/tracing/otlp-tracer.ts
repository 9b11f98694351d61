import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../process/log.ts';
import { readTraceparent, type Span, type SpanOptions, type Tracer } from './trace.ts';

const EVERY_MS = 2000;

/**
 * Spans as OpenTelemetry has them, sent by OTLP over HTTP. Its packages are loaded only here. Which traces are kept follows from their id alone, so every process keeps the
 * same ones; a span that cannot be sent is dropped, and nothing waits for it.
 */
export async function otlpTracer(options: {
  endpoint: string;
  /** Of all traces: 1, or less. */
  share: number;
  service: string;
  facts: Readonly<Record<string, string>>;
  log: Pick<Log, 'warn'>;
}): Promise<Tracer> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { log, share } = options;
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces` });
  const ratio = new sdk.TraceIdRatioBasedSampler(share);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service, ...options.facts }),
    sampler: new sdk.ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: ratio,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: loggedOnce(exporter, log), scheduledDelayMillis: EVERY_MS }),
    ],
  });
  const tracer = provider.getTracer('lanna');
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const known = new WeakMap<Span, OtelSpan>();

  const contextOf = (parent: SpanOptions['parent']): Context => {
    if (parent === undefined) return api.ROOT_CONTEXT;
    if (typeof parent !== 'string') {
      const span = known.get(parent);
      return span ? api.trace.setSpan(api.ROOT_CONTEXT, span) : api.ROOT_CONTEXT;
    }
    const read = readTraceparent(parent);
    if (!read) return api.ROOT_CONTEXT;
    const { traceId, spanId, flags } = read;
    return api.trace.setSpanContext(api.ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: flags & 1,
      isRemote: true,
    });
  };

  return {
    open(name, { kind = 'internal', facts = {}, parent }) {
      const otel = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, contextOf(parent));
      const { traceId, spanId } = otel.spanContext();
      const span: Span = {
        traceId,
        spanId,
        set: (more) => void otel.setAttributes({ ...more }),
        fail: (why) => {
          otel.setAttribute('error.type', why);
          otel.setStatus({ code: api.SpanStatusCode.ERROR });
        },
        end: () => otel.end(),
      };
      known.set(span, otel);
      return span;
    },
    stop: () => provider.shutdown().catch(() => log.warn('the last spans could not be sent')),
  };
}

/** Who receives them may be away for hours: that is said once, and once that they are received again. */
function loggedOnce(exporter: SpanExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed !== isAway)
          log.warn(failed ? 'spans of traces are not received' : 'spans of traces are received again');
        isAway = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
