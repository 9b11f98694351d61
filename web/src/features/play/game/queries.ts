import { moneyOf } from '@lanna/contract/money';
import { listBets } from '@lanna/contract/play/bets/bets';
import { launchGameV2, trialLaunch } from '@lanna/contract/play/catalogue/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { isFrameAddress } from './frame-word.ts';

/**
 * Opens the game at its vendor: the address for the frame. Fetched once a visit: an open game must not be reloaded
 * during play, whatever other queries are fetched again.
 */
export function launchQuery(launch: {
  gameId: string;
  table: string | undefined;
  demo: boolean;
  visit: string;
}) {
  const { gameId, table, demo } = launch;
  return queryOptions({
    queryKey: ['catalogue', 'launch', launch],
    queryFn: async ({ signal }) => {
      const body = { gameId, platform: platform(), ...(table !== undefined && { nodeId: table }) };
      const address = demo
        ? (await call(trialLaunch, { body: { ...body, language: currentLanguage() }, signal })).game_url
        : (await call(launchGameV2, { body, signal })).game_url2;
      if (!isFrameAddress(address)) throw new Refusal('vendor_unreachable');
      return address;
    },
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
}

/** The net result of the player's bets since `from`: gained or, below zero, lost. */
export function netQuery(from: string) {
  return queryOptions({
    queryKey: ['bets', 'net', from],
    queryFn: async ({ signal }) => {
      const { totals } = await call(listBets, { query: { from, pageSize: 1 }, signal });
      return moneyOf(totals.net);
    },
  });
}

function platform(): string {
  return matchMedia('(pointer: coarse)').matches ? 'html5-mobile' : 'html5-desktop';
}
