import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../../api/calls/refusal.ts';
import { show } from '../../../testing/show.tsx';
import { wordsOf } from '../../../testing/words.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const [{ secondFactor: words }, refusals] = [wordsOf('authentication'), wordsOf('refusals')];

test('without a code nothing is tried, a wrong one is said, and a recovery code takes its place', async () => {
  const prove = vi.fn(async (_code: string) => {});
  await show(
    <SecondFactorForm offer={{ totp: true, passkey: undefined }} username="somchai" prove={prove} />,
  );
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  await field(words.code).fill('  ');
  await press(words.submit);
  await expect.element(page.getByText(words.missing)).toBeVisible();
  expect(prove).not.toHaveBeenCalled();
  prove.mockRejectedValueOnce(new Refusal('second_factor_wrong'));
  await field(words.code).fill(' 000000 ');
  await press(words.submit);
  await expect.element(page.getByText(refusals.second_factor_wrong)).toBeVisible();
  expect(prove).toHaveBeenLastCalledWith('000000');
  await press(words.toRecovery);
  await expect.element(page.getByText(refusals.second_factor_wrong)).not.toBeInTheDocument();
  await expect.element(field(words.recoveryCode)).toHaveValue('');
  prove.mockRejectedValueOnce(new Refusal('second_factor_wrong'));
  await field(words.recoveryCode).fill('used-already');
  await press(words.submit);
  await expect.element(page.getByText(refusals.second_factor_wrong)).toBeVisible();
  expect(prove).toHaveBeenLastCalledWith('used-already');
});
