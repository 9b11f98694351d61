import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { type HallSetting, mostPaid, PACKET_SHOTS_LEAST, sheetOf } from '../../../rules/fishing/terms.ts';
import { isFishing } from '../../../rules/game.ts';
import { gameOfVendor } from '../../../rules/vendors/vendors.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';

const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .transform((text) => parseMoney(text) ?? 0n);

export const setHallBody = z.object({
  gameCode: z.string().max(60),
  reason: z.string().trim().min(5).max(500),
  /** That the person saw. */
  version: z.int().nonnegative(),
  minBet: amount.nullable(),
  maxBet: amount.nullable(),
  packetShots: z.int().nullable(),
  payoutMax: amount.nullable(),
});

/**
 * Limits of a hall for the brand's players, from the next packet that is opened: what is open goes on as it began. Refuses `outside_bounds`, and `changed_meanwhile` where another person was
 * quicker.
 */
export async function setHall(
  { db, clock }: Studio,
  session: OfficeSession,
  { gameCode, reason, version, ...wanted }: z.output<typeof setHallBody>,
): Promise<void> {
  const game = gameOfVendor(session.vendor, gameCode);
  if (!game || !isFishing(game)) throw new BackOfficeRefusal('not_found');
  refuseOutsideSheet(game, wanted);
  await db.transaction(async (tx) => {
    if (!(await write(tx, session, { gameCode, version, reason, wanted })))
      throw new BackOfficeRefusal('changed_meanwhile');
    await recordAct(tx, session, {
      ...{ action: 'set-hall', subject: `${gameCode} ${briefly(wanted)}`, reason, now: clock.now() },
    });
  });
}

/** A brand sets what is narrower than the sheet, and not so narrow that no shot could be fired. */
export function refuseOutsideSheet(game: Pick<FishingGame, 'bets'>, wanted: HallSetting): void {
  const sheet = sheetOf(game);
  const { minBet, maxBet, packetShots, payoutMax } = wanted;
  const [least = 0n, most = 0n] = [sheet.bets[0], sheet.bets.at(-1)];
  const oneOf = (field: string, bet: Money | null, from: Money) => {
    if (bet !== null && (bet < from || !sheet.bets.includes(bet)))
      throw outside(field, formatMoney(from), formatMoney(most));
  };
  oneOf('minBet', minBet, least);
  oneOf('maxBet', maxBet, minBet ?? least);
  if (packetShots !== null && (packetShots < PACKET_SHOTS_LEAST || packetShots > sheet.packetShots))
    throw outside('packetShots', String(PACKET_SHOTS_LEAST), String(sheet.packetShots));
  const oneShot = mostPaid(maxBet ?? most, 1);
  if (payoutMax !== null && (payoutMax < oneShot || payoutMax > sheet.payoutMax))
    throw outside('payoutMax', formatMoney(oneShot), formatMoney(sheet.payoutMax));
}

function outside(field: string, least: string, most: string): BackOfficeRefusal {
  return new BackOfficeRefusal('outside_bounds', { field, least, most });
}

/** False where the newest is not the version it was made from. */
async function write(
  tx: Tx,
  { operatorId, personId, personName }: OfficeSession,
  {
    gameCode,
    version,
    reason,
    wanted,
  }: {
    gameCode: string;
    version: number;
    reason: string;
    wanted: HallSetting;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into studio.fishing_setting (operator_id, game_code, version, min_bet, max_bet, packet_shots, payout_max, reason, set_by, set_by_id)
     select $1, $2, $3::integer + 1, $4, $5, $6, $7, $8, $9, $10
     where $3 = coalesce((select max(version) from studio.fishing_setting where operator_id = $1 and game_code = $2), 0)
     on conflict do nothing`,
    [
      ...[operatorId, gameCode, version, wanted.minBet, wanted.maxBet, wanted.packetShots, wanted.payoutMax],
      ...[reason, personName, personId],
    ],
  );
  return rowCount === 1;
}

/** For the record of what people did: the whole of it is in the setting's row, which stays. */
function briefly({ minBet, maxBet, packetShots, payoutMax }: HallSetting): string {
  const amounts = Object.entries({ minBet, maxBet, payoutMax }).flatMap(([field, value]) =>
    value === null ? [] : [`${field} ${formatMoney(value)}`],
  );
  const shots = packetShots === null ? [] : [`packetShots ${packetShots}`];
  return [...amounts, ...shots].join(', ') || '–';
}
