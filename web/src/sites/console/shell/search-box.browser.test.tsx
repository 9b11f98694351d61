import { searchEverything } from '@lanna/contract/people/operators/search';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showConsole } from '../../../testing/show-console.tsx';
import { wordsOf } from '../../../testing/words.ts';
import { SearchBox } from './search-box.tsx';

const words = wordsOf('console-shell', 'en').search;

function portal(hits: { kind: string; id: string; title: string; detail: string }[]) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), location.href);
    expect(url.pathname).toBe(searchEverything.path);
    asked.push(url.searchParams.get('q') ?? '');
    return Response.json({ success: true, value: { hits } });
  });
  return asked;
}

test('the slash leads to the field, and what is typed is asked for once the fingers rest', async () => {
  const asked = portal([]);
  await showConsole(<SearchBox />);
  const field = page.getByRole('combobox', { name: words.label });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('somchai');
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  expect(asked).toEqual(['somchai']);
});

test('one letter asks no server', async () => {
  const asked = portal([]);
  await showConsole(<SearchBox />);
  await page.getByRole('combobox', { name: words.label }).fill('~');
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page is chosen by its name with the arrow keys, and Enter goes there with the scope', async () => {
  portal([]);
  const router = await showConsole(<SearchBox />, {
    address: '/start?brand=LANNA',
    operator: { permissions: { 'catalogue.read': ['LANNA'] } },
  });
  await page.getByRole('combobox', { name: words.label }).fill('game');
  const options = page.getByRole('option');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(router.history.location.href).toMatch(/^\/(games|vendors).*brand=LANNA/));
});

test('what is done on a page of its own is found as an action, by those who may do it', async () => {
  portal([]);
  await showConsole(<SearchBox />, { operator: { permissions: { 'promotions.read': ['LANNA'] } } });
  const field = page.getByRole('combobox', { name: words.label });
  await field.fill('new prom');
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  const router = await showConsole(<SearchBox />, {
    operator: { permissions: { 'promotions.change': ['LANNA'] } },
  });
  await field.fill('new prom');
  await expect.element(page.getByRole('option').getByText(words.actions)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/new-promotion'));
});

test('pages whose permission the operator lacks are not found', async () => {
  portal([]);
  await showConsole(<SearchBox />, { operator: { permissions: {} } });
  await page.getByRole('combobox', { name: words.label }).fill('vendors');
  await expect.element(page.getByText(words.nothing)).toBeVisible();
});

test('Escape closes the list and keeps what was typed', async () => {
  portal([]);
  await showConsole(<SearchBox />);
  const field = page.getByRole('combobox', { name: words.label });
  await field.fill('unknown');
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText(words.nothing)).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('unknown');
});
