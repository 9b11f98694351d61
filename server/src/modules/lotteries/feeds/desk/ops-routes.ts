import * as calendars from '@lanna/contract/lotteries/feeds/calendar-ops';
import * as draws from '@lanna/contract/lotteries/feeds/draw-ops';
import * as feeds from '@lanna/contract/lotteries/feeds/feed-ops';
import { closeProblem as closing } from '@lanna/contract/lotteries/feeds/problem-ops';
import * as results from '@lanna/contract/lotteries/feeds/result-ops';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { proposeCalendarDays, proposeMovedDay, removeDay } from '../calendars/change-calendar.ts';
import { listCalendars } from '../calendars/list-calendars.ts';
import { proposeCancelling } from './cancel-a-draw.ts';
import { changeFedGame } from './change-fed-game.ts';
import { proposeFeed, stopFeed } from './change-feed.ts';
import { closeProblem } from './close-problem.ts';
import { proposeCorrection } from './correct-result.ts';
import { opsDraws } from './list-draws.ts';
import { listFeeds } from './list-feeds.ts';
import { problems } from './list-problems.ts';
import { listWaiting } from './list-waiting.ts';
import { sendResultFile } from './send-result-file.ts';
import { setSources } from './set-sources.ts';
import { type FindAtStake, showDraw } from './show-draw.ts';
import { typeResult } from './type-result.ts';

export interface FeedDeps {
  db: Database;
  clock: Clock;
  /** Asked while a call is answered. */
  atStake(): readonly FindAtStake[];
}

/** Results of lotteries as operators see, type, decide and correct them. */
export function feedOps({ db, clock, atStake }: FeedDeps): OpsRoute[] {
  return [
    opsRoute(results.listWaitingDraws, (call) => listWaiting(db.kysely, call.operator.id, clock.now())),
    opsChange(db, results.typeResult, (tx, call) => typeResult(tx, call, call.body, clock.now())),
    opsChange(db, results.sendResultFile, (tx, call) => sendResultFile(tx, call, call.body, clock.now())),
    ...problems.routes(db.kysely),
    opsChange(db, closing, (tx, call) =>
      closeProblem(tx, call, { id: call.params.id, ...call.body }, clock.now()),
    ),
    opsRoute(feeds.listFeeds, () => listFeeds(db.kysely, clock.now())),
    opsChange(db, feeds.addFeed, (tx, call) => proposeFeed(tx, call, { ...call.body, version: null })),
    opsChange(db, feeds.changeFeed, (tx, call) =>
      proposeFeed(tx, call, { code: call.params.code, ...call.body }),
    ),
    opsChange(db, feeds.stopFeed, (tx, call) => stopFeed(tx, call, { code: call.params.code, ...call.body })),
    opsChange(db, feeds.changeFedGame, (tx, call) =>
      changeFedGame(tx, call, { gameCode: call.params.game, ...call.body }),
    ),
    opsChange(db, feeds.setLotterySources, (tx, call) => setSources(tx, call, call.body)),
    opsRoute(calendars.listCalendars, () => listCalendars(db.kysely, atStake(), clock.now())),
    opsChange(db, calendars.addCalendarDays, (tx, call) =>
      proposeCalendarDays(tx, call, { gameCode: call.params.game, ...call.body }, clock.now()),
    ),
    opsChange(db, calendars.moveCalendarDay, (tx, call) =>
      proposeMovedDay(
        tx,
        call,
        { gameCode: call.params.game, ...call.body },
        { now: clock.now(), finders: atStake() },
      ),
    ),
    opsChange(db, calendars.removeCalendarDay, (tx, call) =>
      removeDay(
        tx,
        call,
        { gameCode: call.params.game, ...call.body },
        { now: clock.now(), finders: atStake() },
      ),
    ),
    ...opsDraws.routes(db.kysely),
    opsRoute(draws.showOpsDraw, (call) => showDraw(db.kysely, call.params.id, atStake())),
    opsChange(db, draws.correctResult, (tx, call) =>
      proposeCorrection(tx, call, { drawId: call.params.id, ...call.body }),
    ),
    opsChange(db, draws.cancelOpsDraw, (tx, call) =>
      proposeCancelling(tx, call, { drawId: call.params.id, ...call.body }),
    ),
  ];
}
