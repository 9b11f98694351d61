import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { FishingFrame, FishingRequest, FishingSession } from '../../fishing-api.ts';
import { wear } from '../shared/wear.fixture.ts';
import { runPage } from './run-page.ts';
import css from './style/fishing.css?inline';

/** At this time of that water no boss swims, and small fish do. */
const [SEED, NOW_MS] = [20_261_129, 120_000];
const OWN = { left: '50.00', wallet: '950.00' };
const SESSION: FishingSession = {
  ...{ gameCode: 'maenam-river', gameName: { TH: 'แม่น้ำ', EN: 'The River' }, demo: false, currency: 'THB' },
  ...{ symbol: '฿', language: 'EN', lobbyUrl: `${window.location.origin}/fish`, balance: '1000.00' },
  bets: ['1.00', '2.00', '5.00', '10.00'],
};
const real = window.WebSocket;

/** The page of a hall at the end of a line that the test speaks into. */
export async function openHall() {
  await page.viewport(390, 760);
  localStorage.removeItem('lanna-fishing');
  wear(css);
  const host = document.createElement('div');
  host.id = 'host';
  document.body.append(host);
  const lines: Line[] = [];
  const sent: FishingRequest[] = [];
  Object.assign(window, { WebSocket: lineTo(lines, sent) });
  const closing = new AbortController();
  runPage({ host, session: { ...SESSION }, token: 'token', signal: closing.signal });
  onTestFinished(() => {
    closing.abort();
    host.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
    delete document.documentElement.dataset['seated'];
    Object.assign(window, { WebSocket: real });
  });
  const say = (...frames: FishingFrame[]) => lines.at(-1)?.say(frames);
  await waitFor(() => sent.some(({ t }) => t === 'join'));
  sent.length = 0;
  const seats = [0, 1].map((place) => ({ place, name: `p•••${place}` }));
  say({ t: 'hall', seed: SEED, nowMs: NOW_MS, place: 1, seats, gone: [], own: OWN });
  const fired = () => sent.filter((one): one is Fire => one.t === 'fire');
  return { sent, fired, say, breakLine: () => lines.at(-1)?.dispatchEvent(new Event('close')) };
}

type Fire = Extract<FishingRequest, { t: 'fire' }>;
type Line = EventTarget & { say(frames: FishingFrame[]): void };

function lineTo(lines: Line[], sent: FishingRequest[]) {
  return class extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = 1;
    constructor() {
      super();
      lines.push(this);
      setTimeout(() => this.dispatchEvent(new Event('open')));
    }
    say(frames: FishingFrame[]): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frames) }));
    }
    send(text: string): void {
      sent.push(JSON.parse(text));
    }
    close(): void {}
  };
}

async function waitFor(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
