import { describe, expect, test } from 'vitest';
import type { PlaySession, SlotRound } from '../../play-api.ts';
import type { Command, GameEvent } from './game-events.ts';
import { play } from './play.ts';
import { after, answerOf, baseStep, freeStep, roundOf, sessionOf } from './test-rounds.ts';

const open = (facts: Partial<PlaySession> = {}): GameEvent => ({
  type: 'session',
  session: sessionOf(facts),
});
const press = (now: number, key = `key-${now}`): GameEvent => ({ type: 'press', now, key });
const answered = (round: SlotRound, afterStake = '90.00', balance = '90.00'): GameEvent => ({
  type: 'answered',
  answer: answerOf(round, afterStake, balance),
});
const landed: GameEvent = { type: 'landed' };
const presented: GameEvent = { type: 'presented' };
const money = (units: number) => BigInt(units) * 100_000n;
const doing = <Do extends Command['do']>(commands: Command[], what: Do) =>
  commands.filter((command): command is Extract<Command, { do: Do }> => command.do === what);

const notified = (...events: GameEvent[]) =>
  doing(after(...events).commands, 'post').flatMap(({ message }) =>
    message.type === 'balance' ? `${Number(message.balance)}${message.settled ? ' settled' : ''}` : [],
  );

const loss = roundOf([baseStep('0.00')]);
const won = roundOf([baseStep('30.00')], { payout: '30.00' });
const bonus = roundOf([baseStep('0.00', 2), freeStep(1, '15.00'), freeStep(2, '0.00')], { payout: '15.00' });

describe('a press', () => {
  test('takes the stake off the shown balance at once and sends one spin with its key', () => {
    const { state, commands } = after(open(), press(1000, 'the-key'));
    expect(state.phase).toBe('spinning');
    expect(state.balance).toBe(money(90));
    expect(doing(commands, 'send-spin')).toEqual([{ do: 'send-spin', stake: money(10), key: 'the-key' }]);
  });

  test('while the reels turn never sends a second spin', () => {
    const { commands } = after(open(), press(1000), press(1001), answered(loss), press(1002));
    expect(doing(commands, 'send-spin')).toHaveLength(1);
    expect(doing(commands, 'hurry-reels')).toHaveLength(1);
  });

  test('before the minimum cycle has passed starts nothing, however quick the reels were', () => {
    const quick = [open(), press(1000), answered(loss), landed, presented];
    expect(after(...quick, press(3499)).state.phase).toBe('idle');
    expect(after(...quick, press(3500)).state.phase).toBe('spinning');
  });

  test('with too little money asks the studio nothing', () => {
    const { state, commands } = after(open({ balance: '9.99' }), press(1000));
    expect(state).toMatchObject({ phase: 'idle', balance: 999_000n, error: 'not_enough_money' });
    expect(doing(commands, 'send-spin')).toHaveLength(0);
  });

  test('cuts the presentation of a small win short and starts the next spin', () => {
    const { state, commands } = after(
      open(),
      press(1000),
      answered(won, '90.00', '120.00'),
      landed,
      press(4000),
    );
    expect(state.phase).toBe('spinning');
    expect(state.balance).toBe(money(110));
    expect(doing(commands, 'post').map(({ message }) => message.type)).toContain('round-ended');
  });

  test('does not pass over a big win: it only ends the win tier', () => {
    const big = roundOf([baseStep('500.00')], { payout: '500.00' });
    const { state, commands } = after(
      open(),
      press(1000),
      answered(big, '90.00', '590.00'),
      landed,
      press(9000),
    );
    expect(state.phase).toBe('showing');
    expect(doing(commands, 'skip-presentation')).toHaveLength(1);
  });
});

