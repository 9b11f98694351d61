import { expect, test } from 'vitest';
import { type Message, messagesOn, outboxFilter } from './outbox-filter.ts';

const all = Array.from({ length: 45 }, (_, at): Message => {
  const channel = at % 3 === 0 ? 'sms' : 'mail';
  return { id: String(at), channel, to: 'a', subject: '', text: '', sentAt: '2026-11-21T00:00:00.000Z' };
});
const pageOf = (search: string) => messagesOn(outboxFilter.read(search), all);

test('the address picks the channel and the page', () => {
  expect(pageOf('?pageNo=2').messages.map(({ id }) => id)).toEqual(all.slice(20, 40).map(({ id }) => id));
  expect(pageOf('?channel=sms')).toMatchObject({ total: 15, page: 1, pages: 1 });
});

test('past the end is the last page', () => {
  expect(pageOf('?pageNo=9')).toMatchObject({ page: 3, pages: 3 });
  expect(pageOf('?channel=sms&pageNo=9').messages).toHaveLength(15);
});
