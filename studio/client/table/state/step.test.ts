import { beforeEach, describe, expect, test } from 'vitest';
import type { TableRound, TableSession, TableState } from '../../../table-api.ts';
import { TIME_CONFIRMS_MS } from './closing.ts';
import type { Command, TableEvent } from './events.ts';
import { initialState, moneyOf, type Own, type PageState, type TableView } from './state.ts';
import { step } from './step.ts';

const OPENS = Date.parse('2026-11-28T12:00:00.000Z');
const CLOSES = OPENS + 20_000;
const baht = (amount: number) => moneyOf(amount.toFixed(2));
const uuid = (tail: number) => `00000000-0000-4000-8000-${String(tail).padStart(12, '0')}`;

const session: TableSession = {
  ...{
    gameCode: 'baccarat',
    gameName: { TH: 'บาคาร่า', EN: 'Baccarat' },
    demo: false,
    currency: 'THB',
    symbol: '฿',
  },
  ...{ language: 'TH', lobbyUrl: 'http://site.test/', balance: '1000.00', table: 'one' },
  tables: ['one', 'two', 'three', 'four', 'five'].map((code) => ({
    ...{ code, game: 'baccarat', name: { TH: code, EN: code }, kind: 'baccarat', variant: 'commission' },
    ...{
      ruleVersion: 'baccarat-1',
      pace: 'standard',
      bettingMs: 20_000,
      chips: ['10.00', '50.00', '100.00'],
    },
    ...{ minStake: '20.00', maxStake: '500.00', maxByFamily: { tie: '50.00' } },
  })),
};

let state: PageState;
let done: Command[];
let frames: number;

function happen(event: TableEvent): void {
  const stepped = step(state, event, (_, play) => play.split(':', 1)[0] ?? play);
  state = stepped.state;
  done = stepped.commands;
}

function frame(round: Partial<TableRound> & { number: number }, more: Partial<TableState> = {}): TableState {
  frames += 1;
  return {
    ...{
      table: 'one',
      n: frames,
      status: 'open',
      now: new Date(OPENS).toISOString(),
      nextAt: null,
      players: 3,
    },
    ...{ totals: {}, winners: [] },
    round: {
      ...{
        id: uuid(round.number),
        state: 'open',
        commitment: `hash ${round.number}`,
        outcome: null,
        voidReason: null,
      },
      ...{ opensAt: new Date(OPENS).toISOString(), closesAt: new Date(CLOSES).toISOString() },
      ...round,
    },
    ...more,
  };
}

function receive(
  round: Partial<TableRound> & { number: number },
  at = OPENS,
  more: Partial<TableState> = {},
): void {
  happen({ type: 'frame', frame: frame(round, more), at });
}

function own(change: Partial<Own>, balance = baht(1000), table = 'one'): void {
  const nothing: Own = { round: uuid(1), state: 'none', refusal: null, chips: {}, stake: 0n, won: null };
  const whole = { ...nothing, ...change };
  const stake = Object.values(whole.chips).reduce((sum, amount) => sum + amount, 0n);
  happen({ type: 'own', table, own: { ...whole, stake }, balance });
}

const press = (play: string, at = OPENS) => happen({ type: 'press', table: 'one', play, at });
const tick = (at: number) => happen({ type: 'tick', at, newKey: () => 'key of time' });
const confirm = (key = 'key', at = OPENS) => happen({ type: 'confirm', table: 'one', key, at });
const at = (table = 'one') => state.tables[table] as TableView;
const posts = () => done.flatMap((command) => (command.do === 'post' ? [command.message] : []));

function confirmedOn(chips: Record<string, bigint>): void {
  own({ state: 'confirmed', chips });
}

beforeEach(() => {
  state = initialState;
  frames = 0;
  happen({ type: 'session', session, open: [], last: {}, chip: undefined, timeConfirms: false });
  happen({ type: 'connection', connection: 'live' });
  receive({ number: 1 });
  own({});
});

