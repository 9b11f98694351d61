import { expect, test } from 'vitest';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { outbox, sweepOutbox } from './outbox.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const lanna = outbox({ db, clock }, 'lanna');
const chaophraya = outbox({ db, clock }, 'chaophraya');

test('messages kept instead of sent can be read, newest first, by brand', async () => {
  await lanna.mailer.send({ to: 'a@example.com', subject: 'รีเซ็ต', text: 'ลิงก์', html: '<p>ลิงก์</p>' });
  clock.advance(1000);
  await lanna.smsSender.send({ to: '+66812345678', text: '123456' });
  await chaophraya.smsSender.send({ to: '+66898765432', text: '654321' });
  expect(await lanna.newest(10)).toEqual([
    expect.objectContaining({
      channel: 'sms',
      recipient: '+66812345678',
      text: '123456',
      subject: '',
      html: null,
      createdAt: clock.now(),
    }),
    expect.objectContaining({
      channel: 'mail',
      recipient: 'a@example.com',
      subject: 'รีเซ็ต',
      text: 'ลิงก์',
      html: '<p>ลิงก์</p>',
    }),
  ]);
  expect((await chaophraya.newest(10)).map((message) => message.text)).toEqual(['654321']);
});

test('no more is shown than asked for, and never more than 200', async () => {
  const busy = outbox({ db, clock }, 'busy');
  for (let n = 0; n < 205; n++) await busy.smsSender.send({ to: '+66812345678', text: `${n}` });
  expect((await busy.newest(2)).map((message) => message.text)).toEqual(['204', '203']);
  expect(await busy.newest(10_000)).toHaveLength(200);
});

test('messages are forgotten after a week', async () => {
  const old = outbox({ db, clock }, 'old');
  await old.smsSender.send({ to: '+66812345678', text: 'old' });
  clock.advance(6 * 24 * 3_600_000);
  await old.smsSender.send({ to: '+66812345678', text: 'young' });
  clock.advance(2 * 24 * 3_600_000);
  await sweepOutbox({ db, clock });
  expect((await old.newest(10)).map((message) => message.text)).toEqual(['young']);
});
