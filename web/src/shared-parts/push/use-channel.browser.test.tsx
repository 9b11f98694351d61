import { missedFrames } from '@lanna/contract/house/push/frames';
import type { ChannelNotice, PushRequest } from '@lanna/contract/push';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startPush } from '../../api/push.ts';
import { show } from '../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../testing/stand-in-portal.ts';
import { useChannel } from './use-channel.ts';

/** The portal's side of the push socket: one channel, and a line that can be cut. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static newest = 0;
  static isCut = false;
  static sockets = 0;
  static asked: PushRequest[] = [];
  static open: Line | undefined;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (() => void) | null;

  constructor() {
    super();
    Line.sockets += 1;
    setTimeout(() => {
      if (Line.isCut) return this.end();
      this.readyState = 1;
      Line.open = this;
      this.onopen?.();
    });
  }

  send(text: string) {
    const asked = JSON.parse(text);
    if ('token' in asked) return this.say({ type: 'ready' });
    Line.asked.push(asked);
    if (asked.type === 'subscribe')
      this.say({ type: 'subscribed', channel: asked.channel, number: Line.newest });
  }

  say(notice: ChannelNotice | { type: 'ready' }) {
    this.onmessage?.({ data: JSON.stringify(notice) });
  }

  close() {
    this.readyState = 3;
  }

  end() {
    this.readyState = 3;
    Line.open = undefined;
    this.onclose?.();
  }

  /** What the portal publishes reaches who is there. */
  static publish() {
    Line.newest += 1;
    Line.open?.say({ type: 'frame', channel: 'board', number: Line.newest, data: Line.newest });
  }
}

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  Object.assign(Line, { newest: 10, isCut: false, sockets: 0, asked: [], open: undefined });
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const stop = startPush(new QueryClient(), []);
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
});

function Board({ name = 'seen' }: { name?: string }) {
  const [seen, setSeen] = useState<(number | string)[]>([]);
  useChannel<number>(
    'board',
    (data) => setSeen((before) => [...before, data]),
    () => setSeen((before) => [...before, 'state']),
  );
  return <output aria-label={name}>{seen.join(' ')}</output>;
}

function Two() {
  const [shown, setShown] = useState(2);
  return (
    <>
      {shown > 0 && <Board name="one" />}
      {shown > 1 && <Board name="two" />}
      <button type="button" onClick={() => setShown(shown - 1)}>
        less
      </button>
    </>
  );
}

const seenBy = (name: string) => page.getByRole('status', { name });

test('a page begins with the state and shows each frame after it', async () => {
  await show(<Board />);
  await expect.element(seenBy('seen')).toHaveTextContent('state');
  Line.publish();
  Line.publish();
  await expect.element(seenBy('seen')).toHaveTextContent('state 11 12');
});

test('a page that loses its line misses no frame: what came meanwhile is fetched by one call', async () => {
  await show(<Board />);
  await expect.element(seenBy('seen')).toHaveTextContent('state');
  Line.publish();
  Line.isCut = true;
  Line.open?.end();
  for (let n = 0; n < 3; n++) Line.publish();
  // Two attempts that fail, and one that comes through.
  await vi.waitFor(() => expect(Line.sockets).toBe(3), { timeout: 5000 });
  const frames = [12, 13, 14].map((number) => ({ number, reset: false, data: number }));
  portal.answer(missedFrames, { number: 14, reset: false, frames });
  Line.isCut = false;
  await vi.waitFor(() => expect(Line.open).toBeDefined(), { timeout: 5000 });
  Line.publish();
  await vi.waitFor(() => expect(seenBy('seen').element().textContent).toBe('state 11 12 13 14 15'));
  expect(portal.sent(missedFrames)).toHaveLength(1);
});

test('two parts of a page share one channel, and the last that goes lets go of it', async () => {
  await show(<Two />);
  await expect.element(seenBy('two')).toHaveTextContent('state');
  Line.publish();
  await expect.element(seenBy('one')).toHaveTextContent('state 11');
  await expect.element(seenBy('two')).toHaveTextContent('state 11');
  const left = () => Line.asked.filter(({ type }) => type === 'unsubscribe');
  await page.getByRole('button', { name: 'less' }).click();
  Line.publish();
  await expect.element(seenBy('one')).toHaveTextContent('state 11 12');
  expect(left()).toEqual([]);
  await page.getByRole('button', { name: 'less' }).click();
  await vi.waitFor(() => expect(left()).toEqual([{ type: 'unsubscribe', channel: 'board' }]));
});

test('a reader that was too slow is told so, and fetches what was left out', async () => {
  await show(<Board />);
  await expect.element(seenBy('seen')).toHaveTextContent('state');
  Line.newest = 12;
  portal.answer(missedFrames, {
    number: 12,
    reset: false,
    frames: [11, 12].map((number) => ({ number, reset: false, data: number })),
  });
  Line.open?.say({ type: 'resume', channels: ['board', 'another'] });
  await expect.element(seenBy('seen')).toHaveTextContent('state 11 12');
});
