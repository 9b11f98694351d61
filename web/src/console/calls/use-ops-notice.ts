import type { OpsNoticeType } from '@lanna/contract/ops';
import { useEffect, useRef } from 'react';
import { onOpsNotice } from './ops-notices.ts';

/** Runs the listener when push says that this has changed, and after push was away, when it is unknown what has. */
export function useOpsNotice(notice: OpsNoticeType | undefined, listener: () => unknown): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => (notice ? onOpsNotice(notice, () => void latest.current()) : undefined), [notice]);
}
