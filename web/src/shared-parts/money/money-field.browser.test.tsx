import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { wordsOf } from '../../testing/words.ts';
import { MoneyField } from './money-field.tsx';

test.each([
  ['th', '20,50', '= ฿20.50'],
  ['th', '1000', '= ฿1,000.00'],
  ['tr', '20,50', '= ฿20.50'],
  ['tr', '1.000', '= ฿1,000.00'],
  ['tr', '1.000,5', '= ฿1,000.50'],
] as const)('in %s “%s” stands beside the field as %s', async (language, typed, shown) => {
  await open(language);
  await field().fill(typed);
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test.each(['500', '1,000', '1,000.00', '20.50'])('“%s” is said by the field itself', async (typed) => {
  await open('th');
  await field().fill(typed);
  expect(page.getByText(/^=/).elements()).toEqual([]);
});

test.each([
  ['th', '1.000', ['฿1.00', '฿1,000.00'], '1,000.00'],
  ['tr', '1,000', ['฿1.00', '฿1,000.00'], '1,000.00'],
  ['tr', '20,500', ['฿20.50', '฿20,500.00'], '20,500.00'],
] as const)(
  'in %s “%s” is asked back, and the pressed amount is written so that it is one',
  async (...row) => {
    const [language, typed, both, written] = row;
    await open(language);
    await field().fill(typed);
    const question = page.getByRole('group', { name: wordsOf('ui', language).amount.which });
    expect(
      question
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(both);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toBeInvalid();
    await question.getByRole('button', { name: both[1], exact: true }).click();
    await expect.element(field()).toHaveValue(written);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toBeValid();
    expect(question.query()).toBeNull();
  },
);

test('the amount beside the label moves nothing below it', async () => {
  await open('th');
  const top = field().element().getBoundingClientRect().top;
  await field().fill('1000');
  await expect.element(page.getByText('= ฿1,000.00', { exact: true })).toBeVisible();
  expect(field().element().getBoundingClientRect().top).toBe(top);
});

function Filled() {
  const [typed, setTyped] = useState('');
  return <MoneyField label="Amount" symbol="฿" value={typed} onType={setTyped} />;
}

async function open(language: 'th' | 'tr') {
  await show(<Filled />, { language });
  await expect.element(field()).toBeVisible();
}

function field() {
  return page.getByLabelText('Amount', { exact: true });
}
