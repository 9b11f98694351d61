import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { OfficeSlips } from '../../../sports-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { maskName } from '../../players/mask-name.ts';
import { slipLine } from '../slips/slip-line.ts';
import { selectSlips } from '../slips/slip-row.ts';

const PAGE = 50;
export const officeSlipsQuery = z.object({
  fixture: z.uuid().optional(),
  state: z
    .enum(['placing', 'open', 'refused', 'returning', 'returned', 'paying', 'settled', 'disputed'])
    .optional(),
  before: z.uuid().optional(),
});

/** Slips of the brand's players, newest first; demos are left out. */
export async function listOfficeSlips(
  tx: Tx,
  { operatorId, vendor }: OfficeSession,
  { fixture, state, before }: z.infer<typeof officeSlipsQuery>,
): Promise<OfficeSlips> {
  const slips = await selectSlips(
    tx,
    `p.operator_id = $1 and p.vendor = $2 and p.demo_balance is null and ($3::text is null or s.state = $3) and ($4::uuid is null or s.id < $4)
     and ($5::uuid is null or exists (select from studio.sports_leg o where o.slip_id = s.id and o.fixture_id = $5))`,
    [operatorId, vendor, state ?? null, before ?? null, fixture ?? null],
    { limit: PAGE + 1 },
  );
  const shown = slips.slice(0, PAGE).map((slip) => ({
    ...{ id: slip.id, player: maskName(slip.walletUser ?? ''), state: slip.state, line: slipLine(slip) },
    ...{ stake: formatMoney(slip.stake), pays: formatMoney(slip.mostPaid) },
    payout: slip.payout === null ? null : formatMoney(slip.payout),
    placedAt: slip.placedAt.toISOString(),
  }));
  return { slips: shown, next: slips.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
