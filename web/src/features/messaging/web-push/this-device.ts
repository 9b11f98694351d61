import { addPushDevice, removePushDevice } from '@lanna/contract/messaging/web-push/web-push';
import { call } from '../../../api/calls/call.ts';

/**
 * on and off: as this browser is · denied: its user has said no, and only its settings say yes again · install: iOS notifies apps on the
 * home screen alone · unsupported: an old browser, or a page without HTTPS.
 */
export type DeviceState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

/** What the browser would not do. */
export class DeviceProblem extends Error {}

export async function deviceState(): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return needsInstalling() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownSubscription()) ? 'on' : 'off';
}

/** Asks the browser's question, which it answers itself once the reader has said yes or no. */
export async function turnOn(publicKey: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return deviceState();
  const registration = await registered();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new DeviceProblem('the browser did not subscribe');
    });
  await reportToServer(subscription);
  return 'on';
}

/** The portal forgets it first: a browser that fails afterwards is sent nothing all the same. */
export async function turnOff(): Promise<DeviceState> {
  const subscription = await ownSubscription();
  if (!subscription) return deviceState();
  await call(removePushDevice, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe().catch(() => undefined);
  return deviceState();
}

/** A browser that is on says so again: it may have another language, another address or another member by now. */
export async function refresh(): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription && Notification.permission === 'granted') await reportToServer(subscription);
}

async function reportToServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new DeviceProblem('a subscription without keys');
  await call(addPushDevice, { body: { endpoint, keys: { p256dh, auth } } });
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Its worker comes some seconds after the page; a reader who presses earlier waits for it. */
async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/offline.js').catch(() => {
    throw new DeviceProblem('the worker was not installed');
  });
  return navigator.serviceWorker.ready;
}

function needsInstalling(): boolean {
  return (
    /iphone|ipad|ipod/i.test(navigator.userAgent) ||
    (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
