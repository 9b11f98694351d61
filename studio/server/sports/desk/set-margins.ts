import { MARGIN_LEAST, MARGINS, marginProblems } from '@lanna/rules/play/sports/model/margin';
import { z } from 'zod';
import { MARKET_NAMES } from '../../../rules/sports/market-names.ts';
import type { OfficeMarginSheet } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { readMargins } from '../offer/read-margins.ts';

export const marginsBody = z.object({
  /** Of the sheet that was looked at; another one meanwhile is not written over. */
  version: z.int().min(0),
  /** By kind, in thousandths. */
  margins: z.record(z.string().max(40), z.int()),
  reason: z.string().trim().min(5).max(500),
});
const SHOWN = 20;
/** All outrights share a line of the sheet. */
const OUTRIGHTS = { TH: 'ทายแชมป์', EN: 'Outrights' };

/** The sheet in force, each kind with the published margin and its bounds, and the versions before it. */
export async function readMarginSheet(tx: Tx): Promise<OfficeMarginSheet> {
  const { sheet, version } = await readMargins(tx);
  const { rows } = await tx.query<{
    version: number;
    margins: Record<string, number>;
    reason: string;
    brand: string;
    setBy: string;
    setAt: Date;
  }>(
    `select version, margins, reason, operator_id as brand, set_by as "setBy", set_at as "setAt" from studio.sports_margin_sheet order by version desc limit ${SHOWN}`,
  );
  return {
    version,
    kinds: Object.entries(MARGINS).map(([kind, { margin, most }]) => ({
      name: kind === 'outright' ? OUTRIGHTS : (MARKET_NAMES[kind] ?? { TH: kind, EN: kind }),
      ...{ kind, margin: sheet[kind]?.margin ?? margin, published: margin, least: MARGIN_LEAST, most },
    })),
    versions: rows.map(({ setAt, ...row }) => ({ ...row, setAt: setAt.toISOString() })),
  };
}

/**
 * The next version of the sheet. Prices made from its commit on hold it; what is offered and what was taken stay. It is one sheet for all brands, as the book is. Refuses `invalid_input` for a margin beyond
 * what the rules promise, `changed_meanwhile` where another version was set since.
 */
export async function setMargins(
  { db, clock }: Studio,
  session: OfficeSession,
  { version, margins, reason }: z.infer<typeof marginsBody>,
): Promise<void> {
  const wrong = marginProblems(margins);
  if (wrong.length > 0) throw new BackOfficeRefusal('invalid_input', { fields: wrong });
  await db.transaction(async (tx) => {
    const { sheet, version: known } = await readMargins(tx);
    const changed = Object.entries(margins).filter(([kind, margin]) => sheet[kind]?.margin !== margin);
    if (changed.length === 0) throw new BackOfficeRefusal('invalid_input', { fields: ['margins'] });
    const whole = Object.fromEntries(Object.entries(sheet).map(([kind, { margin }]) => [kind, margin]));
    const { rowCount } = await tx.query(
      `insert into studio.sports_margin_sheet (version, margins, reason, operator_id, set_by) values ($1, $2, $3, $4, $5) on conflict (version) do nothing`,
      [version + 1, JSON.stringify({ ...whole, ...margins }), reason, session.operatorId, session.personName],
    );
    if (known !== version || rowCount !== 1) throw new BackOfficeRefusal('changed_meanwhile');
    const shown = changed.map(([kind, margin]) => `${kind} ${margin / 10} %`).join(', ');
    await recordAct(tx, session, {
      ...{ action: 'set-margins', subject: `${version + 1}: ${shown}`, reason, now: clock.now() },
    });
  });
}
