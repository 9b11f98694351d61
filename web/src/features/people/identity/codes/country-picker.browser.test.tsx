import { countries } from '@lanna/contract/accounts/registration/registration';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { CountryPicker } from './country-picker.tsx';

const { mobile } = wordsOf('identity');

test('the list of countries opens with the focus and closes 200 ms after it has left, no sooner', async () => {
  const portal = await standInPortal();
  portal.answer(countries, {
    current: 'TH',
    list: [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'VN', countryDialingCode: '84' },
    ],
  });
  const emitted = vi.fn();
  await show(<CountryPicker onDialingCode={emitted} />);
  await expect.poll(() => emitted.mock.calls).toEqual([['66']]);
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox', { name: mobile.countries });
  expect(list.elements()).toEqual([]);
  await field.click();
  await expect.element(list.getByText('+84')).toBeVisible();

  // From here on time passes only where the test lets it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  (field.element() as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(199);
  // Two frames, so that what has changed is drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(field.element()).toHaveAttribute('aria-expanded', 'true');
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('what is typed is searched for by name, Enter chooses it, and Escape closes the list and not the dialog around it', async () => {
  const portal = await standInPortal();
  portal.answer(countries, {
    current: 'TH',
    list: [
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'LA', countryDialingCode: '856' },
    ],
  });
  const emitted = vi.fn();
  const closed = vi.fn();
  await show(
    <Dialog open onOpenChange={closed} title="around">
      <CountryPicker onDialingCode={emitted} />
      <input aria-label="beside" />
    </Dialog>,
  );
  const field = page.getByRole('combobox');
  const list = page.getByRole('listbox', { name: mobile.countries });
  await expect.element(field).toHaveValue('+66');
  await field.click();
  await field.fill('zzzz');
  await expect.element(page.getByText(mobile.noCountry)).toBeVisible();
  await field.fill('ลาว');
  await expect.element(page.getByRole('option', { name: /^ลาว/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('+856');
  expect(emitted).toHaveBeenLastCalledWith('856');
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await field.click();
  await expect.element(list).toBeVisible();
  await page.getByLabelText('beside').click();
  await expect.element(list).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});
