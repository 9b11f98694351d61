import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { AmountControl } from './amount-control.tsx';

test('a bound that can be two amounts is none, until one of both is chosen', async () => {
  const written: (string | null)[] = [];
  await showConsole(<Bound onWritten={(value) => void written.push(value)} />);
  const field = page.getByRole('textbox', { name: 'Bound' });
  await expect.element(field).toHaveValue('50,000.00');
  await field.fill('1.000');
  expect(written.at(-1)).toBe('');
  await page.getByRole('button', { name: '฿1,000.00', exact: true }).click();
  await expect.element(field).toHaveValue('1,000.00');
  expect(written.at(-1)).toBe('1000.00');
  await field.fill('20,50');
  await expect.element(page.getByText('= ฿20.50', { exact: true })).toBeVisible();
  expect(written.at(-1)).toBe('20.50');
  await field.fill('');
  expect(written.at(-1)).toBeNull();
});

test('a value from elsewhere takes the place of what was typed', async () => {
  await showConsole(<Bound onWritten={() => {}} />);
  const field = page.getByRole('textbox', { name: 'Bound' });
  await field.fill('much');
  await page.getByRole('button', { name: 'Drop', exact: true }).click();
  await expect.element(field).toHaveValue('50,000.00');
});

function Bound({ onWritten }: { onWritten: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('50000');
  return (
    <>
      <p id="bound">Bound</p>
      <AmountControl
        value={value}
        onChange={(next: string | null) => {
          setValue(next);
          onWritten(next);
        }}
        symbol="฿"
        emptyIsNull
        disabled={false}
        invalid={false}
        labelledBy="bound"
        describedBy="bound"
      />
      <button type="button" onClick={() => setValue('50000')}>
        Drop
      </button>
    </>
  );
}
