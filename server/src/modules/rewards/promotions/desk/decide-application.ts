import type { KeptState } from '@lanna/rules/rewards/promotions/activity';
import type { DeskCall, Versioned } from '../../../../platform/ops/desk.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { applicationDesk } from './move-application.ts';

const ACTIONS = {
  processing: 'promotions.review',
  joined: 'promotions.accept',
  rejected: 'promotions.reject',
  closed: 'promotions.close',
} as const satisfies Partial<Record<KeptState, string>>;

/**
 * Takes an application in hand, lets it take part, rejects or closes it; no money moves. Refuses with `not_found`,
 * `changed_meanwhile`, `application_move_impossible` {from, to}.
 */
export async function decideApplication(
  tx: Tx,
  call: DeskCall,
  { words, ...wanted }: Versioned & { to: keyof typeof ACTIONS; words?: string },
  now: Date,
): Promise<void> {
  const { to } = wanted;
  await applicationDesk.decide(tx, call, wanted, () => ({
    words,
    now,
    action: ACTIONS[to],
    after: { state: to, ...(words ? { words } : {}) },
  }));
}
