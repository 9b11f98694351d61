import { exclusionsOf } from '../../../server/src/modules/accounts/protection/exclusions.ts';
import { postGroup } from '../../../server/src/modules/books/ledger/post-group.ts';
import { findBrands } from '../../../server/src/modules/house/brands/find-brand.ts';
import { brandSenders } from '../../../server/src/modules/house/brands/senders.ts';
import { applyPayment } from '../../../server/src/modules/money/cashier/apply-payment.ts';
import type { ApplyConfirmation } from '../../../server/src/modules/money/payments/confirmation.ts';
import { gatewayRecords } from '../../../server/src/modules/money/payments/gateway.ts';
import { gatewayWebhooks } from '../../../server/src/modules/money/payments/webhook-routes.ts';
import { vendorWalletPlugin } from '../../../server/src/modules/money/vendor-wallet/routes.ts';
import type { WithdrawalDeps } from '../../../server/src/modules/money/withdrawals/deps.ts';
import { requestWithdrawal } from '../../../server/src/modules/money/withdrawals/request-withdrawal.ts';
import { applyPayoutConfirmation } from '../../../server/src/modules/money/withdrawals/settle-payout.ts';
import { authenticationDeps } from '../../../server/src/modules/people/authentication/deps.ts';
import { receiveSessionChanges } from '../../../server/src/modules/people/authentication/session-changes.ts';
import { buildApp } from '../../../server/src/platform/http/build-app.ts';
import { afterResponseTasks } from '../../../server/src/platform/process/after-response.ts';
import { systemClock } from '../../../server/src/platform/process/clock.ts';
import { openLog } from '../../../server/src/platform/process/log.ts';
import { gatherNotices } from '../../../server/src/platform/push/gathered-notices.ts';
import { Refusal } from '../../../server/src/platform/refusals/refusal.ts';
import { newId } from '../../../server/src/platform/sealing/ids.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { testSecrets } from '../../../server/src/platform/testing/test-secrets.ts';
import { endWithTheBench } from '../child-process/child-process.ts';
import type { LedgerOrder, LedgerReport, WithdrawalBody } from './orders.ts';

/**
 * The portal's server with webhooks of gateways, the vendor wallet and withdrawals, in a process of its own; reports to its parent where it
 * listens. Asked by its parent it posts deposits straight into the ledger, as the yardstick. A withdrawal is the whole use case, with its
 * password; only session and encryption of the call are left out.
 */
const url = process.argv[2];
if (!url || !process.send) throw new Error('started by the money bench, with the address of its database');
const log = openLog('warn');
const db = openDatabase({ url });
const clock = systemClock;
const changes = await receiveSessionChanges({ url, db, log });
const notices = gatherNotices(db.kysely, log);
const topics: ApplyConfirmation[] = [
  {
    way: 'in',
    apply: (tx, confirmation, now) => applyPayment(tx, confirmation, now, notices),
    atOnce: {
      sqlFunction: 'cashier.credit_at_once',
      holdFunction: 'cashier.hold_for_payments',
      applied: ({ memberId }) => notices.notify([memberId], ['balance_changed', 'deposits_changed']),
    },
  },
  applyPayoutConfirmation,
];
const reach = { privateToo: false, origins: [] };
const parts = { db, clock, log, reach, secrets: testSecrets(), afterResponse: afterResponseTasks(log) };
const withoutGateway = () => Promise.reject(new Error('nothing is sent to a gateway here'));
const withdrawals: WithdrawalDeps = {
  ...authenticationDeps({ ...parts, senders: brandSenders(parts), findExclusions: () => [] }),
  bankMarkSecret: async () => Buffer.alloc(32, 7),
  exclusions: exclusionsOf({
    ...parts,
    personMarkSecret: async () => Buffer.alloc(32, 8),
    bankAccounts: () => [],
    documents: () => [],
  }),
  gateways: {
    plan: withoutGateway,
    payOrder: withoutGateway,
    payoutOrder: withoutGateway,
    askAfter: withoutGateway,
    statement: withoutGateway,
  },
  applies: () => topics,
  keptElsewhere: () => [],
};
const brands = findBrands(db.kysely, clock);

const app = await buildApp({ log, trustProxy: false, frameSources: [] });
await vendorWalletPlugin(app, { db, clock, log, changes });
await gatewayWebhooks(app, {
  db,
  clock,
  log,
  gateways: gatewayRecords(db.kysely),
  topics: () => topics,
  refused: { note: () => undefined },
});
app.post<{ Body: WithdrawalBody }>('/withdrawal', async ({ body }) => {
  const brand = await brands.findById(body.merchantId);
  if (!brand) throw new Error('the brand of the bench is not there');
  const { amount, bankAccountId, memberId, paymentPassword } = body;
  try {
    await requestWithdrawal(
      withdrawals,
      { amount, bankAccountId, channelCode: 'BANK', paymentPassword },
      { memberId, sessionId: memberId, type: 0 },
      {
        brand,
        address: '127.0.0.1',
        country: null,
        userAgent: 'bench',
        language: 'EN',
        host: 'localhost',
        origin: 'http://localhost',
        idempotencyKey: newId(),
      },
    );
    return { status: 'asked' };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.code };
    throw error;
  }
});
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));

process.on('message', async (order: LedgerOrder) => {
  process.send?.(await postDeposits(order));
});
endWithTheBench(async () => {
  await app.close();
  await changes.stop();
  await notices.sent();
  await db.close();
});

/** The ledger's own rate: one posting a transaction, as many at once as there are connections. */
async function postDeposits(order: LedgerOrder): Promise<LedgerReport> {
  const { merchantId, memberIds, connections, count, secondsMax } = order;
  let next = 0;
  let posted = 0;
  const startedMs = performance.now();
  const isOver = () => performance.now() - startedMs > secondsMax * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let n = next++; n < count && !isOver(); n = next++) {
        const memberId = memberIds[(n * 7919) % memberIds.length] ?? '';
        const { outcome } = await db.transaction((tx) =>
          postGroup(tx, {
            merchantId,
            currency: 'THB',
            reference: newId(),
            legs: [
              {
                from: { kind: 'clearing', methodCode: 'BENCHPAY' },
                to: { kind: 'wallet', memberId },
                amount: 10_000_000n,
                code: 'deposit',
              },
            ],
            now: clock.now(),
          }),
        );
        if (outcome !== 'posted') throw new Error(`not posted: ${outcome}`);
        posted += 1;
      }
    }),
  );
  return { perSecond: posted / ((performance.now() - startedMs) / 1000) };
}
