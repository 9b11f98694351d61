import { parseJson } from '../process/parse-json.ts';
import { SmsError, type SmsErrorCode, type SmsSender } from './sms-sender.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends through any provider that speaks Twilio's Messages API
 * (https://www.twilio.com/docs/messaging/api/message-resource): a form posted with basic authentication.
 * `from` is a number, a sender name, or the id of a messaging service (`MG…`).
 */
export function httpSmsSender(settings: {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  from: string;
  timeoutMs?: number;
}): SmsSender {
  const { accountSid, authToken, from } = settings;
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? { MessagingServiceSid: from } : { From: from };
  return {
    send: async ({ to, text }) => {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SmsError('invalid_number', 'not E.164');
      const answer = await post(url, {
        headers: { authorization, accept: 'application/json' },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
      });
      if (!answer.ok) throw refusal(answer);
      return { code: String(answer.status), reference: readReference(answer.body) };
    },
  };
}

interface Answer {
  ok: boolean;
  status: number;
  body: string;
}

async function post(
  url: string,
  request: { headers: Record<string, string>; body: URLSearchParams; timeoutMs: number },
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      signal: AbortSignal.timeout(request.timeoutMs),
      // A redirect would carry the credentials to a host that is not configured.
      redirect: 'error',
    });
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (error) {
    throw new SmsError('unknown', error instanceof Error ? error.name : 'no answer');
  }
}

function refusal({ status, body }: Answer): SmsError {
  const providerCode = readCode(body);
  const code = BY_PROVIDER_CODE.get(providerCode) ?? BY_STATUS.get(status) ?? 'unknown';
  return new SmsError(code, `status ${status}, provider code ${providerCode}`);
}

/** The provider's name for the message. */
function readReference(body: string): string | null {
  const { sid } = Object(parseJson(body)) as { sid?: unknown };
  return typeof sid === 'string' ? sid.slice(0, 200) : null;
}

function readCode(body: string): number {
  const { code } = Object(parseJson(body)) as { code?: unknown };
  return typeof code === 'number' ? code : 0;
}

/** https://www.twilio.com/docs/api/errors */
const BY_PROVIDER_CODE = byCode({
  // malformed, not a telephone number, not a mobile one
  invalid_number: [21211, 21217, 21401, 21421, 21614],
  // account inactive or suspended for lack of funds, daily caps
  quota_insufficient: [10001, 20005, 30002, 30023, 63038, 90010],
  // credentials, sender, region, trial account, route, or the owner of the number has unsubscribed
  not_enabled: [20003, 21212, 21219, 21408, 21603, 21606, 21608, 21610, 21612],
  too_many_requests: [14107, 20429, 21611, 30001, 30022],
});

const BY_STATUS = byCode({
  quota_insufficient: [402],
  not_enabled: [401, 403],
  too_many_requests: [429],
});

function byCode(table: Partial<Record<SmsErrorCode, number[]>>): Map<number, SmsErrorCode> {
  const entries = Object.entries(table) as [SmsErrorCode, number[]][];
  return new Map(entries.flatMap(([code, numbers]) => numbers.map((number) => [number, code])));
}