describe('chips on the mat', () => {
  test('are put with the chosen chip, and undone one press at a time', () => {
    press('player');
    happen({ type: 'chip', chip: baht(50) });
    press('player');
    press('tie');
    expect(at().chips).toEqual({ player: baht(60), tie: baht(50) });
    happen({ type: 'undo', table: 'one', at: OPENS });
    happen({ type: 'undo', table: 'one', at: OPENS });
    expect(at().chips).toEqual({ player: baht(10) });
  });

  test('double and clear are one step each, and undone as such', () => {
    press('player');
    happen({ type: 'double', table: 'one', at: OPENS });
    expect(at().chips).toEqual({ player: baht(20) });
    happen({ type: 'clear', table: 'one', at: OPENS });
    expect(at().chips).toEqual({});
    happen({ type: 'undo', table: 'one', at: OPENS });
    expect(at().chips).toEqual({ player: baht(20) });
  });

  test.each([
    ['a play of a smaller limit', { tie: baht(60) }, { code: 'above_play', play: 'tie', most: baht(50) }],
    ['all together', { player: baht(300), banker: baht(300) }, { code: 'above_table', most: baht(500) }],
  ])('more than %s takes is refused with words and changes nothing', (_, chips, refusal) => {
    press('player');
    happen({ type: 'put', table: 'one', chips, at: OPENS });
    expect(at().chips).toEqual({ player: baht(10) });
    expect(at().notice).toEqual({ kind: 'chips', refusal });
  });

  test('what is confirmed at another table is spoken for', () => {
    happen({ type: 'join', table: 'two' });
    happen({ type: 'frame', frame: { ...frame({ number: 7 }), table: 'two' }, at: OPENS });
    own({ round: uuid(7), state: 'confirmed', chips: { player: baht(480) } }, baht(500), 'two');
    happen({ type: 'put', table: 'one', chips: { player: baht(30) }, at: OPENS });
    expect(at().notice).toEqual({ kind: 'chips', refusal: { code: 'not_enough_money' } });
  });

  test('more plays than one player may have are refused', () => {
    const chips = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`play:${index}`, 1n]));
    happen({ type: 'put', table: 'one', chips, at: OPENS });
    expect(at().notice).toMatchObject({ refusal: { code: 'too_many_chips', most: 60 } });
  });

  test.each([
    ['at the very moment of closing', CLOSES, {}],
    ['before it opens', OPENS, { state: 'announced' as const }],
    ['when it is closed', OPENS, { state: 'closed' as const }],
  ])('none is put %s', (_, now, round) => {
    receive({ number: 1, ...round });
    press('player', now);
    expect(at().chips).toEqual({});
    expect(at().notice).toEqual({ kind: 'not_open' });
  });

  test('a millisecond before closing still counts', () => {
    press('player', CLOSES - 1);
    expect(at().chips).toEqual({ player: baht(10) });
  });

  test('the last round is repeated, and only what was in it', () => {
    happen({ type: 'repeat', table: 'one', at: OPENS });
    expect(at().notice).toEqual({ kind: 'nothing_to_repeat' });
    confirmedOn({ banker: baht(70) });
    receive({ number: 2 });
    expect(at().chips).toEqual({});
    happen({ type: 'repeat', table: 'one', at: OPENS });
    expect(at().chips).toEqual({ banker: baht(70) });
  });
});

describe('confirming', () => {
  test('sends what lies there with the key of the press, once however often it is pressed', () => {
    press('player');
    press('player');
    confirm('first');
    expect(done).toEqual([
      { do: 'confirm', table: 'one', sending: { key: 'first', round: uuid(1), chips: { player: baht(20) } } },
    ]);
    confirm('second');
    expect(done).toEqual([]);
  });

  test('less than the table’s smallest stake is not sent', () => {
    press('player');
    confirm();
    expect(done).toEqual([]);
    expect(at().notice).toEqual({ kind: 'chips', refusal: { code: 'below_table', least: baht(20) } });
  });

  test('confirmed chips can be changed until closing, and taken back whole', () => {
    confirmedOn({ player: baht(20) });
    happen({ type: 'clear', table: 'one', at: OPENS });
    confirm('back');
    expect(done).toMatchObject([{ do: 'confirm', sending: { chips: {} } }]);
    happen({
      type: 'confirmed',
      table: 'one',
      key: 'back',
      own: { ...none(), round: uuid(1) },
      balance: baht(1000),
    });
    expect(at().notice).toEqual({ kind: 'taken_back' });
  });

  test('an answer without its question changes nothing', () => {
    const before = state;
    happen({
      type: 'confirmed',
      table: 'one',
      key: 'other',
      own: { ...none(), round: uuid(1) },
      balance: baht(5),
    });
    expect(state).toEqual(before);
  });

  test('a refusal leaves the chips on the mat, and the studio is asked what counts', () => {
    press('player');
    press('player');
    confirm();
    happen({ type: 'refused', table: 'one', key: 'key', error: 'table_full', facts: { left: baht(3) } });
    expect(at().chips).toEqual({ player: baht(20) });
    expect(at().notice).toEqual({ kind: 'error', error: 'table_full', left: baht(3) });
    expect(done).toContainEqual({ do: 'ask-own', table: 'one' });
  });

  test('an expired session ends the page', () => {
    press('player');
    press('player');
    confirm();
    happen({ type: 'refused', table: 'one', key: 'key', error: 'session_expired', facts: {} });
    expect(state.halted).toBe('session_expired');
  });
});

