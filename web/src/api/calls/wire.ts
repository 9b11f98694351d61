import type { RefusalCode } from '@lanna/contract/refusals';
import { keepServerDate } from '../server-clock.ts';
import { Refusal } from './refusal.ts';

/* What calls of the site and of the console share on their way to the portal and back. */

const TIMEOUT_MS = 120_000;

/** The path with its places filled, and the query. */
export function address(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const text = queryText(query ?? {});
  return text ? `${filled}?${text}` : filled;
}

/** What is undefined or empty is left out. */
export function queryText(values: object): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}

/** Ends with the caller's own signal, and after two minutes. */
export function anySignal(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** The answer, or the refusal `network`; only an abort comes through as it is. */
export async function reach(url: string, request: RequestInit): Promise<Response> {
  const sentAtMs = Date.now();
  try {
    const response = await fetch(url, request);
    keepServerDate(response.headers.get('date'), sentAtMs, Date.now());
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refusal('network');
  }
}

type Envelope<V> =
  | { success: true; value: V }
  | { success: false; code: RefusalCode; message: string; value: Record<string, unknown> };

/** An answer that is no envelope is not the portal's (a proxy's page, a cut connection): a network failure. */
export async function envelope<V>(response: Response): Promise<Envelope<V>> {
  try {
    const answer: Envelope<V> = await response.json();
    if (typeof answer.success !== 'boolean') throw new TypeError('no envelope');
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refusal(response.status === 503 ? 'service_unavailable' : 'network');
  }
}