describe('the money shown', () => {
  test('stays after the stake until the reels have shown the win', () => {
    const spinning = [open(), press(1000), answered(won, '90.00', '120.00')];
    expect(after(...spinning).state.balance).toBe(money(90));
    expect(after(...spinning, landed).state).toMatchObject({ balance: money(90), win: money(30) });
    expect(after(...spinning, landed, presented).state.balance).toBe(money(120));
  });

  test('is reported to the page around as it is shown: less the stake at once, settled once the win was shown', () => {
    expect(notified(open(), press(1000))).toEqual(['100 settled', '90']);
    expect(notified(open(), press(1000), answered(won, '90.00', '120.00'), landed)).toEqual([
      '100 settled',
      '90',
    ]);
    expect(notified(open(), press(1000), answered(won, '90.00', '120.00'), landed, presented)).toEqual([
      '100 settled',
      '90',
      '120 settled',
    ]);
    expect(notified(open(), press(1000), answered(loss), landed, presented).at(-1)).toBe('90 settled');
    expect(notified(open(), press(1000), { type: 'refused', error: 'limit_reached' }).at(-1)).toBe(
      '100 settled',
    );
    expect(notified(open(), press(1000), { type: 'refused', error: 'outcome_uncertain' }).at(-1)).toBe('90');
  });

  test('is asked for anew when money has moved elsewhere, but only once no round is in play', () => {
    const moved: GameEvent = { type: 'money-moved' };
    const asked = (...events: GameEvent[]) => doing(after(open(), ...events).commands, 'ask-balance').length;
    expect(asked(moved)).toBe(1);
    const round = [press(1000), moved, answered(won, '90.00', '120.00'), landed];
    expect(asked(...round)).toBe(0);
    expect(asked(...round, presented)).toBe(1);
  });

  test('that comes while a round is in play is not shown, and is asked for again after it', () => {
    const late: GameEvent = { type: 'balance', balance: money(600) };
    const round = [press(1000), late, answered(won, '90.00', '120.00')];
    expect(after(open(), ...round).state.balance).toBe(money(90));
    const ended = after(open(), ...round, landed, presented);
    expect(doing(ended.commands, 'ask-balance')).toHaveLength(1);
    expect(after(open(), { type: 'money-moved' }, late).state.balance).toBe(money(600));
  });

  test('returns to the former balance when a refusal says that nothing was taken', () => {
    const { state } = after(open(), press(1000), { type: 'refused', error: 'limit_reached' });
    expect(state).toMatchObject({ phase: 'idle', balance: money(100), error: 'limit_reached' });
  });

  test('stays down while it is not known whether the stake was taken', () => {
    const { state } = after(open(), press(1000), { type: 'refused', error: 'outcome_uncertain' });
    expect(state).toMatchObject({ phase: 'halted', balance: money(90) });
  });
});

describe('win tier', () => {
  const tierOf = (round: SlotRound) =>
    doing(after(open(), press(1000), answered(round), landed).commands, 'present-win')[0]?.tier;

  test('never happens when the return does not exceed the stake', () => {
    expect(tierOf(roundOf([baseStep('10.00')], { payout: '10.00' }))).toBe('quiet');
    expect(tierOf(roundOf([baseStep('10.01')], { payout: '10.01' }))).toBe('win');
  });

  test('is big from ten stakes on', () => {
    expect(tierOf(roundOf([baseStep('99.99')]))).toBe('win');
    expect(tierOf(roundOf([baseStep('100.00')]))).toBe('big');
  });

  test('of free spins that end below the stake stays quiet to the last', () => {
    const poor = roundOf([baseStep('0.00', 1), freeStep(1, '4.00')], { payout: '4.00' });
    const { commands } = after(
      open(),
      press(1000),
      answered(poor),
      landed,
      presented,
      press(5000),
      landed,
      presented,
    );
    expect(doing(commands, 'present-win').map(({ tier }) => tier)).toEqual(['none', 'quiet']);
    expect(doing(commands, 'open-summary')[0]?.tier).toBe('quiet');
  });
});