describe('closing', () => {
  test('what was not confirmed goes back, and the page says how much', () => {
    press('player');
    press('tie');
    tick(CLOSES - 1);
    expect(at().chips).not.toEqual({});
    tick(CLOSES);
    expect(at().chips).toEqual({});
    expect(at().notice).toEqual({ kind: 'went_back', amount: baht(20), stands: 0n });
    expect(done).toEqual([]);
  });

  test('a change that was not confirmed does not count: what was confirmed before lies there again', () => {
    confirmedOn({ player: baht(20) });
    press('banker');
    receive({ number: 1, state: 'closed' }, CLOSES + 40);
    expect(at().chips).toEqual({ player: baht(20) });
    expect(at().notice).toEqual({ kind: 'went_back', amount: baht(30), stands: baht(20) });
  });

  test('chips whose confirmation is on its way wait for the answer', () => {
    press('player');
    press('player');
    confirm();
    tick(CLOSES + 10);
    expect(at().chips).toEqual({ player: baht(20) });
    happen({ type: 'refused', table: 'one', key: 'key', error: 'betting_closed', facts: {} });
    tick(CLOSES + 300);
    expect(at().chips).toEqual({});
  });

  test('time confirms nothing unless the player has chosen so', () => {
    press('player');
    press('player');
    tick(CLOSES - TIME_CONFIRMS_MS);
    expect(done).toEqual([]);
    happen({ type: 'time-confirms', on: true });
    tick(CLOSES - TIME_CONFIRMS_MS - 1);
    expect(done).toEqual([]);
    tick(CLOSES - TIME_CONFIRMS_MS);
    expect(done).toMatchObject([
      { do: 'confirm', sending: { key: 'key of time', chips: { player: baht(20) } } },
    ]);
    tick(CLOSES - 800);
    expect(done).toEqual([]);
  });

  test('time does not confirm what the table would refuse', () => {
    happen({ type: 'time-confirms', on: true });
    press('player');
    tick(CLOSES - 500);
    expect(done).toEqual([]);
  });
});

describe('a result', () => {
  const outcome = { winner: 'player' };
  const end = () => {
    receive({ number: 1, state: 'closed' }, CLOSES);
    receive({ number: 1, state: 'settled', outcome }, CLOSES + 3000);
  };

  test('is shown with its cards to a player who saw the round, and at once to one who came later', () => {
    end();
    expect(done).toContainEqual({ do: 'reveal', table: 'one', round: uuid(1), outcome, atOnce: false });
    happen({ type: 'revealed', table: 'one', round: uuid(1) });
    receive({ number: 1, state: 'settled', outcome }, CLOSES + 3100);
    expect(done).toEqual([]);
    state = initialState;
    happen({ type: 'session', session, open: [], last: {}, chip: undefined, timeConfirms: false });
    receive({ number: 1, state: 'settled', outcome }, CLOSES + 3000);
    expect(done).toContainEqual({ do: 'reveal', table: 'one', round: uuid(1), outcome, atOnce: true });
  });

  test('the money of a win is seen when its cards are, not before', () => {
    confirmedOn({ player: baht(20) });
    end();
    own({ state: 'settled', chips: { player: baht(20) }, won: baht(40) }, baht(1020));
    expect(state.balance).toBe(baht(1000));
    happen({ type: 'revealed', table: 'one', round: uuid(1) });
    expect(state.balance).toBe(baht(1020));
    expect(done).toContainEqual({ do: 'result', table: 'one', stake: baht(20), won: baht(40) });
    expect(posts()).toContainEqual({ source: 'lanna-studio', type: 'round-ended', roundId: uuid(1) });
    expect(posts()).toContainEqual({
      source: 'lanna-studio',
      type: 'balance',
      balance: '1020.00',
      settled: true,
    });
  });

  test('a win that is known only after the cards is told then, once', () => {
    confirmedOn({ player: baht(20) });
    end();
    happen({ type: 'revealed', table: 'one', round: uuid(1) });
    expect(done).toContainEqual({ do: 'ask-own', table: 'one' });
    own({ state: 'settled', chips: { player: baht(20) }, won: baht(40) }, baht(1020));
    expect(done).toContainEqual({ do: 'result', table: 'one', stake: baht(20), won: baht(40) });
    own({ state: 'settled', chips: { player: baht(20) }, won: baht(40) }, baht(1020));
    expect(done).toEqual([]);
  });

  test('a void round says so and what it means for the stake', () => {
    confirmedOn({ player: baht(20) });
    receive({ number: 1, state: 'void', voidReason: 'not_dealt' }, CLOSES + 5000);
    expect(at().notice).toEqual({ kind: 'void', reason: 'not_dealt', stake: baht(20) });
    own({ state: 'returned', chips: { player: baht(20) } });
    expect(at().notice).toMatchObject({ kind: 'void' });
  });

  test('a wallet that said no clears the mat, before the first card', () => {
    confirmedOn({ player: baht(20) });
    receive({ number: 1, state: 'closed' }, CLOSES);
    own({ state: 'refused', refusal: 'limit_reached', chips: { player: baht(20) } });
    tick(CLOSES + 200);
    expect(at().chips).toEqual({});
    expect(at().notice).toEqual({ kind: 'refused', refusal: 'limit_reached', stake: baht(20) });
  });
});

