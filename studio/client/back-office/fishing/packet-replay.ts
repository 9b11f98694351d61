import type { FishingReceiptHit } from '../../../rules/fishing/fishing-receipt.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { moneyText, type OfficePage } from '../page.ts';
import { say } from '../words.ts';
import { fishingWords } from './words.ts';

/** So often the replay goes on while it plays. */
const STEP_MS = 100;

/** A packet as it was shot, at its own pace or moved by hand: what had been hit, spent and won by then. */
export function packetReplay({ entered }: OfficePage, hits: readonly FishingReceiptHit[]): Node {
  const own = fishingWords(entered);
  const lastMs = Math.max(0, ...hits.map(({ atMs }) => atMs));
  const time = el('input', {
    ...{ type: 'range', min: 0, max: lastMs, step: STEP_MS, value: String(lastMs) },
    'aria-label': own.at,
  });
  const line = el('p', { role: 'status' });
  let playing: ReturnType<typeof setInterval> | undefined;
  const play = button({ class: 'button' }, () => (playing === undefined ? begin() : end()), own.play);

  function begin(): void {
    if (Number(time.value) >= lastMs) time.value = '0';
    play.textContent = own.pause;
    playing = setInterval(() => {
      // Another page of the office has taken its place.
      if (!time.isConnected) return end();
      time.value = String(Math.min(lastMs, Number(time.value) + STEP_MS));
      show();
      if (Number(time.value) >= lastMs) end();
    }, STEP_MS);
  }

  function end(): void {
    clearInterval(playing);
    playing = undefined;
    play.textContent = own.play;
  }

  function show(): void {
    const untilMs = Number(time.value);
    // The range moves in steps: its end is the packet's.
    const seen = untilMs + STEP_MS > lastMs ? hits : hits.filter(({ atMs }) => atMs <= untilMs);
    const last = seen.at(-1);
    const cents = (of: (hit: FishingReceiptHit) => string) =>
      seen.reduce((sum, hit) => sum + BigInt(of(hit).replace('.', '')), 0n);
    const text = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
    line.textContent = say(own.replayed, {
      ...{ seconds: (untilMs / 1000).toFixed(1), hits: String(seen.length) },
      kills: String(seen.filter(({ multiple }) => multiple > 0).length),
      spent: moneyText(text(cents(({ cost }) => cost))),
      won: moneyText(text(cents(({ payout }) => payout))),
      fish: last ? `${last.fish}${last.multiple > 0 ? ` ×${last.multiple}` : ''}` : '–',
    });
    setAttribute(time, 'aria-valuetext', line.textContent);
  }

  time.addEventListener('input', () => {
    end();
    show();
  });
  show();
  return el('div', { class: 'setting' }, el('div', { class: 'actions' }, play, time), line);
}
