import type { Value } from '@lanna/contract/endpoint';
import type { devOutbox } from '@lanna/contract/house/brands/site';
import { oneOf, pageNumber, urlFilter } from '../../../url-filter.ts';

export type Message = Value<typeof devOutbox>[number];

export const CHANNELS = ['mail', 'sms'] as const;

export const outboxFilter = urlFilter({ channel: oneOf(['', ...CHANNELS], ''), pageNo: pageNumber() });

const PAGE_SIZE = 20;

/** One page of the messages that pass; the last one where there are fewer pages than the address says. */
export function messagesOn({ channel, pageNo }: typeof outboxFilter.opening, all: readonly Message[]) {
  const passing = all.filter((message) => channel === '' || message.channel === channel);
  const pages = Math.ceil(passing.length / PAGE_SIZE);
  const page = Math.max(1, Math.min(pageNo, pages));
  return {
    messages: passing.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: passing.length,
    page,
    pages,
  };
}
