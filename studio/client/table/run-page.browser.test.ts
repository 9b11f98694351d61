import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused } from '../shared/studio-calls.ts';
import { wear } from '../shared/wear.fixture.ts';
import { type FakeTables, fakeTables } from './fake-tables.fixture.ts';
import { runPage } from './run-page.ts';
import css from './style/table.css?inline';

const KINDS = ['baccarat', 'dragon-tiger', 'sic-bo', 'hi-lo', 'fish-prawn-crab', 'roulette'];
const real = window.WebSocket;

async function show(...kinds: string[]): Promise<FakeTables> {
  await page.viewport(390, 760);
  localStorage.removeItem('lanna-tables');
  const address = window.location.href;
  wear(css);
  const host = document.createElement('div');
  host.id = 'host';
  document.body.append(host);
  const tables = fakeTables(kinds);
  const running = runPage({
    host,
    studio: tables.studio,
    session: tables.session,
    token: 'token',
    still: true,
  });
  onTestFinished(() => {
    running.close();
    host.remove();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
    Object.assign(window, { WebSocket: real });
    window.history.replaceState(null, '', address);
  });
  tables.open();
  running.open();
  await expect.element(page.getByRole('button', { name: /^Chip / }).first()).toBeVisible();
  await expect.element(page.getByText('Place your bets', { exact: true })).toBeVisible();
  return tables;
}

const spot = (name: RegExp) => page.getByRole('button', { name }).first();
const player = /^Player, pays 1 to 1/;
const confirm = () => page.getByRole('button', { name: /^Confirm/ });

test('chips become a bet when they are confirmed: once, however quickly it is pressed', async () => {
  const tables = await show('baccarat');
  await spot(player).click();
  await spot(player).click();
  await expect.element(page.getByText('Not confirmed: goes back when time is up')).toBeVisible();
  await userEvent.dblClick(confirm());
  await expect.element(page.getByText(/฿20.00 confirmed. You can change it/)).toBeVisible();
  expect(tables.confirmed.map(({ chips }) => chips)).toEqual([{ player: '20.00' }]);
});

test('what was not confirmed goes back at closing, and the page says that nothing was charged', async () => {
  const tables = await show('baccarat');
  await spot(player).click();
  tables.change({ closesAt: new Date(Date.now() - 1).toISOString() });
  await expect
    .element(page.getByText(/฿10.00 you had not confirmed went back. Nothing was charged/))
    .toBeVisible();
  await expect.element(spot(player)).toHaveAttribute('aria-disabled', 'true');
  expect(tables.confirmed).toEqual([]);
});

test('a refusal says what it means for the money, and the chips stay where they are', async () => {
  const tables = await show('baccarat');
  tables.refuseNext(new Refused('table_full', { left: '5.00' }));
  await spot(player).click();
  await confirm().click();
  await expect.element(page.getByText(/were not taken and nothing was charged/)).toBeVisible();
  await expect.element(spot(/^Player, .*your chips ฿10.00, not confirmed/)).toBeVisible();
});

test('the keyboard plays a table: a digit chooses, arrows move, Enter places, C confirms', async () => {
  const tables = await show('dragon-tiger');
  const dragon = spot(/^Dragon, /);
  dragon.element().focus();
  await userEvent.keyboard('2{Enter}{ArrowRight}{Enter}{c}');
  await expect.poll(() => tables.confirmed.length).toBe(1);
  expect(tables.confirmed[0]?.chips).toEqual({ dragon: '50.00', tie: '50.00' });
  await userEvent.keyboard('z');
  await expect.element(spot(/^Tie, pays 11 to 1$/)).toBeVisible();
});

test('while the line is broken the page says that the bet stands, and comes back to the same chips', async () => {
  const tables = await show('hi-lo');
  await spot(/^Low/).click();
  await confirm().click();
  await expect.element(page.getByText(/฿10.00 confirmed/)).toBeVisible();
  tables.breakLine();
  await expect.element(page.getByText(/The line is broken. What you confirmed counts/)).toBeVisible();
  tables.mendLine();
  await expect.element(page.getByText(/The line is broken/)).not.toBeInTheDocument();
  await expect.element(spot(/^Low.*your chips ฿10.00$/)).toBeVisible();
});

test('a win that is no gain is told plainly, and the balance follows the result', async () => {
  const tables = await show('baccarat');
  await spot(player).click();
  await confirm().click();
  await expect.element(page.getByText(/฿10.00 confirmed/)).toBeVisible();
  tables.change({ state: 'closed', closesAt: new Date(Date.now() - 1).toISOString() });
  tables.settle('10.00', '1000.00');
  await expect.element(page.getByText('฿10.00 back, as much as you staked')).toBeVisible();
});

test.each(KINDS)('%s: every button has a name, every bet its odds one press away', async (kind) => {
  await show(kind);
  const nameless = [...document.querySelectorAll('#host button')].filter(
    (button) => !(button.getAttribute('aria-label') ?? button.textContent)?.trim(),
  );
  expect(nameless).toEqual([]);
  await page.getByRole('button', { name: /Show odds/ }).click();
  const [first] = document.querySelectorAll<HTMLButtonElement>('#host [data-play]');
  first?.click();
  await expect.element(page.getByText('Return to player (RTP)')).toBeVisible();
  await page.getByRole('button', { name: 'Close window' }).click();
});
