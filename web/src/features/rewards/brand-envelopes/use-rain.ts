import type { BrandEnvelopeCard } from '@lanna/contract/rewards/brand-envelopes/brand-envelopes';
import { useNow } from '../../../shared-parts/time/use-now.ts';

export type Moment = 'before' | 'open' | 'over';

/** Where an envelope is by the server's clock, and the moment that is counted down to; undefined in the first render. */
export function useMoment(
  { startsAt, endsAt }: Pick<BrandEnvelopeCard, 'startsAt' | 'endsAt'>,
  ahead: number,
): { moment: Moment; untilMs: number; nowMs: number } | undefined {
  const device = useNow();
  if (device === undefined) return undefined;
  const nowMs = device + ahead;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (nowMs < start) return { moment: 'before', untilMs: start, nowMs };
  return { moment: nowMs < end ? 'open' : 'over', untilMs: end, nowMs };
}
