import type { OfficeReturn } from '../../back-office-api.ts';
import { isSlot } from '../../rules/game.ts';
import { compareReturn } from '../../rules/slot/measured-return.ts';
import { vendorOfCode } from '../../rules/vendors/vendors.ts';
import type { Tx } from '../platform/database.ts';
import { readReturns } from '../returns/read-returns.ts';
import type { OfficeSession } from './session.ts';

/** What each rule version promises, beside what it has returned and the band luck leaves. */
export async function listOfficeReturns(tx: Tx, { vendor }: OfficeSession): Promise<OfficeReturn[]> {
  const games = (vendorOfCode(vendor)?.games ?? []).filter(isSlot);
  const measured = await readReturns(tx, games);
  return games.flatMap(({ code, name, sheet, earlierSheets }) =>
    [sheet, ...earlierSheets].map((version) => {
      const found = measured.find(
        (one) => one.gameCode === code && one.ruleVersion === version.ruleVersion,
      ) ?? { rounds: 0, returned: 0 };
      const compared = compareReturn(version, found);
      return {
        gameCode: code,
        name,
        ruleVersion: version.ruleVersion,
        promised: version.returnPercent,
        rounds: found.rounds,
        measured: compared
          ? {
              percent: compared.percent,
              from: compared.from,
              to: compared.to,
              isInside: compared.isInside,
            }
          : null,
      };
    }),
  );
}
