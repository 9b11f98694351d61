import { expect, test } from 'vitest';
import { isPushService } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
])('%s is a push service', (address) => {
  expect(isPushService(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/fcm/send/abc',
  'https://evil.example/?fcm.googleapis.com',
  'https://evilnotify.windows.com/w/',
  'https://notify.windows.com/w/',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'javascript:alert(1)',
  '',
])('%j is none', (address) => {
  expect(isPushService(address)).toBe(false);
});
