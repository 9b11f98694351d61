import { expect, test } from 'vitest';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { brandedMailer } from './branded-mailer.ts';

const letter = {
  to: 'a@example.com',
  subject: 'Hello',
  text: 'Hi <b>Ann</b>\n\nhttps://river.test/x?a=1&b=2',
};
const sent = async (picture: { png: Buffer; width: number; height: number } | undefined) => {
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail);
      return { code: null, reference: null };
    },
  };
  await brandedMailer(mailer, { name: 'River "&" Co', picture: async () => picture }).send(letter);
  return mails[0];
};

test('a mail is headed by the logo it carries, says the same as its text, and runs nothing a name brings', async () => {
  const mail = await sent({ png: Buffer.from('png'), width: 160, height: 40 });
  expect(mail?.text).toBe(letter.text);
  expect(mail?.attachments).toMatchObject([{ cid: 'brand-logo', type: 'image/png' }]);
  expect(mail?.html).toContain(
    'src="cid:brand-logo" width="160" height="40" alt="River &quot;&amp;&quot; Co"',
  );
  expect(mail?.html).toContain('Hi &lt;b&gt;Ann&lt;/b&gt;');
  expect(mail?.html).toContain('<a href="https://river.test/x?a=1&amp;b=2">');
});

test('a mail of a brand without a logo stays text', async () => {
  expect(await sent(undefined)).toEqual(letter);
});
