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
  ...{ gameType: 'PVP' as const, demoOnly: false },
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
          { ...room, code: 'creek', gameType: 'FISH' as const },
        ],
      },
    ],
  });
  await show(<RoomList filter={everything('pvp')} words="rooms" />);
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

test('halls say what a shot costs and how many cannons are free; those of visitors stand apart, are marked, and lead to a free try', async () => {
  const portal = await standInPortal();
  const creek = {
    ...{ ...room, code: 'creek', gameId: 'f-1', gameName: 'ลำห้วย', gameType: 'FISH' as const },
    ...{ minBet: '0.10', maxBet: '1.00', seats: 4, leastBalance: null },
  };
  const demo = { ...creek, code: 'creek-demo', demoOnly: true, freeSeats: 0, players: 0, tables: 0 };
  portal.answer(lobbyRooms, {
    vendors: [{ vendor: 'MAENAM', saidAt: '2026-11-29T10:00:00.000Z', entries: [demo, creek, room] }],
  });
  await show(<RoomList filter={everything('fish')} words="halls" />);
  const halls = page.getByRole('region', { name: words.halls.title });
  const demos = page.getByRole('region', { name: words.halls.demoTitle });
  await expect.element(halls.getByRole('link').first()).toHaveAttribute('href', '/game?game=f-1&table=creek');
  const figures = () => halls.getByRole('heading', { level: 3 }).element().textContent;
  await expect.poll(() => figures()?.replace(/[^\d.–]/g, '')).toBe('0.10–1.00');
  await expect.element(halls.getByText(words.halls.free_other.replace('{{count}}', '6'))).toBeVisible();
  await expect.element(halls.getByText(words.halls.demo, { exact: true })).not.toBeInTheDocument();
  await expect.element(demos.getByText(words.halls.demo, { exact: true })).toBeVisible();
  await expect
    .element(demos.getByRole('link').first())
    .toHaveAttribute('href', '/game?game=f-1&table=creek-demo&demo=1');
  expect(document.body.textContent).not.toContain(room.gameName);
});

test('where no vendor tells of rooms there is nothing', async () => {
  const portal = await standInPortal();
  portal.answer(lobbyRooms, { vendors: [] });
  await show(<RoomList filter={everything('pvp')} words="rooms" />);
  await expect.poll(() => portal.sent(lobbyRooms).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain(words.rooms.title);
});
