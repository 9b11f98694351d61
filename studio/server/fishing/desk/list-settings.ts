import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeHallSetting } from '../../../fishing-office-api.ts';
import { mostPaid, PACKET_SHOTS_LEAST, sheetOf } from '../../../rules/fishing/terms.ts';
import { isFishing } from '../../../rules/game.ts';
import { vendorOfCode } from '../../../rules/vendors/vendors.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import { isStopped } from '../../games/is-stopped.ts';
import type { Tx } from '../../platform/database.ts';
import { readSetting } from '../terms/read-terms.ts';

/** Each hall of the vendor with what its sheet allows, and what the brand has set for its own players. */
export async function listHallSettings(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
): Promise<OfficeHallSetting[]> {
  const games = vendorOfCode(vendor)?.games.filter(isFishing) ?? [];
  const settings: OfficeHallSetting[] = [];
  for (const game of games) {
    const sheet = sheetOf(game);
    const setting = await readSetting(tx, operatorId, game.code);
    settings.push({
      ...{ gameCode: game.code, name: game.name, version: setting?.version ?? 0 },
      isStopped: await isStopped(tx, { gameCode: game.code, operatorId }),
      sheet: {
        bets: [...game.bets],
        ...{ packetShotsLeast: PACKET_SHOTS_LEAST, packetShots: sheet.packetShots },
        payoutMax: formatMoney(sheet.payoutMax),
        oneShotPays: formatMoney(mostPaid(sheet.bets.at(-1) ?? 0n, 1)),
      },
      ...{ minBet: text(setting?.minBet), maxBet: text(setting?.maxBet) },
      ...{ packetShots: setting?.packetShots ?? null, payoutMax: text(setting?.payoutMax) },
      lastSet: setting
        ? { at: setting.setAt.toISOString(), by: setting.setBy, reason: setting.reason }
        : null,
    });
  }
  return settings;
}

function text(amount: Money | null | undefined): string | null {
  return amount == null ? null : formatMoney(amount);
}
