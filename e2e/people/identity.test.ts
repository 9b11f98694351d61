import { expect, test } from 'vitest';
import { ownBrand, turnSwitch } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, popUps, press, token, untilIn } from '../login-steps.ts';
import { visit } from '../visit.ts';
import { words } from '../words.ts';

const { authentication, identity } = words;
const NEW_PASSWORD = 'paper-boat-on-the-ping';

test('a member who comes with the password the brand hands out is not in before there is another', async () => {
  const [row] = await queryDatabase<{ secret: string }>(
    "select settings->>'defaultPassword' as secret from brands.merchant where code = 'CHAOPHRAYA'",
  );
  const visitor = await visit({ device: 'phone', brand: 'chaophraya', path: '/login' });
  const { page } = visitor;
  const { newPassword } = popUps(visitor);
  await giveNameAndPassword(visitor, { username: 'agent' }, row?.secret);
  await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
  await eventually(() => field(newPassword, identity.username).inputValue()).toBe('agent');
  await eventually(() => field(newPassword, authentication.newPassword.old).count()).toBe(0);
  // Loading the page anew is no way round.
  expect(await token(visitor)).toBeNull();
  await field(newPassword, authentication.newPassword.confirm).fill('another one');
  await press(newPassword, authentication.newPassword.submit);
  await newPassword.getByText(authentication.newPassword.differs).waitFor();
  await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
  await press(newPassword, authentication.newPassword.submit);
  await newPassword.waitFor({ state: 'detached' });
  await untilIn(visitor);
  await eventually(() => new URL(page.url()).pathname).toBe('/');
});

test('a tab that the brand closes is gone from the open form, with the bar that held two', async () => {
  const own = await ownBrand('closing');
  const visitor = await visit({ device: 'phone', host: own.host, path: '/register' });
  const { register } = popUps(visitor);
  await eventually(() => register.getByRole('tab').count()).toBe(2);
  await turnSwitch(own.code, ['registration', 'mobile'], false);
  await eventually(() => register.getByRole('tab').count()).toBe(0);
  await field(register, identity.username).waitFor();
});
