import type { Value } from '@lanna/contract/endpoint';
import { openPreview } from '@lanna/contract/house/brands/new-brand-ops';
import { useEffect } from 'react';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';

export type PreviewPass = Value<typeof openPreview>;

/** A minute before the one is over, for clocks that differ. */
const EARLIER_MS = 60_000;

/** What pages of a brand are shown with; a new one is asked for before it is over. */
export function usePreviewPass(code: string): { pass: PreviewPass | undefined; error: Error | null } {
  const { data: pass, error, mutate } = useOpsMutation(openPreview);
  const until = pass?.until;
  useEffect(() => {
    const waitMs = until === undefined ? 0 : Math.max(0, Date.parse(until) - Date.now() - EARLIER_MS);
    const timer = setTimeout(() => mutate({ params: { code }, body: {} }), waitMs);
    return () => clearTimeout(timer);
  }, [code, until, mutate]);
  return { pass, error };
}
