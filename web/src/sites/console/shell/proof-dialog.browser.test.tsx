import { stepUp } from '@lanna/contract/people/operators/ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { proofQuestion } from '../../../console/calls/proof-question.ts';
import { OPERATOR, showConsole } from '../../../testing/show-console.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { ProofAsked } from './proof-asked.tsx';

const { login, factor, proof } = wordsOf('console-shell', 'en');

test('what is wrong of a proof is shown at its field, and what was typed stays; once it is right the question is answered', async () => {
  const portal = await standInPortal();
  portal.refuse(stepUp, 'second_factor_wrong');
  await showConsole(<ProofAsked />);
  const answered = proofQuestion.ask();
  const code = page.getByLabelText(factor.code);
  const send = page.getByRole('button', { name: proof.send, exact: true });
  await page.getByLabelText(login.password, { exact: true }).fill('the-real-password');
  await send.click();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(portal.sent(stepUp)).toEqual([]);

  await code.fill('123 456');
  await send.click();
  await expect.poll(() => portal.sent(stepUp)).toEqual([{ password: 'the-real-password', factor: '123456' }]);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  portal.answer(stepUp, OPERATOR);
  await send.click();
  await expect(answered).resolves.toBe(true);
});
