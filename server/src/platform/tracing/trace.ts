import { AsyncLocalStorage } from 'node:async_hooks';

/** What is said of a span: names and counts, never what a person typed or is called. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work with its duration, part of a trace. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  set(facts: SpanFacts): void;
  /** It failed, for this reason: a kind of error, not its words, which may quote what was sent. */
  fail(kind: string): void;
  end(): void;
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal';
  facts?: SpanFacts;
  /** A span of ours, or the `traceparent` of who calls; left out, a trace begins. */
  parent?: Span | string | undefined;
}

export interface Tracer {
  open(name: string, options: SpanOptions): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span | undefined>();

/** From now on spans are opened; before, and after `undefined`, everything here only runs what it is given. */
export function useTracer(one: Tracer | undefined): void {
  tracer = one;
}

export function isTracing(): boolean {
  return tracer !== undefined;
}

/** The span that runs here. */
export function currentSpan(): Span | undefined {
  return tracer && current.getStore();
}

export function openSpan(name: string, options: SpanOptions): Span | undefined {
  return tracer?.open(name, options);
}

/** What runs within a span opened by hand: a request goes on in hooks. */
export function withinSpan<T>(span: Span | undefined, work: () => T): T {
  return current.run(span, work);
}

/** A span around `work`, below the one that runs; `begins`: a trace of its own, for what no request asked for. */
export function traced<T>(
  name: string,
  { begins, ...options }: Omit<SpanOptions, 'parent'> & { begins?: true },
  work: () => Promise<T>,
): Promise<T> {
  const parent = begins ? undefined : currentSpan();
  if (!tracer || !(begins || parent)) return work();
  const span = tracer.open(name, { ...options, parent });
  return current.run(span, () => ended(span, work));
}

/**
 * One piece of work for several callers: each has a span of it, and what is below stands in the trace of the first, which the others name.
 */
export async function tracedTogether<T>(
  name: string,
  callers: readonly (Span | undefined)[],
  work: () => Promise<T>,
): Promise<T> {
  const opener = tracer;
  if (!opener) return work();
  const parents = [...new Set(callers.filter((caller) => caller !== undefined))];
  const spans = parents.map((parent) =>
    opener.open(name, { facts: { 'lanna.together': callers.length }, parent }),
  );
  const [first, ...others] = spans;
  for (const other of others)
    if (first) other.set({ 'lanna.done_in_trace': first.traceId, 'lanna.done_in_span': first.spanId });
  try {
    return await current.run(first, () => (first ? ended(first, work) : work()));
  } finally {
    for (const other of others) other.end();
  }
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** A code of ours, of the database or of the system; else the error's class. */
export function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : (name ?? 'Error')).slice(0, 60);
}

const PARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The header of W3C Trace Context; undefined for what is none. */
export function readTraceparent(
  header: unknown,
): { traceId: string; spanId: string; flags: number } | undefined {
  if (typeof header !== 'string' || header.startsWith('ff')) return undefined;
  const [, traceId, spanId, flags = '0'] = PARENT.exec(header) ?? [];
  return traceId && spanId ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined;
}
