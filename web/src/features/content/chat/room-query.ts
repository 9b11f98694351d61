import { launchChat } from '@lanna/contract/content/chat/rooms';
import type { Value } from '@lanna/contract/endpoint';
import { listBets } from '@lanna/contract/play/bets/bets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export type Launched = Value<typeof launchChat>;

/** Which room is wanted: one by its id, the one beside a game, or the one of the member's language. */
export interface WantedRoom {
  room?: string | undefined;
  game?: string | undefined;
}

export const roomQuery = (wanted: WantedRoom) =>
  queryOptions({
    queryKey: ['chat', 'room', wanted.room ?? '', wanted.game ?? ''],
    queryFn: ({ signal }) => call(launchChat, { body: wanted, signal }),
    retry: false,
  });

const BETS_SHOWN = 30;

/** The member's last bets, of which those with a result can be shared. */
export const ownBetsQuery = queryOptions({
  queryKey: ['chat', 'bets'],
  queryFn: async ({ signal }) => {
    const { list } = await call(listBets, { query: { pageNo: 1, pageSize: BETS_SHOWN }, signal });
    return list.flatMap(({ status, ...bet }) =>
      status === 'won' || status === 'even' || status === 'lost' ? [{ ...bet, status }] : [],
    );
  },
});
