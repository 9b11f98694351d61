import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FISH_KINDS } from '../../rules/fishing/fish.ts';
import { axeFinds } from '../shared/axe.fixture.ts';
import { openHall } from './fake-hall.fixture.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the keyboard plays: arrows turn the cannon, space fires where it looks, A asks for auto', async () => {
  const hall = await openHall();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await pause(150);
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await pause(150);
  await userEvent.keyboard(' ');
  const [up = 0, left = 0, right = 0] = hall.fired().map(({ angle }) => angle);
  expect(up).toBeCloseTo(-Math.PI / 2);
  expect(left).toBeLessThan(up);
  expect(right).toBeGreaterThan(up);
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('dialog', { name: 'Fire by itself' })).toBeVisible();
  // What is pressed there fires nothing in the hall.
  await userEvent.keyboard('{ArrowLeft}');
  expect(hall.fired()).toHaveLength(3);
});

test('auto says what a minute of each rate costs before it begins, and fires not once until it is started', async () => {
  const hall = await openHall();
  await button('Dearer shots').click();
  await button('Auto').click();
  for (const [rate, cost] of [
    ['2', '฿240.00'],
    ['4', '฿480.00'],
    ['6', '฿720.00'],
  ] as const) {
    await userEvent.selectOptions(page.getByRole('combobox'), rate);
    await expect.element(page.getByText(`A whole minute of it costs ${cost}`)).toBeVisible();
  }
  expect(hall.fired()).toEqual([]);
  expect(await axeFinds('dialog')).toEqual([]);
  await button('Start').click();
  await expect.poll(() => hall.fired().length).toBeGreaterThan(1);
  expect(hall.fired().every(({ lock, bet }) => lock !== undefined && bet === '2.00')).toBe(true);
  await button('Stop').click();
  const stopped = hall.fired().length;
  await pause(400);
  expect(hall.fired()).toHaveLength(stopped);
});

test('the list says worth and chance of every kind, and a press fires one shot at one of it', async () => {
  const hall = await openHall();
  const rows = [...document.querySelectorAll<HTMLButtonElement>('.kind')];
  expect(rows.map(({ dataset }) => dataset['kind'])).toEqual(FISH_KINDS.map(({ code }) => code));
  for (const { textContent } of rows) expect(textContent).toMatch(/×\d.*chance \d/);
  await expect.poll(() => document.querySelector('.kind[data-here=true]')).not.toBeNull();
  document.querySelector<HTMLButtonElement>('.kind[data-here=true]')?.click();
  expect(hall.fired().map(({ lock }) => typeof lock)).toEqual(['number']);
  expect(await axeFinds('#host')).toEqual([]);
});

test('the sheet says the chance of each boss, the spread of a hundred shots, and how often a special is worth what', async () => {
  await openHall();
  await button('Chances').click();
  const textOf = (name: string) => page.getByRole('row', { name: new RegExp(name) }).element().textContent;
  expect(textOf('Phaya Naga')).toMatch(/1000.*0\.096%.*±\d+/);
  expect(textOf('Lightning eel')).toContain('×10 40%\n×20 30%\n×40 20%\n×80 10%');
  await expect.element(page.getByText('Aiming and locking never change the return.')).toBeVisible();
  expect(await axeFinds('dialog')).toEqual([]);
});

test('one press hides what others say, and the device remembers it', async () => {
  await openHall();
  const hide = button('Hide words of others');
  await expect.element(hide).toHaveAttribute('aria-pressed', 'false');
  await hide.click();
  await expect.element(hide).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('lanna-fishing') ?? '{}')).toMatchObject({ emotes: false });
});

test('a line that is lost ends auto, and the page says that what flew was given back', async () => {
  const hall = await openHall();
  await button('Auto').click();
  await button('Start').click();
  await expect.poll(() => hall.fired().length).toBeGreaterThan(0);
  hall.breakLine();
  await expect.element(page.getByText(/The line is lost and being restored/)).toBeVisible();
  await expect.element(button('Auto')).toHaveAttribute('aria-pressed', 'false');
});

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
