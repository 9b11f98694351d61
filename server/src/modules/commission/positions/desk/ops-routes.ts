import * as contract from '@lanna/contract/commission/positions/ops';
import { formatMoney } from '@lanna/rules/money';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { settleSheet } from '../sheets/settle-sheet.ts';
import { linesOf } from '../sheets/sheet-rows.ts';
import { changeSetting, listSettings } from './change-setting.ts';
import { giveBounds } from './give-bounds.ts';
import { opsSheets, showOpsSheetRow } from './list-ops-sheets.ts';
import { showLine } from './show-line.ts';

/** Positions and sheets in operators' hands. */
export function positionOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  const { kysely } = db;
  return [
    ...opsSheets.routes(kysely),
    opsRoute(contract.showOpsSheet, async ({ brands, params }) => {
      const row = await opsSheets.found({ db: kysely, brands }, params.id);
      return {
        sheet: showOpsSheetRow(row, brands),
        lines: await linesOf(kysely, row, { toUpper: true }),
      };
    }),
    opsChange(db, contract.settleForBrand, async (tx, { brands, params, body, operator, record }) => {
      const { merchant_id: merchantId, upper_id: upperId } = await opsSheets.found(
        { db: tx, brands },
        params.id,
      );
      // Between two accounts the brand is no side.
      if (upperId !== merchantId) throw new Refusal('sheet_unknown');
      const side = { merchantId, sideId: merchantId, operator: operator.name };
      const { sheet, isFirst } = await settleSheet(tx, params.id, side, clock.now());
      if (isFirst)
        await record(tx, {
          action: 'positions.settle',
          brandId: merchantId,
          subject: { kind: 'sheet', id: params.id, name: sheet.lower_name ?? '' },
          after: { amount: formatMoney(sheet.amount), lastDay: sheet.to_day },
          reason: body.reason,
        });
      return { sheet: showOpsSheetRow(sheet, brands) };
    }),
    opsRoute(contract.linePositions, (call) => showLine(kysely, call, call.params.id, clock.now())),
    opsRoute(contract.giveBounds, (call) =>
      db.transaction((tx) => giveBounds(tx, call, call.params.id, { body: call.body, now: clock.now() })),
    ),
    opsRoute(contract.positionSettings, (call) => listSettings(kysely, call.brands)),
    opsChange(db, contract.changePositionSettings, (tx, call) =>
      changeSetting(tx, call, call.params.brand, { body: call.body, now: clock.now() }),
    ),
  ];
}
