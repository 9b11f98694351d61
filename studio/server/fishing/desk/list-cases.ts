import { z } from 'zod';
import type { OfficeCaseEvidence, OfficeCaseFacts, OfficeFishingCases } from '../../../fishing-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { maskName } from '../../players/mask-name.ts';

const PAGE = 50;
export const casesQuery = z.object({ before: z.uuid().optional() });

type Row = Omit<OfficeCaseFacts, 'openedAt' | 'decidedAt' | 'reopenedAt' | 'seenAt'> &
  Record<'openedAt', Date> &
  Record<'decidedAt' | 'reopenedAt' | 'seenAt', Date | null> &
  OfficeCaseEvidence;

/** Of the brand's players: what waits for a decision first, then the newest. */
export async function listCases(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  { before }: z.infer<typeof casesQuery>,
): Promise<OfficeFishingCases> {
  const { rows } = await tx.query<Row>(
    `select c.id, p.wallet_user as player, c.game_code as "gameCode", c.kind, c.evidence, c.packets, c.opened_at as "openedAt", c.decision, c.words,
       c.decided_at as "decidedAt", c.decided_by as "decidedBy", c.seen_at as "seenAt", c.reopened_at as "reopenedAt", c.reopened_by as "reopenedBy",
       c.reopened_words as "reopenedWords"
     from studio.fishing_case c join studio.player p on p.id = c.player_id
     where p.vendor = $1 and p.operator_id = $2 and ($3::uuid is null or c.id < $3) order by c.id desc limit $4`,
    [vendor, operatorId, before ?? null, PAGE + 1],
  );
  const shown = rows.slice(0, PAGE).map((row) => ({
    ...{ ...row, player: maskName(row.player) },
    ...{ openedAt: row.openedAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null },
    ...{ seenAt: row.seenAt?.toISOString() ?? null, reopenedAt: row.reopenedAt?.toISOString() ?? null },
  }));
  return { cases: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}
