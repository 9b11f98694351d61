import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { wordsOf } from '../testing/words.ts';
import { Pager } from './pager.tsx';

const ui = wordsOf('ui');

test('both ends, the page one is on and its neighbours can be pressed, and the arrows end at the ends', async () => {
  const turned = vi.fn();
  await show(<Pager page={5} pages={9} onPage={turned} label="pages" />, { device: 'desktop' });
  const pager = page.getByRole('navigation', { name: 'pages' });
  await expect.poll(() => pager.element().textContent).toMatch(/1…456…9$/);
  await expect.element(pager.getByText('5', { exact: true })).toHaveAttribute('aria-current', 'page');
  await pager.getByText('9', { exact: true }).click();
  await pager.getByRole('button', { name: ui.previous, exact: true }).click();
  await pager.getByRole('button', { name: ui.next, exact: true }).click();
  expect(turned.mock.calls).toEqual([[9], [4], [6]]);
});

test('at either end the arrow that leads beyond it cannot be pressed', async () => {
  await show(
    <>
      <Pager page={1} pages={2} onPage={() => {}} label="first" />
      <Pager page={2} pages={2} onPage={() => {}} label="last" />
    </>,
  );
  await expect
    .element(page.getByLabelText('first').getByRole('button', { name: ui.previous }))
    .toBeDisabled();
  await expect
    .element(page.getByLabelText('last').getByRole('button', { name: ui.next, exact: true }))
    .toBeDisabled();
});

test('one page needs no pager', async () => {
  await show(<Pager page={1} pages={1} onPage={() => {}} label="pages" />, { device: 'desktop' });
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
