import { callGuarded } from '../../../../platform/guard/call-guarded.ts';
import type { Reach } from '../../../../platform/guard/guarded-address.ts';
import { ServiceError } from './service-error.ts';

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 16_384;

interface Asked {
  url: string;
  headers?: Record<string, string>;
  /** Sent as a form; none: it is only read. */
  form?: Record<string, string>;
}

/** The object a service answers with. Throws `ServiceError`: refused where it says that we are wrong, unavailable in all other cases. */
export async function askService(
  reach: Reach,
  { url, headers, form }: Asked,
): Promise<Record<string, unknown>> {
  const { status, raw } = await callGuarded(
    {
      url,
      method: form ? 'POST' : 'GET',
      headers: { ...headers, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { body: Buffer.from(new URLSearchParams(form).toString()) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      bytesMax: () => ANSWER_BYTES_MAX,
    },
    reach,
  ).catch(() => {
    throw new ServiceError('unavailable');
  });
  if (status === 429 || status >= 500) throw new ServiceError('unavailable');
  if (status < 200 || status >= 300) throw new ServiceError('refused');
  return objectOf(raw);
}

function objectOf(raw: Buffer): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(raw.toString('utf8'));
    if (typeof found === 'object' && found !== null) return { ...found };
  } catch {
    // Said below.
  }
  throw new ServiceError('unavailable');
}
