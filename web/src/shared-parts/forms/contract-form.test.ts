import type { addBankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import type { addInvitation } from '@lanna/contract/people/agents/agents';
import { expect, test } from 'vitest';
import type { ContractForm, FormOptions, ToBody } from './contract-form.ts';

const ACCOUNT = { bankCode: 'KBANK', accountNumber: '', holderName: '', paymentPassword: '' };
const INVITATION = { usesMax: '' };
type Account = typeof ACCOUNT;
type Options<Values extends object> = FormOptions<typeof addBankAccount, Values, unknown> &
  ToBody<typeof addBankAccount, Values>;
type Invitation = ToBody<typeof addInvitation, typeof INVITATION>;

test('a form that its call cannot take, or that says what its call does not know, does not compile', () => {
  const send = async () => undefined;
  const right: Options<Account> = {
    initial: ACCOUNT,
    send,
    words: { holderName: 'a name' },
    refusals: { holder_name_invalid: 'holderName' },
  };
  // @ts-expect-error a refusal that the call does not have
  const wrongRefusal: Options<Account> = { ...right, refusals: { login_locked: 'holderName' } };
  // @ts-expect-error a refusal at a field that the form does not have
  const wrongPlace: Options<Account> = { ...right, refusals: { holder_name_invalid: 'owner' } };
  // @ts-expect-error words of a field that the form does not have
  const wrongWords: Options<Account> = { ...right, words: { owner: 'a name' } };
  // @ts-expect-error a check of a field that the form does not have
  const wrongCheck: Options<Account> = { ...right, check: () => ({ owner: 'a name' }) };
  expect([wrongRefusal, wrongPlace, wrongWords, wrongCheck]).toHaveLength(4);

  // @ts-expect-error figures are typed as text, so what is sent has to be said
  const untold: Invitation = {};
  // @ts-expect-error what is said is no body of the call
  const wrongBody: Invitation = { toBody: ({ usesMax }) => ({ usesMax }) };
  const rightBody: Invitation = { toBody: ({ usesMax }) => ({ usesMax: Number(usesMax) }) };
  expect([untold, wrongBody, rightBody]).toHaveLength(3);

  type Form = ContractForm<Account>;
  // @ts-expect-error an input for what the form does not have
  const wrongField: Parameters<Form['field']>[0] = 'owner';
  // @ts-expect-error a field is set to what it cannot hold
  const wrongValue: Parameters<Form['set']> = ['bankCode', 7];
  expect([wrongField, wrongValue]).toHaveLength(2);
});
