import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { MailError } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const FROM = 'Lanna <no-reply@lanna.example>';
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Received {
  from: string;
  to: string[];
  raw: string;
}

async function smtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const address = server.server.address();
  return { received, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Header words and quoted-printable or base64 parts, back to what was written. */
function readable(raw: string): string {
  return raw
    .replace(/\?=\r\n\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, text: string) => unquote(text.replaceAll('_', ' ')))
    .replace(/Content-Transfer-Encoding: base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    )
    .replace(
      /Content-Transfer-Encoding: quoted-printable\r\n\r\n([\s\S]+?)(?=\r\n--|$)/g,
      (_, text: string) => unquote(text.replaceAll('=\r\n', '')),
    );
}

function unquote(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

async function failureOf(sending: Promise<unknown>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw new Error(`expected a MailError, got ${String(error)}`);
  return error;
}

const letter = { to: 'somchai@example.com', subject: 'รีเซ็ตรหัสผ่าน', text: 'เปิดลิงก์ภายใน 10 นาที' };

test('a letter arrives with its Thai subject, text and HTML intact', async () => {
  const { port, received } = await smtpServer();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  await mailer.send({ ...letter, html: '<p>เปิด<b>ลิงก์</b></p>' });
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail?.from).toBe('no-reply@lanna.example');
  expect(mail?.to).toEqual(['somchai@example.com']);
  const text = readable(mail?.raw ?? '');
  expect(text).toContain('Subject: รีเซ็ตรหัสผ่าน');
  expect(text).toContain('เปิดลิงก์ภายใน 10 นาที');
  expect(text).toContain('<p>เปิด<b>ลิงก์</b></p>');
});

test('a subject cannot add a header or a recipient', async () => {
  const { port, received } = await smtpServer();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  await mailer.send({ ...letter, subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nbody' });
  expect(received[0]?.to).toEqual(['somchai@example.com']);
  expect(received[0]?.raw).not.toMatch(/^Bcc:/im);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com;b@example.com',
  'A <a@example.com>',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'unknown',
  '',
])('what is not one plain address is refused before anything is sent: %j', async (to) => {
  const { port, received } = await smtpServer();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  expect((await failureOf(mailer.send({ ...letter, to }))).code).toBe('recipient_refused');
  expect(received).toHaveLength(0);
});

test.each([
  [550, 'recipient_refused'],
  [451, 'unreachable'],
])('an address answered with %i is %s, and the error does not repeat it', async (responseCode, code) => {
  const { port } = await smtpServer({
    onRcptTo: (address, _session, done) =>
      done(Object.assign(new Error(`no mailbox ${address.address}`), { responseCode })),
  });
  const error = await failureOf(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }).send(letter));
  expect(error.code).toBe(code);
  expect(error.message).not.toContain('somchai');
});

test('a letter the server will not take is not accepted', async () => {
  const { port } = await smtpServer({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  const error = await failureOf(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM }).send(letter));
  expect(error.code).toBe('not_accepted');
});

test('a server that does not answer ends in a timeout', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  closing.push(() => silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const startedMs = performance.now();
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMs: 300 });
  expect((await failureOf(mailer.send(letter))).code).toBe('unreachable');
  expect(performance.now() - startedMs).toBeLessThan(2000);
});

test('a refused connection is reported as unreachable', async () => {
  const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM, timeoutMs: 500 });
  expect((await failureOf(mailer.send(letter))).code).toBe('unreachable');
});

test('right credentials are accepted; wrong ones are refused and not repeated in the error', async () => {
  const seen: string[] = [];
  const { port, received } = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      seen.push(`${auth.username}:${auth.password}`);
      if (auth.password === 's3cret/word') done(null, { user: 'lanna' });
      else done(new Error(`wrong password ${auth.password}`));
    },
  });
  const url = (password: string) => `smtp://lanna:${encodeURIComponent(password)}@127.0.0.1:${port}?tls=off`;
  await smtpMailer({ url: url('s3cret/word'), from: FROM }).send(letter);
  expect(received).toHaveLength(1);
  const error = await failureOf(smtpMailer({ url: url('wr0ng'), from: FROM }).send(letter));
  expect(error.code).toBe('not_accepted');
  expect(error.message).not.toContain('wr0ng');
  expect(seen).toContain('lanna:s3cret/word');
});

test('credentials are never sent to a server without TLS', async () => {
  const seen: string[] = [];
  const { port } = await smtpServer({
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      seen.push(auth.username ?? '');
      done(null, { user: 'x' });
    },
  });
  const mailer = smtpMailer({ url: `smtp://lanna:s3cret@127.0.0.1:${port}`, from: FROM });
  expect((await failureOf(mailer.send(letter))).code).toBe('not_accepted');
  expect(seen).toEqual([]);
});

test('no mail is sent to a server whose certificate no authority signed', async () => {
  const { port, received } = await smtpServer({ secure: true, disabledCommands: [] });
  const mailer = smtpMailer({ url: `smtps://127.0.0.1:${port}`, from: FROM, timeoutMs: 2000 });
  await failureOf(mailer.send(letter));
  expect(received).toHaveLength(0);
});
