import { expect } from 'vitest';
import { DESKTOP_ENGLISH, test } from '../device-matrix.ts';
import { field, kept, popUps, press, untilIn } from '../login-steps.ts';
import { newName, PASSWORD } from '../player.ts';

test.concurrent.for([DESKTOP_ENGLISH])(
  'a user name and a password make an account, and its owner is in ($device, $language)',
  async (view, { come }) => {
    const visitor = await come(view);
    const { page, words } = visitor;
    const { cashier, identity, registration, shell } = words;
    const { register } = popUps(visitor);
    await page.getByRole('link', { name: shell.register, exact: true }).first().click();
    await field(register, identity.username).fill(newName());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await register.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
    expect(await kept(visitor)).not.toContain(PASSWORD);
  },
);
