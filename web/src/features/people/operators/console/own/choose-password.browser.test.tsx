import { choosePassword } from '@lanna/contract/people/operators/ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OPERATOR, showConsole } from '../../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../../testing/words.ts';
import { ChoosePassword } from './choose-password.tsx';

const { password: words } = wordsOf('operators-console', 'en');

test('a password that is too short is not sent, a wrong one of before is shown at its field, and nothing typed stays behind', async () => {
  const portal = await standInPortal();
  portal.refuse(choosePassword, 'operator_login_wrong');
  const onDone = vi.fn();
  await showConsole(<ChoosePassword button={{ children: words.save }} onDone={onDone} />);
  const current = page.getByLabelText(words.current, { exact: true });
  const next = page.getByLabelText(words.next, { exact: true });
  const save = page.getByRole('button', { name: words.save, exact: true });
  await current.fill('the-old-password');
  await next.fill('short');
  await save.click();
  await expect.element(next).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(filled(words.rule, { min: 12 }))).toBeVisible();
  expect(portal.sent(choosePassword)).toEqual([]);

  await next.fill('a-much-longer-one');
  await save.click();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  expect(onDone).not.toHaveBeenCalled();

  portal.answer(choosePassword, OPERATOR);
  await current.fill('the-real-password');
  await save.click();
  await expect.poll(() => onDone.mock.lastCall).toEqual([OPERATOR]);
  expect(portal.sent(choosePassword).at(-1)).toEqual({
    current: 'the-real-password',
    next: 'a-much-longer-one',
  });
  await expect.element(current).toHaveValue('');
  await expect.element(next).toHaveValue('');
});
