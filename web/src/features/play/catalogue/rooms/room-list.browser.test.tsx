import { lobbyRooms } from '@lanna/contract/money/vendor-wallet/lobby';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { everything } from '../filters/lobby-filter.ts';
import { RoomList } from './room-list.tsx';

const words = wordsOf('catalogue');
const room = {
  ...{ code: 'pd-10', game: 'wong-pok-deng', gameId: 'g-1', gameName: 'ป๊อกเด้ง', name: 'Pok Deng 10' },
  ...{ status: 'open' as const, players: 3, seats: null, currency: 'THB', minBet: '10.00', maxBet: '10.00' },
  ...{ freeSeats: 6, tables: 1, waiting: 0, leastBalance: '50.00', available: true, demo: true },
};

test('each room says its base stake, what one needs and who sits there, and leads to a seat in it; games stand together and closed rooms come last', async () => {
  const portal = await standInPortal();
  portal.answer(lobbyRooms, {
    vendors: [
      {
        ...{ vendor: 'WONG', saidAt: '2026-11-29T10:00:00.000Z' },
        entries: [
          { ...room, code: 'pd-1', minBet: '1.00', status: 'closed' as const },
          { ...room, code: 'pd-500', minBet: '500.00' },
          { ...room, code: 'dm-1', gameId: 'g-2', minBet: '1.00' },
          room,
          { ...room, code: 'gone', gameId: null },
        ],
      },
    ],
  });
  await show(<RoomList filter={everything('pvp')} />);
  await expect.element(page.getByRole('heading', { name: words.rooms.title })).toBeVisible();
  const links = page.getByRole('heading', { level: 3 }).getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      ...['/game?game=g-1&table=pd-10', '/game?game=g-1&table=pd-500'],
      ...['/game?game=g-2&table=dm-1', '/game?game=g-1&table=pd-1'],
    ]);
  await expect.element(links.nth(3)).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByText(words.rooms.free_other.replace('{{count}}', '6')).first())
    .toBeVisible();
  await expect.element(page.getByText(words.rooms.closed)).toBeVisible();
});

test('where no vendor tells of rooms there is nothing', async () => {
  const portal = await standInPortal();
  portal.answer(lobbyRooms, { vendors: [] });
  await show(<RoomList filter={everything('pvp')} />);
  await expect.poll(() => portal.sent(lobbyRooms).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain(words.rooms.title);
});
