import { addFeed } from '@lanna/contract/lotteries/feeds/feed-ops';
import { changeSettings } from '@lanna/contract/people/operators/setting-ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../api/calls/refusal.ts';
import { typedNumber } from '../shared-parts/forms/typed-number.ts';
import { useContractForm } from '../shared-parts/forms/use-contract-form.ts';
import { showConsole } from '../testing/show-console.tsx';
import { filled, wordsOf } from '../testing/words.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReasonFormDialog } from './reason-form-dialog.tsx';

const words = wordsOf('console', 'en');
const refusals = wordsOf('refusals', 'en');
const { rule } = wordsOf('forms', 'en');

type Send = (body: object) => Promise<unknown>;

function NewFeed({ send }: { send: Send }) {
  const form = useContractForm(addFeed, {
    initial: { code: '', name: 'north', publicKey: 'k'.repeat(100), games: ['TH_GOV'], reason: '' },
    refusals: { feed_code_taken: 'code' },
    send,
  });
  return (
    <ReasonFormDialog form={form} onClose={() => undefined} title="feed" text="text" action="send">
      <TextField {...form.field('code', (typed) => typed.toUpperCase())} label="code" />
    </ReasonFormDialog>
  );
}

function Hours({ send }: { send: Send }) {
  const form = useContractForm(changeSettings, {
    initial: { proposalHours: '24' },
    version: 3,
    asksReason: true,
    toBody: ({ proposalHours }, version, reason) => ({
      settings: { fourEyes: {}, proposalHours: typedNumber(proposalHours) },
      version,
      reason,
    }),
    refusals: { four_eyes_floor: 'proposalHours' },
    send,
  });
  return (
    <form {...form.props}>
      <TextField {...form.field('proposalHours')} label="hours" />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit">save</Button>
      <ReasonDialog {...form.reasonDialog} title="why" text="text" action="send" />
    </form>
  );
}

const reason = () => page.getByLabelText(words.reason.label);
const press = (name: string) => page.getByRole('button', { name }).click();

test('a form in a dialog ends with its reason; what is missing stands at its field, a code is written in capitals', async () => {
  const send = vi.fn<Send>(() => Promise.reject(new Refusal('feed_code_taken')));
  await showConsole(<NewFeed send={send} />);
  await page.getByLabelText('code').fill('no-code');
  await reason().fill('hm');
  await press('send');
  await expect.element(page.getByText(rule.invalid)).toBeVisible();
  await expect.element(page.getByText(filled(words.reason.short, { min: 5 }))).toBeVisible();
  await expect.element(page.getByLabelText('code')).toHaveAttribute('maxlength', '20');
  await page.getByLabelText('code').fill('north_1');
  await expect.element(page.getByLabelText('code')).toHaveValue('NORTH_1');
  await reason().fill('a new feed');
  await press('send');
  await expect.element(page.getByText(refusals.feed_code_taken)).toBeVisible();
  await expect.element(page.getByLabelText('code')).toHaveFocus();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ code: 'NORTH_1', reason: 'a new feed' });
});

test('a reason is asked for once all else is right, and gives way to a field the server did not take', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Refusal('changed_meanwhile'))
    .mockRejectedValueOnce(new Refusal('four_eyes_floor'))
    .mockResolvedValue({});
  await showConsole(<Hours send={send} />);
  const hours = page.getByLabelText('hours');
  await hours.fill('0');
  await press('save');
  await expect.element(page.getByText(filled(rule.tooSmall, { min: 1 }))).toBeVisible();
  expect(reason().query()).toBeNull();
  await hours.fill('48');
  await press('save');
  await reason().fill('longer nights');
  await press('send');
  await expect.element(page.getByText(refusals.changed_meanwhile)).toBeVisible();
  await expect.element(reason()).toHaveValue('longer nights');
  await press('send');
  await expect.poll(() => reason().query()).toBeNull();
  await expect.element(hours).toHaveAttribute('aria-invalid', 'true');
  await press('save');
  await reason().fill('longer nights');
  await press('send');
  await expect.poll(() => reason().query()).toBeNull();
  expect(send.mock.calls.at(-1)?.[0]).toEqual({
    settings: { fourEyes: {}, proposalHours: 48 },
    version: 3,
    reason: 'longer nights',
  });
});
