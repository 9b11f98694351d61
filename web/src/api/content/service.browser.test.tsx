import { servicePaths } from '@lanna/contract/content/service/service';
import { hideServicePath } from '@lanna/rules/service-path';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { standInPortal } from '../../testing/stand-in-portal.ts';
import { noticesTo } from '../../ui/layers/notify.ts';
import { openChannel } from './service.ts';

/** A window as the browser would have opened it, and what becomes of it. */
function windowOpened() {
  const opened = {
    closed: false,
    opener: window as unknown,
    location: { replace: vi.fn() },
    focus: vi.fn(),
    close: vi.fn(),
  };
  opened.close.mockImplementation(() => {
    opened.closed = true;
  });
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

async function fixture(path = '/chat', type = 3) {
  await show(null, { device: 'desktop' });
  const portal = await standInPortal();
  const hidden = await hideServicePath(path);
  portal.answer(servicePaths, {
    version: {
      pathList: [
        { type: 1, path: hidden },
        { type, path: hidden },
      ],
    },
  });
  return portal;
}

test('the window is opened at the press, before the server is asked, and led to the chat', async () => {
  const portal = await fixture();
  const answer = portal.holdBack(servicePaths);
  const opened = windowOpened();
  const going = openChannel(vi.fn());
  expect(window.open).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
  answer();
  await going;
  expect(opened.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^\/chat\?from=/));
  expect(opened.close).not.toHaveBeenCalled();
  // Pressed again, it is the same window.
  await openChannel(vi.fn());
  expect(opened.focus).toHaveBeenCalledOnce();
  expect(window.open).toHaveBeenCalledOnce();
  opened.close();
});

test.each([
  [
    'is refused',
    (portal: Awaited<ReturnType<typeof standInPortal>>) => portal.refuse(servicePaths, 'service_unavailable'),
  ],
  ['has no line', (portal: Awaited<ReturnType<typeof standInPortal>>) => portal.lose(servicePaths)],
])('when the service call %s the opened window is closed, and the page says why', async (_, fail) => {
  const portal = await fixture();
  fail(portal);
  const opened = windowOpened();
  const said = vi.fn();
  noticesTo(said);
  await openChannel(vi.fn());
  expect(opened.close).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith({
    tone: 'danger',
    text: 'เปิดหน้าต่างแชตไม่ได้',
    detail: expect.stringMatching(/./),
  });
});

test('another site cannot reach the page that led to it', async () => {
  await fixture('https://vip.example/river', 6);
  const opened = windowOpened();
  await openChannel(vi.fn());
  expect(opened.location.replace).toHaveBeenCalledWith('https://vip.example/river');
  expect(opened.opener).toBeNull();
  opened.close();
});

test('where the browser lets no window be opened the chat is laid over the page', async () => {
  await fixture();
  vi.spyOn(window, 'open').mockReturnValue(null);
  const go = vi.fn();
  await openChannel(go);
  expect(go).toHaveBeenCalledWith('?dialog=chat');
});
