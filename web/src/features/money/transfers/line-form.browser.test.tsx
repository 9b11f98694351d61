import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { filled, type Tag, wordsOf } from '../../../testing/words.ts';
import { LineForm, type LineOrder } from './line-form.tsx';

const TERMS = { balance: '90000.00', stays: '0.00', min: '1.00', max: '50000.00', dayLeft: '50000.00' };

test.each([
  ['th', '1.500', '฿1,500.00', 150_000_000n],
  ['tr', '1,500', '฿1,500.00', 150_000_000n],
  ['tr', '20,500', '฿20.50', 2_050_000n],
] as const)('in %s a transfer of “%s” moves nothing until one of both amounts is chosen', async (...row) => {
  const [language, typed, meant, amount] = row;
  const sent = await open(language);
  const words = wordsOf('transfers', language);
  const field = page.getByLabelText(words.sheet.amount, { exact: true });
  await field.fill(typed);
  await page.getByLabelText(words.upline.password, { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText(wordsOf('ui', language).amount.which)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: meant, exact: true }).click();
  await page.getByRole('button', { name: `Send ${meant}`, exact: true }).click();
  await expect.poll(() => sent.map((order) => order.amount)).toEqual([amount]);
});

test('“all” writes an amount that is read as one in every language', async () => {
  const sent = await open('tr');
  const words = wordsOf('transfers', 'tr');
  await page.getByRole('button', { name: words.sheet.max, exact: true }).click();
  await expect.element(page.getByLabelText(words.sheet.amount, { exact: true })).toHaveValue('50,000.00');
  await expect
    .element(page.getByText(filled(words.sheet.range, { min: '฿1.00', max: '฿50,000.00' })))
    .toBeVisible();
  expect(sent).toEqual([]);
});

async function open(language: Tag) {
  const sent: LineOrder[] = [];
  await show(
    <LineForm
      terms={TERMS}
      protection={{ totp: false, passkeys: [] }}
      sending={{
        mutate: (order) => void sent.push(order),
        reset: () => {},
        isPending: false,
        error: null,
      }}
      done={undefined}
      submit={(amount) => (amount === undefined ? 'Send' : `Send ${amount}`)}
    />,
    { language },
  );
  return sent;
}
