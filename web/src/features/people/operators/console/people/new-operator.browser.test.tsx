import { addOperator } from '@lanna/contract/people/operators/operator-ops';
import { listRoles } from '@lanna/contract/people/operators/role-ops';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { standInPortal } from '../../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../../testing/words.ts';
import { NewOperator } from './new-operator.tsx';

const { operators: words, roles } = wordsOf('operators-console', 'en');
const role = {
  lines: [],
  permissions: ['members.read'],
  builtIn: true,
  fixed: false,
  version: 1,
  operators: 0,
};

test('what an operator lacks is shown at each field; a name that is taken too', async () => {
  const portal = await standInPortal();
  portal.answer(listRoles, { roles: [{ code: 'support', ...role }], permissions: ['members.read'] });
  portal.refuse(addOperator, 'operator_name_taken');
  await showConsole(<NewOperator />, { operator: { house: ['operators.grant', 'members.read'] } });
  await page.getByRole('button', { name: words.add }).click();
  const name = page.getByLabelText(words.loginName, { exact: true });
  const send = page.getByRole('dialog').getByRole('button', { name: words.add });
  await page.getByLabelText(wordsOf('console', 'en').reason.label).fill('Works at the desk from Monday');
  await name.fill('X');
  await send.click();
  for (const text of [words.loginNameRule, words.displayNameMissing, words.emailRule, roles.missing])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(portal.sent(addOperator)).toEqual([]);

  await name.fill('Mali');
  await page.getByLabelText(words.displayName, { exact: true }).fill('Mali');
  await page.getByLabelText(words.email, { exact: true }).fill('mali@example.com');
  await page.getByLabelText(roles.one, { exact: true }).selectOptions('support');
  await send.click();
  await expect
    .poll(() => portal.sent(addOperator))
    .toEqual([
      {
        name: 'mali',
        displayName: 'Mali',
        email: 'mali@example.com',
        roles: [{ role: 'support', brand: null }],
        reason: 'Works at the desk from Monday',
      },
    ]);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(wordsOf('refusals', 'en').operator_name_taken)).toBeVisible();
});
