import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { placeSlip } from '@lanna/contract/lotteries/lottery/slips';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';
import { offeredPrices } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { STANDARD_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import type { Play } from '../../../e2e/load.ts';
import { ask, gameIdOf, launch, type Player, Refused } from '../../../e2e/player.ts';
import { Final, retryUntilDecided } from '../../../e2e/retry-until-decided.ts';
import { fixtureList, ownSlip, placedSlip, SPORTS_PATHS } from '../../../studio/sports-api.ts';
import { TABLE_PATHS, tableHistory, tableSession, tableState } from '../../../studio/table-api.ts';

/** Draws once a minute. */
const LOTTERY = 'SSC_1M';
const [TABLE_GAME, MATCH_GAME] = ['naga-baccarat', 'sanam-football'];
/** Presses of a person, well below what is allowed in a minute. */
const PAUSE_MS = 2500;
/** Answers of the studio after which the same is sent again. */
const PASSING = ['too_soon', 'unknown_error', 'outcome_uncertain'];

/** Slips of one line on the next draw, each with one key until it is answered. */
export async function lotteryPlay(portalUrl: string, player: Player): Promise<Play> {
  const [play, game] = [playOf(ssc, 'position'), gameOf(LOTTERY)];
  if (!play || !game) throw new Error(`there is no ${LOTTERY}`);
  const prices = offeredPrices({ game, family: ssc, own: [] }, play, STANDARD_MODE).map(formatMoney);
  return async (rounds) => {
    await sleep(PAUSE_MS);
    const { draws } = await retryUntilDecided(() =>
      ask(portalUrl, openedNumeros, { query: { gameCode: LOTTERY, count: 2 } }, player),
    );
    const line = { play: play.code, selection: `||||${randomInt(10)}`, moneyUnit: '1' as const, multiple: 1 };
    const body = {
      gameCode: LOTTERY,
      lines: [{ ...line, mode: STANDARD_MODE, prices }],
      draws: [{ numero: draws[randomInt(draws.length)]?.numero ?? '', multiple: 1 }],
      stopOnWin: false,
      stake: '2.00',
      seed: 'a lucky river',
    };
    const idempotencyKey = randomUUID();
    const placed = await retryUntilDecided(async () => {
      try {
        return await ask(portalUrl, placeSlip, { body }, { ...player, idempotencyKey });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code === 'draw_closed') return 'closed';
        if (['service_unavailable', 'unknown_error', 'request_in_progress'].includes(error.code))
          return undefined;
        throw new Final(`a slip ended with ${error.code}`);
      }
    });
    if (placed !== 'closed') rounds.set(placed.slipId, { stake: parseMoney(placed.stake) ?? 0n, payout: 0n });
  };
}

/** Chips of a round of live baccarat, and what became of them. */
export async function tablePlay(portalUrl: string, player: Player): Promise<Play> {
  const call = await studioCalls(portalUrl, player, TABLE_GAME ?? '');
  const { tables } = tableSession.parse(await call('GET', TABLE_PATHS.session));
  const table = tables.find(({ game, pace }) => game === TABLE_GAME && pace === 'speed') ?? tables[0];
  if (!table) throw new Error('there is no table');
  const stateNow = async () => {
    const { round, now } = tableState.parse(await call('GET', `${TABLE_PATHS.state}?table=${table.code}`));
    const leftMs = round ? Date.parse(round.closesAt) - Date.parse(now) : 0;
    return round?.state === 'open' && leftMs > 1500 ? round.id : undefined;
  };
  return async (rounds) => {
    const round = await retryUntilDecided(async () => {
      const open = await stateNow();
      if (!open) await sleep(400);
      return open;
    });
    const body = {
      ...{ table: table.code, round, idempotencyKey: randomUUID() },
      chips: { [randomInt(2) === 0 ? 'player' : 'banker']: table.minStake },
    };
    const taken = await retryUntilDecided(async () => {
      const answer = await call.raw('POST', TABLE_PATHS.confirm, body);
      if (answer.success) return 'taken';
      if (PASSING.includes(answer.code ?? '')) return undefined;
      return answer.code;
    });
    if (taken === 'betting_closed' || taken === 'round_over' || taken === 'table_closed') return;
    if (taken !== 'taken') throw new Final(`chips ended with ${taken}`);
    const ended = await retryUntilDecided(async () => {
      await sleep(700);
      const history = tableHistory.parse(await call('GET', TABLE_PATHS.history));
      const own = history.rounds.find((one) => one.round === round);
      return own && ['settled', 'refused', 'returned'].includes(own.state) ? own : undefined;
    });
    if (ended.state !== 'settled') return;
    rounds.set(round, { stake: parseMoney(ended.stake) ?? 0n, payout: parseMoney(ended.won ?? '0') ?? 0n });
  };
}

