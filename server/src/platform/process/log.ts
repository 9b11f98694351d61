import { type DestinationStream, type Logger, pino } from 'pino';
import { currentSpan } from '../tracing/trace.ts';

export type Log = Logger;

const WRITTEN_TOGETHER_BYTES = 16_000;
const WRITTEN_AFTER_MS = 200;

/**
 * One JSON line per event. Nothing about a person goes in: no names, tokens, addresses or bodies. Keys that would
 * carry them are blanked even when code logs them by mistake.
 */
export function openLog(
  level: string,
  destination?: DestinationStream,
  { traces = false }: { traces?: boolean } = {},
): Log {
  return pino(
    {
      level,
      base: { service: 'portal' },
      timestamp: writtenTime(),
      // A line of a request says of which trace it is.
      ...(traces && { mixin: traceOfLine }),
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          'token',
          'authorization',
          'username',
          'address',
          'body',
          '*.password',
          '*.token',
          '*.authorization',
          '*.username',
          '*.address',
          '*.body',
        ],
        censor: '[kept out]',
      },
    },
    destination ?? standardOutput(),
  );
}

function traceOfLine() {
  const span = currentSpan();
  return span ? { trace: span.traceId } : {};
}

/** A write to the system for each line would cost a call more than the line itself; what waits is written before the end. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: WRITTEN_TOGETHER_BYTES });
  setInterval(() => output.flush(), WRITTEN_AFTER_MS).unref();
  return output;
}

/** As pino's own, but a moment is written once for all lines of its millisecond. */
function writtenTime(): () => string {
  let [atMs, written] = [Number.NaN, ''];
  return () => {
    const nowMs = Date.now();
    if (nowMs !== atMs) {
      atMs = nowMs;
      written = `,"time":"${new Date(nowMs).toISOString()}"`;
    }
    return written;
  };
}
