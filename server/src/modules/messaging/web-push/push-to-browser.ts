import type { Platform } from '../../../platform/topic.ts';
import { isPushService } from './sending/push-service.ts';
import { type PushOutcome, sendPush } from './sending/send-push.ts';
import { vapidKeys } from './sending/vapid-keys.ts';

/** A browser that is none of a member's: topics above keep it themselves. */
export interface PushedBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface BrowserPush {
  /** What browsers subscribe with. */
  publicKey(): Promise<string>;
  isPushService(address: string): boolean;
  send(browser: PushedBrowser, payload: unknown): Promise<PushOutcome>;
}

/** Messages to browsers by the same pair of keys and the same services as those to members' devices. */
export function browserPush({
  config: { publicUrl },
  ...parts
}: Pick<Platform, 'db' | 'clock' | 'secrets' | 'log' | 'config'>): BrowserPush {
  const vapid = vapidKeys(parts);
  return {
    publicKey: async () => (await vapid()).publicKey,
    isPushService,
    send: (browser, payload) =>
      sendPush({ vapid, isPushService, publicUrl, log: parts.log }, browser, JSON.stringify(payload)),
  };
}
