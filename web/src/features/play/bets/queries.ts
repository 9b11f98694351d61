import type { Sending, Value } from '@lanna/contract/endpoint';
import { listBets, listOpenRounds, listPlaySessions } from '@lanna/contract/play/bets/bets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import type { BetFilter } from './bet-filter.ts';
import { lineOfBet, lineOfPlaySession, type RecordLine } from './record-line.ts';

type Asked = NonNullable<Sending<typeof listBets>['query']>;

interface RecordPage extends Pick<Value<typeof listBets>, 'pageNum' | 'totalPages' | 'totals'> {
  lines: RecordLine[];
  /** How many bets the filter finds, however they are gathered. */
  bets: number;
}

/** One page of the record; the previous page stays in view until it has loaded. */
export const recordQuery = (view: BetFilter['view'], query: Asked) =>
  queryOptions({
    queryKey: ['bets', view, query],
    queryFn: ({ signal }): Promise<RecordPage> =>
      view === 'rounds' ? readBets(query, signal) : readPlaySessions(query, signal),
    placeholderData: keepPreviousData,
  });

async function readBets(query: Asked, signal: AbortSignal): Promise<RecordPage> {
  const { list, total, ...page } = await call(listBets, { query, signal });
  return { ...page, lines: list.map(lineOfBet), bets: total };
}

async function readPlaySessions(query: Asked, signal: AbortSignal): Promise<RecordPage> {
  const { list, bets, ...page } = await call(listPlaySessions, { query, signal });
  return { ...page, lines: list.map(lineOfPlaySession), bets };
}

/** Rounds without a result, to go on with. */
export const openRoundsQuery = queryOptions({
  queryKey: ['bets', 'open'],
  queryFn: ({ signal }) => call(listOpenRounds, { signal }),
});
