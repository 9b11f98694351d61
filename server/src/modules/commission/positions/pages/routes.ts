import * as positions from '@lanna/contract/commission/positions/positions';
import * as sheets from '@lanna/contract/commission/positions/sheets';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { boundBelow } from '../shares/bound-below.ts';
import { chooseShares, type PositionReader } from '../shares/choose-shares.ts';
import { settleSheet } from '../sheets/settle-sheet.ts';
import { showSheetTo } from '../sheets/sheet-rows.ts';
import { listBelow } from './list-below.ts';
import { listSheets } from './list-sheets.ts';
import { showOwnPositions } from './show-own-positions.ts';
import { showSheet } from './show-sheet.ts';

/** The calls by which agents hold positions, and both sides of a sheet read it and say that it is settled. */
export function positionRoutes({ db, clock }: { db: Database; clock: Clock }): Route[] {
  const { kysely } = db;
  return [
    route(positions.ownPositions, (call) => showOwnPositions(kysely, readerOf(call), clock.now())),
    route(positions.choosePositions, (call) =>
      db.transaction((tx) =>
        chooseShares(tx, readerOf(call), { shares: call.body.shares, now: clock.now() }),
      ),
    ),
    route(positions.positionsBelow, (call) => listBelow(kysely, readerOf(call), call.query, clock.now())),
    route(positions.boundPositions, (call) =>
      db.transaction((tx) =>
        boundBelow(tx, readerOf(call), {
          memberId: call.params.id,
          bounds: call.body.bounds,
          now: clock.now(),
        }),
      ),
    ),
    route(sheets.listSheets, (call) => listSheets(kysely, ownerOf(call), call.query)),
    route(sheets.showSheet, (call) => showSheet(kysely, ownerOf(call), call.params.id)),
    route(sheets.settleSheet, (call) =>
      db.transaction(async (tx) => {
        const { merchantId, memberId } = ownerOf(call);
        const side = { merchantId, sideId: memberId };
        const { sheet } = await settleSheet(tx, call.params.id, side, clock.now());
        return { sheet: showSheetTo(memberId, sheet) };
      }),
    ),
  ];
}

function readerOf(call: PersonalCall): PositionReader {
  return { ...ownerOf(call), type: call.caller.type, timeZone: call.brand.timeZone };
}
