import type { Job } from '../../../../platform/jobs/job.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { onSnapshot } from '../../../books/ledger/on-snapshot.ts';
import { reportViolations } from '../../../books/ledger/report-violations.ts';
import { forgetCalls } from '../calls/forget-calls.ts';
import { forgetLanes } from '../calls/lane-meter.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { raiseInvariantAlerts } from '../desk/raise-invariant-alerts.ts';
import { type SendDeps, sendRewards } from '../free-bets/send-rewards.ts';

/**
 * A token that has been expired for this long is forgotten, unless a bet of its account is open with its vendor; until then wins and rollbacks of its
 * rounds are taken.
 */
const TOKEN_KEPT_MS = 120 * 24 * 3_600_000;

export function vendorWalletJobs(deps: SendDeps & { log: Pick<Log, 'error'> }): Job[] {
  const { db, clock, log } = deps;
  return [
    {
      name: 'vendor-wallet-invariants',
      cron: '37 21 * * *',
      run: async () => {
        const violations = await onSnapshot(db, checkWalletInvariants);
        await raiseInvariantAlerts(db.kysely, violations, clock.now());
        reportViolations(violations, log);
      },
    },
    { name: 'vendor-wallet-send-rewards', cron: '* * * * *', run: () => sendRewards(deps) },
    {
      name: 'vendor-wallet-forget-calls',
      cron: '52 21 * * *',
      run: async () => {
        await forgetCalls(db.kysely, clock);
        await forgetLanes(db.kysely, clock.now());
      },
    },
    { name: 'vendor-wallet-forget-tokens', cron: '47 21 * * *', run: () => forgetTokens(db, clock) },
  ];
}

async function forgetTokens(db: Database, clock: Clock): Promise<void> {
  await db.kysely
    .deleteFrom('vendor_wallet.game_token')
    .where('expires_at', '<', new Date(clock.now().getTime() - TOKEN_KEPT_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bets.placed_bet as b')
            .select('b.id')
            .whereRef('b.member_id', '=', 'vendor_wallet.game_token.member_id')
            .whereRef('b.account_id', '=', 'vendor_wallet.game_token.account_id')
            .whereRef('b.source_id', '=', 'vendor_wallet.game_token.vendor_id')
            .where('b.status', '=', 'open'),
        ),
      ),
    )
    .execute();
}
