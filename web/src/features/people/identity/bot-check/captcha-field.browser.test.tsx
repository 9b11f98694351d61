import { captcha } from '@lanna/contract/people/authentication/authentication';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import { CaptchaField, useCaptcha } from './captcha-field.tsx';

const identity = wordsOf('identity');
const IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test('where the server asks to wait, the page says so and fetches the picture by itself', async () => {
  portal.refuse(captcha, 'too_many_requests', { retryAfterSeconds: 1 });
  await show(<Picture />);
  await expect.element(page.getByText(identity.captcha.wait)).toBeVisible();
  await expect.element(page.getByRole('button', { name: identity.captcha.renew })).toBeDisabled();
  portal.answer(captcha, { id: 'one', image: IMAGE });
  await expect.element(page.getByRole('img', { name: identity.captcha.picture })).toBeVisible();
  await expect.element(page.getByText(identity.captcha.wait)).not.toBeInTheDocument();
});

test('a page asks for a picture at most once a second, also when its form is opened anew', async () => {
  portal.answer(captcha, { id: 'one', image: IMAGE });
  const askedAtMs: number[] = [];
  const ask = vi.mocked(globalThis.fetch).getMockImplementation();
  vi.mocked(globalThis.fetch).mockImplementation((...request) => {
    askedAtMs.push(performance.now());
    return ask ? ask(...request) : Promise.reject(new Error('no portal'));
  });
  for (let opened = 0; opened < 2; opened += 1) {
    await show(<Picture />);
    await expect.element(page.getByRole('img', { name: identity.captcha.picture })).toBeVisible();
  }
  const [first = 0, second = 0] = askedAtMs;
  expect(second - first).toBeGreaterThan(950);
  expect(askedAtMs).toHaveLength(2);
});

function Picture() {
  const { field } = useCaptcha(true);
  return <CaptchaField {...field} error={undefined} />;
}
