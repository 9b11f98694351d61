import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PictureInTurn } from './picture-in-turn.tsx';
import { askAgain, askInTurn, isKept, keepPicture } from './pictures-in-turn.ts';

const picture = (of: number) => `/pictures/${of}.svg`;
const image = () => document.createElement('img');

test('the first picture is asked for at once, those that follow 200 ms later, and none that no page waits for any more', () => {
  vi.useFakeTimers();
  try {
    const [first, second, gone] = [image(), image(), image()];
    askInTurn(first, picture(1));
    vi.advanceTimersByTime(0);
    expect(first.getAttribute('src')).toBe(picture(1));
    askInTurn(second, picture(2));
    askInTurn(gone, picture(3))();
    vi.advanceTimersByTime(150);
    expect(second.hasAttribute('src')).toBe(false);
    vi.advanceTimersByTime(50);
    expect(second.getAttribute('src')).toBe(picture(2));
    expect(gone.hasAttribute('src')).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('the last 200 pictures are kept; one seen again stays longer', () => {
  const shown = (of: number) => {
    const seen = image();
    seen.src = picture(of);
    keepPicture(seen);
  };
  for (let of = 1000; of < 1200; of++) shown(of);
  shown(1000);
  shown(1200);
  expect(isKept(picture(1000))).toBe(true);
  expect(isKept(picture(1001))).toBe(false);
  expect(isKept(picture(1200))).toBe(true);
  const again = image();
  askInTurn(again, picture(1200));
  expect(again.getAttribute('src')).toBe(picture(1200));
});

test('a picture is asked for three times in all, then its place stays empty', () => {
  vi.useFakeTimers();
  try {
    const failing = image();
    failing.src = picture(4);
    askAgain(failing);
    vi.advanceTimersByTime(1000);
    expect(failing.src).toContain('try=2');
    askAgain(failing);
    vi.advanceTimersByTime(2000);
    expect(failing.src).toContain('try=3');
    askAgain(failing);
    vi.advanceTimersByTime(10_000);
    expect(failing.src).toContain('try=3');
    expect(failing.style.visibility).toBe('hidden');
  } finally {
    vi.useRealTimers();
  }
});

test('a picture in its turn keeps its address when what is around it is rendered anew', async () => {
  await show(<Card />);
  const shown = () => document.querySelector('img');
  await expect.poll(() => shown()?.getAttribute('src')).toBe(DRAWN);
  await page.getByRole('button').click();
  await expect.poll(() => shown()?.className).toBe('marked');
  expect(shown()?.getAttribute('src')).toBe(DRAWN);
});

const DRAWN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>')}`;

function Card() {
  const [marked, setMarked] = useState(false);
  return (
    <button type="button" onClick={() => setMarked(true)}>
      <PictureInTurn address={DRAWN} className={marked ? 'marked' : ''} />
    </button>
  );
}
