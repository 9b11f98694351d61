import { createTransport } from 'nodemailer';
import { MailError, type MailErrorCode, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends by SMTP, one connection a letter: what is sent here is rare, and an idle pooled connection is one more thing to break.
 *
 * `url` is `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. Credentials never travel in the clear: a server that
 * offers no TLS is refused, unless the URL ends in `?tls=off` (a relay on the same machine).
 */
export function smtpMailer(settings: { url: string; from: string; timeoutMs?: number }): Mailer {
  const transport = createTransport(connection(settings.url, settings.timeoutMs ?? TIMEOUT_MS));
  return {
    send: async (mail) => {
      // A list, a display name or a line break here could add a recipient.
      if (!/^[^\s,;:<>()[\]\\"@]+@[^\s,;:<>()[\]\\"@]+$/.test(mail.to))
        throw new MailError('recipient_refused', 'not one plain address');
      try {
        const sent = await transport.sendMail({
          from: settings.from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === undefined ? {} : { html: mail.html }),
          ...(mail.attachments && {
            attachments: mail.attachments.map(({ name, type, content, cid }) => ({
              ...{ filename: name, contentType: type, content },
              ...(cid !== undefined && { cid }),
            })),
          }),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        // The rest of the answer often quotes the address.
        return { code: /^\d{3}/.exec(sent.response)?.[0] ?? null, reference: sent.messageId.slice(0, 200) };
      } catch (error) {
        throw describe(error);
      }
    },
  };
}

function connection(text: string, timeoutMs: number) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const tlsOff = url.searchParams.get('tls') === 'off';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    // Brackets of an IPv6 address belong to the URL, not to the address.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ignoreTLS: tlsOff,
    requireTLS: auth !== undefined && !secure && !tlsOff,
    ...(auth ? { auth } : {}),
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
}

/** The library's message quotes the server's answer, which often quotes the address: only its codes are kept. */
function describe(error: unknown): MailError {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return new MailError(kind(code, responseCode), `${code} ${responseCode}`);
}

function kind(code: string, responseCode: number): MailErrorCode {
  if (responseCode >= 400 && responseCode < 500) return 'unreachable';
  if (code === 'EENVELOPE') return 'recipient_refused';
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED'].includes(code)
    ? 'unreachable'
    : 'not_accepted';
}
