import type { Value } from '@lanna/contract/endpoint';
import { openPreview } from '@lanna/contract/house/brands/new-brand-ops';
import type { SettingValues } from '@lanna/contract/house/brands/setting-keys';
import { useEffect } from 'react';
import type { Refusal } from '../../../../api/calls/refusal.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';

export type PreviewPass = Value<typeof openPreview>;

/** A minute before the one is over, for clocks that differ. */
const EARLIER_MS = 60_000;

/** What pages of a brand are shown with, as it stands or with changes that are not saved; a new one is asked for before it is over. */
export function usePreviewPass(
  code: string,
  changes?: SettingValues,
): { pass: PreviewPass | undefined; error: Refusal | null } {
  const { data: pass, error, mutate } = useOpsMutation(openPreview);
  const until = pass?.until;
  useEffect(() => {
    mutate({ params: { code }, body: { changes } });
  }, [code, changes, mutate]);
  useEffect(() => {
    if (until === undefined) return;
    const waitMs = Math.max(0, Date.parse(until) - Date.now() - EARLIER_MS);
    const timer = setTimeout(() => mutate({ params: { code }, body: { changes } }), waitMs);
    return () => clearTimeout(timer);
  }, [code, changes, until, mutate]);
  return { pass, error };
}