describe('free spins', () => {
  const toIntro = [open(), press(1000), answered(bonus, '90.00', '105.00'), landed, presented];

  test('wait for the player, then play one after another to the summary', () => {
    expect(after(...toIntro).state.phase).toBe('intro');
    const { state, commands } = after(...toIntro, press(6000), landed, presented, landed, presented);
    expect(state).toMatchObject({ phase: 'summary', win: money(15), balance: money(90) });
    expect(doing(commands, 'report-progress').map(({ shown }) => shown)).toEqual([1, 2, 3]);
    expect(doing(commands, 'open-summary')).toEqual([
      { do: 'open-summary', won: money(15), spins: 2, tier: 'win' },
    ]);
  });

  test('pay out when the summary is closed', () => {
    const { state } = after(...toIntro, press(6000), landed, presented, landed, presented, press(9000));
    expect(state).toMatchObject({ phase: 'idle', balance: money(105) });
  });

  test('won again inside free spins are introduced as more', () => {
    const more = roundOf([baseStep('0.00', 1), freeStep(1, '0.00', 1), freeStep(2, '0.00')]);
    const { commands } = after(
      open(),
      press(1000),
      answered(more),
      landed,
      presented,
      press(5000),
      landed,
      presented,
    );
    expect(doing(commands, 'open-intro').map(({ retrigger }) => retrigger)).toEqual([false, true]);
  });
});

describe('an unfinished round', () => {
  const unfinished = { ...bonus, shown: 1 };

  test('is resumed before anything else, from the first step not yet shown', () => {
    const opened = after(open({ balance: '105.00', unfinished }));
    expect(opened.state).toMatchObject({ phase: 'resuming', balance: money(90), win: 0n });
    expect(doing(opened.commands, 'open-resume')).toEqual([{ do: 'open-resume', round: unfinished }]);
    const { state, commands } = after(open({ balance: '105.00', unfinished }), press(1000));
    expect(state).toMatchObject({ phase: 'landing', playing: { step: 1, mode: 'resumed' } });
    expect(doing(commands, 'send-spin')).toHaveLength(0);
  });

  test('ends with the true balance and its progress reported', () => {
    const { state, commands } = after(
      ...[
        open({ balance: '105.00', unfinished }),
        press(1000),
        landed,
        presented,
        landed,
        presented,
        press(9000),
      ],
    );
    expect(state).toMatchObject({ phase: 'idle', balance: money(105) });
    expect(doing(commands, 'report-progress').map(({ shown }) => shown)).toEqual([2, 3]);
  });

  test('that the studio names on a press is fetched and the stake is not taken twice', () => {
    const { state, commands } = after(open(), press(1000), { type: 'refused', error: 'round_unfinished' });
    expect(state.phase).toBe('loading');
    expect(doing(commands, 'load-session')).toHaveLength(1);
  });
});

describe('no connection', () => {
  const lost = [open(), press(1000, 'first'), { type: 'refused', error: 'no_connection' } as const];

  test('keeps the press: trying again sends the same key and takes no second stake', () => {
    const { state, commands } = after(...lost, { type: 'recover', now: 9000 });
    expect(state).toMatchObject({ phase: 'spinning', balance: money(90) });
    expect(doing(commands, 'send-spin').map(({ key }) => key)).toEqual(['first', 'first']);
  });

  test('lets no other spin start meanwhile', () => {
    expect(after(...lost, press(60_000, 'second')).state.phase).toBe('halted');
  });
});

describe('a replay', () => {
  const replay: GameEvent = { type: 'replay', round: { ...won, shown: 1 } };

  test('moves no money, reports nothing and sends the portal nothing', () => {
    const { state, commands } = after(open(), replay, landed, presented);
    expect(state).toMatchObject({ phase: 'idle', balance: money(100), win: 0n });
    expect(doing(commands, 'report-progress')).toHaveLength(0);
    expect(doing(commands, 'post')).toHaveLength(1);
  });

  test('can be left at any step', () => {
    const { state } = after(open(), { type: 'replay', round: bonus }, landed, { type: 'replay-closed' });
    expect(state).toMatchObject({ phase: 'idle', playing: undefined, balance: money(100) });
  });

  test('cannot start during a round', () => {
    const { state } = after(open(), press(1000), replay);
    expect(state.phase).toBe('spinning');
  });
});

