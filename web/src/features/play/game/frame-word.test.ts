import { expect, test } from 'vitest';
import { addressAt, frameWord, isFrameAddress, PLACE_LONGEST } from './frame-word.ts';

// Identity is all that is asked of a window here.
const game: Window = Object.create(null);
const stranger: Window = Object.create(null);
const frame = { address: 'https://games.example/play/lanterns#s=secret', window: game };
const said = (type: unknown) => ({ source: 'lanna-studio', type });

test('a message of the opened frame is read when it comes from the address it was opened at', () => {
  expect(frameWord({ data: said('close'), origin: 'https://games.example', source: game }, frame)).toEqual({
    type: 'close',
  });
});

test('a balance is read with its figure, and not without', () => {
  const balance = (facts: object) =>
    frameWord(
      { data: { ...said('balance'), ...facts }, origin: 'https://games.example', source: game },
      frame,
    );
  expect(balance({ balance: '12.50', settled: false })).toEqual({
    type: 'balance',
    balance: 1_250_000n,
    settled: false,
  });
  expect(balance({})).toBeUndefined();
  expect(balance({ balance: 'much', settled: true })).toBeUndefined();
  expect(balance({ balance: 12.5, settled: true })).toBeUndefined();
});

test('a place is read with its text, and not without or too long', () => {
  const place = (facts: object) =>
    frameWord({ data: { ...said('place'), ...facts }, origin: 'https://games.example', source: game }, frame);
  expect(place({ place: 'page=slips' })).toEqual({ type: 'place', place: 'page=slips' });
  for (const wrong of [{}, { place: 7 }, { place: 'x'.repeat(PLACE_LONGEST + 1) }])
    expect(place(wrong)).toBeUndefined();
});

test('a game is opened at a place in its fragment', () => {
  expect(addressAt('https://games.example/play#s=1', 'page=event&fixture=a')).toBe(
    'https://games.example/play#s=1&place=page%3Devent%26fixture%3Da',
  );
  expect(addressAt('https://games.example/play', 'a')).toBe('https://games.example/play#place=a');
  expect(addressAt('https://games.example/play#s=1', '')).toBe('https://games.example/play#s=1');
});

test('a message of another window with the right address is ignored', () => {
  const event = { data: said('close'), origin: 'https://games.example', source: stranger };
  expect(frameWord(event, frame)).toBeUndefined();
});

test('a message of the frame is ignored once it has moved to another origin', () => {
  const event = { data: said('close'), origin: 'https://games.example.evil', source: game };
  expect(frameWord(event, frame)).toBeUndefined();
});

test('messages are ignored before there is a frame', () => {
  const event = { data: said('close'), origin: 'https://games.example', source: null };
  expect(frameWord(event, { ...frame, window: null })).toBeUndefined();
});

test.each([null, 'balance', 7, {}, said('explode'), said(undefined), { type: 'close' }])(
  'what is no word of the game is no word: %j',
  (data) => {
    expect(frameWord({ data, origin: 'https://games.example', source: game }, frame)).toBeUndefined();
  },
);

test('only http and https addresses are opened in a frame', () => {
  expect(isFrameAddress('https://games.example/play')).toBe(true);
  expect(isFrameAddress('http://localhost:3100/play/x#s=1')).toBe(true);
  expect(isFrameAddress('javascript:alert(1)')).toBe(false);
  expect(isFrameAddress('data:text/html,x')).toBe(false);
  expect(isFrameAddress('/play')).toBe(false);
});
