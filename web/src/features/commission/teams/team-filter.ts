import {
  BETTING_SORTS,
  MOVE_KINDS,
  PROFIT_SORTS,
  TEAM_FIGURES,
  TEAM_PERIODS,
} from '@lanna/contract/commission/teams/team';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import * as z from 'zod/mini';
import { dayOrNone, oneOf, urlFilter } from '../../../url-filter.ts';

const PERIODS = [...TEAM_PERIODS, 'range'] as const;

/** The way down from the agent: ids with commas between; empty at the top. */
const under = z.catch(z.string().check(z.regex(/^([0-9a-f-]{36}(,[0-9a-f-]{36}){0,31})?$/)), '');

const days = { period: oneOf(PERIODS, 'today'), firstDay: dayOrNone(), lastDay: dayOrNone() };
export interface DaysChosen {
  readonly period: (typeof PERIODS)[number];
  readonly firstDay: string;
  readonly lastDay: string;
}

export const announcementFilter = urlFilter(
  { open: z.catch(z.uuid(), '') },
  { centrePage: 'agentAnnouncement' },
);
export const overviewFilter = urlFilter(
  { period: oneOf(TEAM_PERIODS, 'today'), figure: oneOf(['', 'income', ...TEAM_FIGURES], ''), under },
  { centrePage: 'agentTeamOverview' },
);
export const bettingFilter = urlFilter(
  { ...days, under, category: oneOf(['', ...VENDOR_GROUPS], ''), sort: oneOf(BETTING_SORTS, '-turnover') },
  { centrePage: 'agentTeamBetting' },
);
export const movesFilter = urlFilter(
  { ...days, under, kind: oneOf(['', ...MOVE_KINDS], '') },
  { centrePage: 'agentTeamTransactions' },
);
export const profitFilter = urlFilter(
  { ...days, under, sort: oneOf(PROFIT_SORTS, '-profit') },
  { centrePage: 'agentUserProfit' },
);

/** As the wire takes it: what is not chosen is not sent. A range typed with the later day first is the same range. */
export function daysAsked({ period, firstDay, lastDay }: DaysChosen, today: string) {
  if (period !== 'range') return { period };
  const [from, to] = [firstDay || today, lastDay || today];
  return from <= to ? { from, to } : { from: to, to: from };
}

/** One level further down. */
export function below(under: string, id: string): string {
  return under === '' ? id : `${under},${id}`;
}
