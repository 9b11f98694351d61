import type { OpsNoticeType } from '@lanna/contract/ops';
import { type OpenWorkItem, showOpenWork } from '@lanna/contract/oversight/reports/open-work';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { useBrandScope } from '../../../console/brand-scope.ts';
import { onOpsNotice } from '../../../console/calls/ops-notices.ts';
import { opsKey, useOps } from '../../../console/calls/ops-query.ts';
import { entryOf } from '../topics.ts';

export interface Waiting {
  count: number;
  /** Something of it is wrong, or a member's money waits. */
  urgent: boolean;
}

/** What waits on the pages of the navigation, by the path of the entry. */
export const WaitingByEntry = createContext<ReadonlyMap<string, Waiting>>(new Map());

export function useWaitingAt(path: string): Waiting | undefined {
  return use(WaitingByEntry).get(path);
}

/** Asked at most so often, however much happens; at once where nothing has happened for a while. */
const PAUSE_MS = 800;
const GATHER_MS = 100;

/** What waits for this operator in the brand chosen, kept up to date by what push says has changed. */
export function useOpenWork(): readonly OpenWorkItem[] {
  const { brand } = useBrandScope();
  const queries = useQueryClient();
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    let askedAt = 0;
    function later() {
      due ??= setTimeout(
        () => {
          due = undefined;
          askedAt = Date.now();
          void queries.invalidateQueries({ queryKey: opsKey(showOpenWork).slice(0, 2) });
        },
        Math.max(GATHER_MS, askedAt + PAUSE_MS - Date.now()),
      );
    }
    const stops = CHANGES.map((notice) => onOpsNotice(notice, later));
    return () => {
      clearTimeout(due);
      for (const stop of stops) stop();
    };
  }, [queries]);
  return useOps(showOpenWork, { query: brand ? { brand } : {} }).data?.items ?? [];
}

export function waitingByEntry(items: readonly OpenWorkItem[]): ReadonlyMap<string, Waiting> {
  const found = new Map<string, Waiting>();
  for (const { count, urgent, href } of items) {
    const entry = entryOf(href);
    if (!entry || count === 0) continue;
    const before = found.get(entry);
    found.set(entry, { count: count + (before?.count ?? 0), urgent: urgent || before?.urgent === true });
  }
  return found;
}

/** After these something may wait that did not, or wait no more. Failed jobs come with `health_changed`, once a minute. */
const CHANGES = [
  'alerts_changed',
  'anomalies_changed',
  'bills_changed',
  'bonus_cases_changed',
  'cases_changed',
  'chat_changed',
  'deposits_changed',
  'feedback_changed',
  'identity_changed',
  'join_changed',
  'lottery_results_changed',
  'members_changed',
  'money_cases_changed',
  'payment_alerts_changed',
  'payment_confirmations_changed',
  'promotion_applications_changed',
  'proposals_changed',
  'protection_changed',
  'ranks_changed',
  'service_changed',
  'transfers_changed',
  'wallet_alerts_changed',
  'withdrawals_changed',
] as const satisfies readonly OpsNoticeType[];