/** Single slips on matches of the virtual league, at whatever price there is. */
export async function matchPlay(portalUrl: string, player: Player): Promise<Play> {
  const call = await studioCalls(portalUrl, player, MATCH_GAME ?? '');
  return async (rounds) => {
    await sleep(PAUSE_MS);
    const leg = await retryUntilDecided(async () => {
      const { fixtures, now } = fixtureList.parse(await call('GET', SPORTS_PATHS.fixtures));
      const legs = fixtures
        .filter(
          (one) =>
            one.virtual && one.state === 'prematch' && Date.parse(one.startsAt) > Date.parse(now) + 4000,
        )
        // What is played within these minutes.
        .filter((one) => Date.parse(one.startsAt) < Date.parse(now) + 120_000)
        .flatMap(({ id, markets }) =>
          markets
            .filter(({ state }) => state === 'open')
            .flatMap(({ market, prices }) => prices.map((price) => ({ fixture: id, market, ...price }))),
        );
      if (legs.length === 0) await sleep(1000);
      return legs[randomInt(Math.max(1, legs.length))];
    });
    const body = {
      ...{ type: 'single', legs: [leg], stake: '20.00', priceChoice: 'any', idempotencyKey: randomUUID() },
    };
    let id = '';
    const answered = await retryUntilDecided(async () => {
      const answer = await call.raw('POST', SPORTS_PATHS.place, body);
      if (answer.success) {
        id = placedSlip.parse(answer.value).slip.id;
        return 'placed';
      }
      id = String(Object(answer.value).slip ?? '');
      if (answer.code === 'outcome_uncertain' && id) return 'placed';
      return PASSING.includes(answer.code ?? '') ? undefined : answer.code;
    });
    // Nothing was taken: the match has begun meanwhile, its market rests, or all the member has is on matches that are not over.
    if (answered === 'not_enough_money') await sleep(PAUSE_MS);
    if (
      [
        ...['betting_ended', 'suspended', 'not_offered', 'price_changed', 'stake_too_high'],
        'not_enough_money',
      ].includes(answered ?? '')
    )
      return;
    if (answered !== 'placed') throw new Final(`a slip ended with ${answered}`);
    const ended = await retryUntilDecided(async () => {
      const slip = ownSlip.parse(await call('GET', `${SPORTS_PATHS.slip}?slip=${id}`));
      if (slip.state !== 'placing') return slip;
      await sleep(500);
      return undefined;
    });
    if (ended.state === 'refused' || ended.state === 'returned') return;
    rounds.set(ended.id, { stake: parseMoney(ended.stake) ?? 0n, payout: 0n });
  };
}

interface Answer {
  success: boolean;
  code?: string;
  value: unknown;
}

/** Calls of a game's page. Called itself it answers the value, and throws what is none; `raw` answers whatever came. */
async function studioCalls(portalUrl: string, player: Player, gameCode: string) {
  const gameId = await retryUntilDecided(() => gameIdOf(portalUrl, gameCode));
  const frame = await launch(portalUrl, player, gameId);
  const token = new URLSearchParams(frame.hash.slice(1)).get('s') ?? '';
  const raw = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, frame.origin), {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(8000),
    });
    return (await response.json()) as Answer;
  };
  const value = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await raw(method, path, body);
    if (!answer.success) throw new Error(`${path}: ${answer.code}`);
    return answer.value;
  };
  return Object.assign(value, { raw });
}
