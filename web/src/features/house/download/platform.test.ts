import { expect, test } from 'vitest';
import { isInChatApp, kindOfResource, platformOf } from './platform.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

test.each([
  ['an Android phone', ANDROID, 5, 'android'],
  ['an iPhone', IPHONE, 5, 'ios'],
  ['an iPad that says it is a Mac', MAC, 5, 'ios'],
  ['a Mac', MAC, 0, 'desktop'],
  ['a Windows machine with a touch screen', WINDOWS, 10, 'desktop'],
] as const)('%s is recognised', (_, userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

test('the window of a chat app is distinguished from a browser', () => {
  expect(isInChatApp({ userAgent: `${IPHONE} Line/14.19.0` })).toBe(true);
  expect(isInChatApp({ userAgent: `${ANDROID} [FB_IAB/FB4A;FBAV/480.0]` })).toBe(true);
  expect([ANDROID, IPHONE, MAC, WINDOWS].filter((userAgent) => isInChatApp({ userAgent }))).toEqual([]);
});

test.each([
  ['android', 'android'],
  ['ANDROID_APK', 'android'],
  ['ios', 'ios'],
  ['iOS App Store', 'ios'],
  ['IOS_LITE', 'profile'],
  ['ios-profile', 'profile'],
  ['manual', 'other'],
])('a download called %s is for %s', (resourceType, kind) => {
  expect(kindOfResource(resourceType)).toBe(kind);
});
