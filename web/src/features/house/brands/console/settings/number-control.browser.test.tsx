import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { NumberControl } from './number-control.tsx';

test('a percentage keeps its decimals; one that can be two is none, until one of both is chosen', async () => {
  const written: number[] = [];
  await showConsole(<Share onWritten={(value) => void written.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Share' });
  await expect.element(field).toHaveValue('2.5');
  await field.fill('12.75');
  expect(written.at(-1)).toBe(1275);
  await field.fill('12,5');
  expect(written.at(-1)).toBe(1250);
  await field.fill('1.250');
  expect(written.at(-1)).toBe(-1);
  await page.getByRole('button', { name: '1.25', exact: true }).click();
  expect(written.at(-1)).toBe(125);
  await expect.element(field).toHaveValue('1.25');
});

test('a whole number of minutes takes no half of one for ten times as many', async () => {
  const written: number[] = [];
  await showConsole(<Share whole onWritten={(value) => void written.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Share' });
  for (const [typed, value] of [
    ['90', 90],
    ['2.5', -1],
    ['', -1],
    ['1,200', 1200],
  ] as const) {
    await field.fill(typed);
    expect(written.at(-1), typed).toBe(value);
    await expect.element(field).toHaveValue(typed);
  }
});

test('a number from elsewhere takes the place of what was typed', async () => {
  await showConsole(<Share onWritten={() => {}} />);
  const field = page.getByRole('textbox', { name: 'Share' });
  await field.fill('much');
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect.element(field).toHaveValue('2.5');
});

/** 2.50 % as basis points, or as a whole number. */
function Share({ whole = false, onWritten }: { whole?: boolean; onWritten: (value: number) => void }) {
  const [value, setValue] = useState(250);
  return (
    <>
      <p id="share">Share</p>
      <NumberControl
        value={value}
        onChange={(next: number) => {
          setValue(next);
          onWritten(next);
        }}
        {...(!whole && { factor: 100, decimals: 2 })}
        disabled={false}
        invalid={false}
        labelledBy="share"
        describedBy="share"
      />
      <button type="button" onClick={() => setValue(250)}>
        Drop
      </button>
    </>
  );
}
