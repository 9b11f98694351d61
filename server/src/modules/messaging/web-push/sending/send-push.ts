import webPush from 'web-push';
import type { DeliverDeps } from './deliver-due.ts';

/** taken: the service will deliver it · gone: the browser is subscribed no more · refused: it never will be · later: try again. */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

const TIMEOUT_MS = 10_000;
const DAY_SECONDS = 86_400;

/** Encrypts a message for one browser and hands it to its push service; follows it nowhere else. */
export async function sendPush(
  {
    vapid,
    isPushService,
    publicUrl,
    log,
  }: Pick<DeliverDeps, 'vapid' | 'isPushService' | 'publicUrl' | 'log'>,
  subscription: { endpoint: string; p256dh: string; auth: string },
  payload: string,
): Promise<PushOutcome> {
  const { endpoint } = subscription;
  // It was one when it was kept; the list may have become shorter since.
  if (!isPushService(endpoint)) return 'gone';
  const { host } = new URL(endpoint);
  const sealed = seal(subscription, payload, { subject: subjectOf(publicUrl), ...(await vapid()) });
  if (!sealed) return 'gone';
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      ...sealed,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    const outcome = outcomeOf(answer.status);
    if (outcome !== 'taken')
      log.info({ host, status: answer.status }, 'a push service did not take a message');
    return outcome;
  } catch (error) {
    log.warn({ err: error, host }, 'a push service could not be reached');
    return 'later';
  }
}

/** Undefined for keys that are none: the point need not lie on the curve. */
function seal(
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  payload: string,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
) {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      TTL: DAY_SECONDS,
      contentEncoding: 'aes128gcm',
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { headers: Object.fromEntries(texts) as Record<string, string>, body: new Uint8Array(body ?? []) };
  } catch {
    return undefined;
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Services want to know whom to ask: an address on the web, or a mailbox (RFC 8292, 2.1). */
function subjectOf(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`;
}