describe('the line', () => {
  test('what is confirmed stands while it is broken, and everything is asked for when it is back', () => {
    confirmedOn({ player: baht(20) });
    happen({ type: 'connection', connection: 'lost' });
    expect(at().chips).toEqual({ player: baht(20) });
    happen({ type: 'connection', connection: 'live' });
    expect(done).toEqual([
      { do: 'watch', tables: ['one'] },
      { do: 'ask-state', table: 'one' },
      { do: 'ask-own', table: 'one' },
    ]);
  });

  test('frames that come twice, too late or out of order change nothing', () => {
    const old = frame({ number: 1 });
    receive({ number: 1, state: 'closed' });
    const now = state;
    happen({ type: 'frame', frame: old, at: OPENS });
    happen({ type: 'frame', frame: { ...old, n: frames }, at: OPENS });
    expect(state).toBe(now);
  });

  test('after a break numbers may begin anew, but never an earlier round', () => {
    receive({ number: 5 });
    happen({ type: 'connection', connection: 'lost' });
    happen({ type: 'connection', connection: 'live' });
    happen({ type: 'frame', frame: { ...frame({ number: 4 }), n: 1 }, at: OPENS });
    expect(at().frame?.round?.number).toBe(5);
    happen({ type: 'frame', frame: { ...frame({ number: 6 }), n: 1 }, at: OPENS });
    expect(at().frame?.round?.number).toBe(6);
  });

  test('a reload comes back to the same chips, whichever answer is first', () => {
    const mine: Partial<Own> = { state: 'confirmed', chips: { player: baht(20) } };
    for (const order of ['frame', 'own'] as const) {
      state = initialState;
      happen({ type: 'session', session, open: [], last: {}, chip: undefined, timeConfirms: false });
      if (order === 'own') own(mine);
      receive({ number: 1 }, OPENS + 9000);
      if (order === 'frame') own(mine);
      expect(at().chips).toEqual({ player: baht(20) });
      expect(at().notice).toBeUndefined();
    }
  });

  test('chips put before the first answer came are not lost to it', () => {
    state = initialState;
    happen({ type: 'session', session, open: [], last: {}, chip: undefined, timeConfirms: false });
    receive({ number: 1 });
    press('banker');
    own({});
    expect(at().chips).toEqual({ banker: baht(10) });
  });

  test('another device that confirms other chips is said, and its chips lie here too', () => {
    confirmedOn({ player: baht(20) });
    confirmedOn({ banker: baht(70) });
    expect(at().notice).toEqual({ kind: 'other_device', stake: baht(70) });
    expect(at().chips).toEqual({ banker: baht(70) });
  });

  test('chips under the thumb are kept when another device confirms', () => {
    confirmedOn({ player: baht(20) });
    press('tie');
    confirmedOn({ banker: baht(70) });
    expect(at().chips).toEqual({ player: baht(20), tie: baht(10) });
  });
});

test('time that changes nothing leaves the very same state, so that nothing is drawn again', () => {
  press('player');
  const before = state;
  tick(OPENS + 5000);
  expect(state).toBe(before);
});

test('the hash of a round is kept as it was before the result could be known', () => {
  receive({ number: 1, state: 'settled', outcome: {}, commitment: 'another' });
  expect(at().commitments).toEqual({ [uuid(1)]: 'hash 1' });
});

test('four tables fit; a fifth takes the place of the one the player is at', () => {
  for (const table of ['two', 'three', 'four']) happen({ type: 'join', table });
  expect(state.open).toEqual(['one', 'two', 'three', 'four']);
  happen({ type: 'current', table: 'two' });
  happen({ type: 'join', table: 'five' });
  expect(state.open).toEqual(['one', 'five', 'three', 'four']);
  expect(done).toContainEqual({ do: 'watch', tables: ['one', 'five', 'three', 'four'] });
});

function none(): Own {
  return { round: null, state: 'none', refusal: null, chips: {}, stake: 0n, won: null };
}
