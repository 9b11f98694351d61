import { BET_STATUSES } from '@lanna/contract/play/bets/bets';
import { VENDOR_GROUPS } from '@lanna/contract/play/catalogue/catalogue';
import * as z from 'zod/mini';
import { shiftDay, startOfDay } from '../../../i18n/format.ts';
import { daysOf, OPENING_PERIOD, periodFields } from '../../../shared-parts/time/period-days.ts';
import { oneOf, pageNumber, textOf, urlFilter } from '../../../url-filter.ts';

/** Bets gathered by game and play session, or each by itself. */
export const VIEWS = ['sessions', 'rounds'] as const;

export const betFilter = urlFilter(
  {
    view: oneOf(VIEWS, 'sessions'),
    ...periodFields,
    category: oneOf(['', ...VENDOR_GROUPS], ''),
    vendor: textOf(40),
    status: oneOf(['', ...BET_STATUSES], ''),
    /** One play session and nothing else: its game as `<vendor>/<code>`, its first moment and the first after it. */
    game: textOf(105),
    since: z.catch(z.iso.datetime(), ''),
    until: z.catch(z.iso.datetime(), ''),
    pageNo: pageNumber(),
  },
  { centrePage: 'personalHistoryCopy' },
);
export type BetFilter = typeof betFilter.opening;

/** What narrows the record beside its days, with nothing chosen. */
export const WIDE = { category: '', vendor: '', status: '' } as const;
/** Out of a play session. */
export const NO_PLAY_SESSION = { game: '', since: '', until: '' } as const;

/** The filter as the wire takes it: from the first moment of the first day to the first moment after the last. */
export function betQuery(filter: BetFilter, today: string, timeZone: string) {
  const [first, last] = daysOf(filter, today);
  const playSession = playSessionOf(filter);
  return {
    from: playSession?.since ?? startOfDay(first, timeZone),
    to: playSession?.until ?? startOfDay(shiftDay(last, 1), timeZone),
    category: filter.category || undefined,
    vendor: playSession?.vendor ?? (filter.vendor || undefined),
    game: playSession?.game,
    status: filter.status || undefined,
  };
}

/** The play session the address asks for. Half of one is none. */
export function playSessionOf({ game, since, until }: BetFilter) {
  const [vendor, code] = game.split(/\/(.*)/s);
  return vendor && code && since && until ? { vendor, game: code, since, until } : undefined;
}

/** The filter that shows the bets of one play session. Its last moment is given to the millisecond, and belongs to it. */
export function intoPlaySession(playSession: { vendor: string; gameCode: string; from: string; to: string }) {
  const until = new Date(Date.parse(playSession.to) + 1).toISOString();
  return { game: `${playSession.vendor}/${playSession.gameCode}`, since: playSession.from, until };
}

/** How many choices have been made beyond what the record opens with. */
export function choicesMade({ period, category, vendor, status }: BetFilter): number {
  return [period !== OPENING_PERIOD, category, vendor, status].filter(Boolean).length;
}

/** Whether it narrows more than the days do. */
export function isNarrowed({ category, vendor, status }: BetFilter): boolean {
  return category !== '' || vendor !== '' || status !== '';
}
