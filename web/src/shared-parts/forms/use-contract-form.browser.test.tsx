import { answerFeedback } from '@lanna/contract/content/feedback/ops';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { addBankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import { addInvitation } from '@lanna/contract/people/agents/agents';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from '../../api/calls/refusal.ts';
import { show } from '../../testing/show.tsx';
import { filled, wordsOf } from '../../testing/words.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MoneyField } from '../money/money-field.tsx';
import { wireAmount } from '../money/typed-amount.ts';
import { typedNumber } from './typed-number.ts';
import { useContractForm } from './use-contract-form.ts';

const { rule } = wordsOf('forms');
const refusals = wordsOf('refusals');

type Send = (body: object, key: string) => Promise<unknown>;
const sent = () => vi.fn<Send>(async () => ({}));
const refuses = (code: Refusal['code'], facts = {}) => Promise.reject(new Refusal(code, facts));

/** Whose account it is, of a form that asks for more than it shows. */
function Holder({ send, bankCode = 'KBANK', name = '' }: { send: Send; bankCode?: string; name?: string }) {
  const form = useContractForm(addBankAccount, {
    initial: { bankCode, accountNumber: '1234567890', holderName: name, paymentPassword: 'x' },
    refusals: { holder_name_invalid: 'holderName', payment_password_wrong: 'paymentPassword' },
    send: (body, { key }) => send(body, key),
  });
  return (
    <form {...form.props}>
      <TextField {...form.field('accountNumber')} label="number" />
      <TextField {...form.field('holderName')} label="holder" />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" busy={form.isPending}>
        send
      </Button>
    </form>
  );
}

function Uses() {
  const form = useContractForm(addInvitation, {
    initial: { usesMax: '' },
    toBody: ({ usesMax }) => ({ usesMax: usesMax === '' ? null : typedNumber(usesMax) }),
    send: async () => undefined,
  });
  return <TextField {...form.field('usesMax')} label="uses" />;
}

/** What is edited by several at a time. */
function Note({ send, note, version }: { send: Send; note: string; version: number }) {
  const form = useContractForm(answerFeedback, {
    initial: { note, state: 'seen' as const },
    version,
    toBody: (typed, of) => ({ ...typed, version: of }),
    send: (body) => send(body, ''),
  });
  return (
    <form {...form.props}>
      <TextField {...form.field('note')} label="note" />
      {form.isNewer && <Button onClick={() => form.restart()}>take</Button>}
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" disabled={!form.isChanged}>
        send
      </Button>
    </form>
  );
}

function Amount({ send }: { send: Send }) {
  const form = useContractForm(deposit, {
    initial: { methodCode: 'SANDBOX', amount: '' },
    toBody: ({ amount, ...rest }) => ({ ...rest, amount: wireAmount(amount, 'TY') ?? '' }),
    send: (body, { key }) => send(body, key),
  });
  return (
    <form {...form.props}>
      <MoneyField {...form.typed('amount')} label="amount" />
      <Button type="submit">send</Button>
    </form>
  );
}

const holder = () => page.getByLabelText('holder');
const press = () => page.getByRole('button', { name: 'send' }).click();

test('a field has the bounds of the contract', async () => {
  await show(<Uses />);
  const uses = page.getByLabelText('uses');
  await expect.element(uses).toHaveAttribute('inputmode', 'numeric');
  await expect.element(uses).toHaveAttribute('min', '1');
  await expect.element(uses).not.toBeRequired();
  await show(<Holder send={sent()} />);
  await expect.element(holder()).toBeRequired();
  await expect.element(holder()).toHaveAttribute('maxlength', '100');
});

test('a field too long by one is not sent, has its words and the cursor, and is right again as it is shortened', async () => {
  const send = sent();
  // Typed it would end at the bound; what is kept from before may be longer.
  await show(<Holder send={send} name={'ก'.repeat(101)} />);
  await expect.element(holder()).not.toHaveAttribute('aria-invalid');
  await press();
  await expect.element(page.getByText(filled(rule.tooLong, { max: 100 }))).toBeVisible();
  await expect.element(holder()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await holder().fill('ก'.repeat(100));
  await expect.element(holder()).not.toHaveAttribute('aria-invalid');
  await press();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('what is left empty is asked for, spaces alone too', async () => {
  const send = sent();
  await show(<Holder send={send} />);
  await holder().fill('   ');
  await press();
  await expect.element(page.getByText(rule.required)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('what is wrong with something that has no field is said above the button', async () => {
  const send = sent();
  await show(<Holder send={send} bankCode={'B'.repeat(21)} />);
  await holder().fill('สมชาย');
  await press();
  await expect.element(page.getByText(refusals.invalid_input)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a refusal stands at its field until something else is typed; what was typed stays', async () => {
  const send = sent().mockImplementationOnce(() => refuses('holder_name_invalid'));
  await show(<Holder send={send} />);
  await holder().fill('สมชาย 1');
  await press();
  await expect.element(holder()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(holder()).toHaveFocus();
  await expect.element(holder()).toHaveValue('สมชาย 1');
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await holder().fill('สมชาย');
  await expect.element(holder()).not.toHaveAttribute('aria-invalid');
});

test('fields that the server did not take say which rule, by the bounds of the contract', async () => {
  const fields = [{ field: 'holderName', rule: 'too_big' }];
  await show(<Holder send={() => refuses('invalid_input', { fields })} />);
  await holder().fill('สมชาย');
  await press();
  await expect.element(page.getByText(filled(rule.tooLong, { max: 100 }))).toBeVisible();
});

test.each([
  ['that is about no field', 'bank_accounts_limit'],
  ['about a field that is not shown', 'payment_password_wrong'],
  ['that the call does not declare', 'unknown_error'],
] as const)('a refusal %s stands above the button, with what was typed below', async (_, code) => {
  await show(<Holder send={() => refuses(code)} />);
  await holder().fill('สมชาย');
  await press();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(holder()).not.toHaveAttribute('aria-invalid');
  await expect.element(holder()).toHaveValue('สมชาย');
});

test('the same input is tried again under the same key; changed, or sent again once it arrived, under a new one', async () => {
  const send = sent().mockImplementationOnce(() => refuses('network'));
  await show(<Holder send={send} />);
  await holder().fill('สมชาย');
  for (const times of [1, 2, 3]) {
    await press();
    await expect.poll(() => send).toHaveBeenCalledTimes(times);
    await expect.element(page.getByRole('button', { name: 'send' })).toBeEnabled();
  }
  send.mockImplementationOnce(() => refuses('network'));
  await holder().fill('สมหญิง');
  await press();
  await expect.poll(() => send).toHaveBeenCalledTimes(4);
  await holder().fill('สมศรี');
  await press();
  await expect.poll(() => send).toHaveBeenCalledTimes(5);
  const keys = send.mock.calls.map(([, key]) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});

test('while it is under way a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const send = sent().mockReturnValue(promise);
  await show(<Holder send={send} />);
  await holder().fill('สมชาย');
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  form?.requestSubmit();
  resolve({});
  await expect.element(page.getByRole('button', { name: 'send' })).toBeEnabled();
  expect(send).toHaveBeenCalledOnce();
});

test('what was opened is edited: a change by another is refused and shown, and what was typed gives way only when it is taken', async () => {
  const send = sent().mockImplementationOnce(() => refuses('changed_meanwhile'));
  const changeTo = await showChanging(Note, { send, note: 'a', version: 1 });
  const note = page.getByLabelText('note');
  await expect.element(page.getByRole('button', { name: 'send' })).toBeDisabled();
  await note.fill('mine');
  changeTo({ send, note: 'theirs', version: 2 });
  await press();
  await expect.element(page.getByText(refusals.changed_meanwhile)).toBeVisible();
  expect(send.mock.calls).toEqual([[{ note: 'mine', state: 'seen', version: 1 }, '']]);
  await expect.element(note).toHaveValue('mine');
  await page.getByRole('button', { name: 'take' }).click();
  await expect.element(note).toHaveValue('theirs');
  await note.fill('ours');
  await press();
  await expect.poll(() => send).toHaveBeenLastCalledWith({ note: 'ours', state: 'seen', version: 2 }, '');
});

test('an amount is read as the language writes it and travels as money', async () => {
  const send = sent();
  await show(<Amount send={send} />, { language: 'tr' });
  const words = wordsOf('forms', 'tr').rule;
  await press();
  await expect.element(page.getByText(words.required)).toBeVisible();
  await page.getByLabelText('amount').fill('yüz');
  await expect.element(page.getByText(words.amount)).toBeVisible();
  await page.getByLabelText('amount').fill('1.234,50');
  await press();
  await expect.poll(() => send.mock.calls[0]?.[0]).toEqual({ methodCode: 'SANDBOX', amount: '1234.50' });
});

/** What comes back gives the part other properties, as a page does when it has read anew. */
async function showChanging<Props extends object>(Part: ComponentType<Props>, first: Props) {
  let change: (props: Props) => void = () => undefined;
  function Page() {
    const [props, setProps] = useState(first);
    change = setProps;
    return <Part {...props} />;
  }
  await show(<Page />);
  return (props: Props) => change(props);
}