test('an event that means nothing while the reels rest changes nothing', () => {
  const { state } = after(open());
  for (const event of [landed, presented, answered(loss), { type: 'replay-closed' } as const]) {
    expect(play(state, event)).toEqual({ state, commands: [] });
  }
});

describe('free bets', () => {
  const freeBets = {
    id: '019ab1de-0000-7000-8000-000000000001',
    left: 2,
    value: '20.00',
    endsAt: '2026-11-21T00:00:00Z',
  };
  const answeredFree = (round: SlotRound, left: number, balance = '100.00'): GameEvent => ({
    type: 'answered',
    answer: answerOf(round, '100.00', balance, left > 0 ? { ...freeBets, left } : null),
  });
  const freeWin = roundOf([baseStep('30.00')], { stake: '20.00', payout: '30.00' });
  const freeLoss = roundOf([baseStep('0.00')], { stake: '20.00' });

  test('come first: a press takes no money, names them, and what they won is counted once it was shown', () => {
    const begun = after(open({ freeBets }), press(1000, 'the-key'));
    expect(begun.state).toMatchObject({ balance: money(100), stake: money(20), playsFree: true });
    expect(doing(begun.commands, 'send-spin')).toEqual([
      { do: 'send-spin', stake: money(20), key: 'the-key', freeBets: freeBets.id },
    ]);
    const landing = [open({ freeBets }), press(1000), answeredFree(freeWin, 1, '130.00'), landed];
    expect(after(...landing).state).toMatchObject({ wonFree: 0n, freeBets: { left: 1 } });
    expect(after(...landing, presented).state).toMatchObject({
      wonFree: money(30),
      balance: money(130),
      playsFree: true,
    });
  });

  test('with an empty wallet can be played', () => {
    expect(after(open({ freeBets, balance: '0.00' }), press(1000)).state.phase).toBe('spinning');
  });

  test('after the last one no press that came too soon costs money', () => {
    const last = [
      open({ freeBets: { ...freeBets, left: 1 } }),
      press(1000),
      answeredFree(freeLoss, 0),
      landed,
    ];
    const { state, commands } = after(...last, press(9000));
    expect(state).toMatchObject({ phase: 'idle', playsFree: false, stake: money(10), freeBets: undefined });
    expect(doing(commands, 'send-spin')).toHaveLength(1);
    expect(after(...last, press(9000), press(9001)).state.balance).toBe(money(90));
  });

  test('can be put aside and taken up again, and stay aside when the session is read anew', () => {
    const aside = after(open({ freeBets }), { type: 'free-bets', on: false }, open({ freeBets }));
    expect(aside.state).toMatchObject({ playsFree: false, stake: money(10) });
    expect(after(open({ freeBets }), { type: 'free-bets', on: false }, press(1000)).state.balance).toBe(
      money(90),
    );
    expect(
      after(open({ freeBets }), { type: 'free-bets', on: false }, { type: 'free-bets', on: true }).state,
    ).toMatchObject({ playsFree: true, stake: money(20) });
  });

  test('refused because they are over, they are gone, and no money is given back that was not taken', () => {
    const { state } = after(open({ freeBets }), press(1000), { type: 'refused', error: 'free_bets_over' });
    expect(state).toMatchObject({
      phase: 'idle',
      balance: money(100),
      freeBets: undefined,
      playsFree: false,
      stake: money(10),
    });
  });

  test('without a connection the same free bet is sent again', () => {
    const { commands } = after(
      open({ freeBets }),
      press(1000, 'the-key'),
      { type: 'refused', error: 'no_connection' },
      { type: 'recover', now: 5000 },
    );
    expect(doing(commands, 'send-spin')).toEqual(
      Array(2).fill({ do: 'send-spin', stake: money(20), key: 'the-key', freeBets: freeBets.id }),
    );
  });
});
