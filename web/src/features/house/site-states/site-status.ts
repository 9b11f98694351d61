import type { Value } from '@lanna/contract/endpoint';
import { siteStatus } from '@lanna/contract/house/brands/site';
import type { LocalText } from '@lanna/rules/local-text';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';

type SiteStatus = Value<typeof siteStatus>;

/** Why the site is closed to the visitor, with the facts its screen shows. */
export type Closed =
  | { why: 'maintenance'; notice: LocalText | null; until: string | null }
  | { why: 'region'; ip: string; country: string | null }
  | { why: 'domain' };

/** A push notice reports that the site is open again; where push is blocked, this interval finds it. */
const REFRESH_MS = 10_000;

/** The state of the site for this visitor. The host is sent along, so that a copy of the site under another host is detected. */
export const siteStatusQuery = queryOptions({
  queryKey: ['brand', 'status'],
  queryFn: ({ signal }) => call(siteStatus, { query: { url: location.host }, signal }),
  refetchInterval: ({ state }) => (closedBy(state.data, state.error) ? REFRESH_MS : false),
});

/** Undefined while the site is open, and until its status is known. */
export function closedBy(known: SiteStatus | undefined, failure: unknown): Closed | undefined {
  if (failure instanceof Refusal && failure.code === 'domain_unknown') return { why: 'domain' };
  if (!known || known.status === 0) return undefined;
  const { location: place, maintenance } = known.permission;
  if (known.status === 2) return { why: 'region', ...place };
  // The site is closed without a notice too: the screen then shows its own text only.
  return { why: 'maintenance', ...(maintenance ?? NO_NOTICE) };
}

const NO_NOTICE = { notice: null, until: null };

/** Whether a refused call means that the site has closed since it was last asked about. */
export function announcesClosing(failure: unknown): boolean {
  return failure instanceof Refusal && CLOSING.has(failure.code);
}

const CLOSING = new Set<string>(['maintenance', 'region_blocked', 'domain_unknown']);
