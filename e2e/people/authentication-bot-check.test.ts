import { inject } from 'vitest';
import { PHONE_ENGLISH, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, popUps, press, untilIn } from '../login-steps.ts';
import { newMember } from '../player.ts';
import { countAnswers } from '../traffic.ts';

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_ENGLISH])(
  'after three wrong passwords a picture comes, or work in its place, and the right password still opens ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/fair?dialog=login' });
    const { identity, refusals } = visitor.words;
    const { logIn } = popUps(visitor);
    visitor.problems.expect(/session\/login|40[01]/);
    const picture = logIn.getByRole('img', { name: identity.captcha.picture });
    const answered = countAnswers(visitor, 'session/login');
    for (let failure = 1; failure <= 3; failure++) {
      await eventually(() => picture.count()).toBe(0);
      await giveNameAndPassword(visitor, member, `not-the-password-${failure}`);
      await answered(failure);
    }
    await picture.waitFor();
    await field(logIn, identity.field.captcha).fill('1');
    await giveNameAndPassword(visitor, member);
    await logIn.getByText(refusals.captcha_wrong).waitFor();
    await press(logIn, identity.captcha.instead);
    await logIn.getByText(identity.captcha.proved).waitFor();
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
  },
);
