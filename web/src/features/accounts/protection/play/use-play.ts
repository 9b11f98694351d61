import type { PlayState } from '@lanna/contract/accounts/protection/play';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { playQuery } from '../queries.ts';

/** For a connection on which push says nothing. */
const REFRESH_MS = 60_000;
const SOONEST_MS = 1000;
/** The longest a browser's timer can wait is 24 days; a check is due within one. */
const LATEST_MS = 86_400_000;

/**
 * The play session as the server knows it. It is asked again when the next reality check is due by the server's clock: the browser's
 * own says nothing but how much time has passed since the answer.
 */
export function usePlay(): { play: PlayState | undefined; due: boolean } {
  const { data: play, dataUpdatedAt, refetch } = useQuery({ ...playQuery, refetchInterval: REFRESH_MS });
  const dueInMs = play?.realityCheck.dueAt
    ? Date.parse(play.realityCheck.dueAt) - Date.parse(play.now)
    : undefined;
  const due = play?.realityCheck.due ?? false;
  useEffect(() => {
    if (dueInMs === undefined || due) return;
    const passedMs = Date.now() - dataUpdatedAt;
    const waitMs = Math.min(LATEST_MS, Math.max(SOONEST_MS, dueInMs - passedMs));
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [dueInMs, due, dataUpdatedAt, refetch]);
  return { play, due };
}
