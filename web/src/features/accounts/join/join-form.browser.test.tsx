import { applyToJoin } from '@lanna/contract/accounts/join/join';
import { registerSettings } from '@lanna/contract/accounts/registration/registration';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { JoinForm } from './join-form.tsx';

const { fault: wrong, form, way, wish, kept, sent } = wordsOf('join');
const refusals = wordsOf('refusals');
const SENT = { id: '01992d3a-0000-7000-8000-000000000001', sentAt: '2026-11-23T03:00:00.000Z' };

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(registerSettings, { fields: {}, botCheck: false } as never);
});

test('what cannot be sent is said at its field: no way to be reached, a contact that is none, tags in a text', async () => {
  await show(<JoinForm />);
  await field(form.name).fill('N');
  await field(form.players).fill('<b>the morning market</b>');
  await press();
  await expect.element(page.getByText(filled(wrong.short, { min: 2 }))).toBeVisible();
  await expect.element(page.getByText(wrong.markup)).toBeVisible();
  await expect.element(field(way.line)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(wrong.contact)).toBeVisible();
  await expect.element(field(form.name)).toHaveFocus();
  await field(way.phone).fill('call me');
  await expect.element(page.getByText(wrong.phone)).toBeVisible();
  await expect.element(page.getByText(wrong.contact)).not.toBeInTheDocument();
  await field(form.remark).fill('x\u200b');
  await expect.element(page.getByText(wrong.unseen)).toBeVisible();
  expect(page.getByText(refusals.invalid_input).elements()).toEqual([]);
  expect(portal.sent(applyToJoin)).toEqual([]);
});

test('an application is sent with the contacts that are given, tried again under its key, and then there is another', async () => {
  await show(<JoinForm />);
  await field(form.name).fill(' Nok ');
  await page.getByLabelText(form.wish).selectOptions(wish.affiliate);
  await field(way.telegram).fill(' @nok_market ');
  await field(form.players).fill('The morning market');
  portal.refuse(applyToJoin, 'unknown_error');
  await press();
  await expect.element(page.getByText(kept, { exact: false })).toBeVisible();
  await expect.element(field(form.players)).toHaveValue('The morning market');
  portal.answer(applyToJoin, SENT);
  await press();
  await expect.element(page.getByText(sent.title)).toBeVisible();
  expect(portal.sent(applyToJoin).at(-1)).toEqual({
    name: ' Nok ',
    wish: 'affiliate',
    contacts: { telegram: ' @nok_market ' },
    players: 'The morning market',
    remark: '',
  });
  const [first, again] = keysSent();
  expect(again).toBe(first);
  await page.getByRole('button', { name: sent.another }).click();
  await expect.element(field(form.name)).toHaveValue('');
});

/** Idempotency keys of what was sent, in order. */
function keysSent(): string[] {
  return vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(applyToJoin.path))
    .flatMap(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? []);
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = () => page.getByRole('button', { name: form.send }).click();
