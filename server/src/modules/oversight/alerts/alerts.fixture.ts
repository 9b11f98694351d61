import type { Mail } from '../../../platform/mail/mailer.ts';
import type { OpenWork } from '../../../platform/ops/open-work.ts';
import { openLog } from '../../../platform/process/log.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import type { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { runRules } from './measuring/run-rules.ts';
import { deliverDue } from './sending/deliver-due.ts';

type Mailed = Pick<Mail, 'to' | 'subject' | 'text' | 'attachments'>;

/** Rules over one kind of open work that a test sets, and mail that it reads. */
export function alertsFixture(db: Database, clock: ReturnType<typeof fixedClock>) {
  const waiting = { count: 0, since: null as Date | null };
  const mails: Mailed[] = [];
  const state = { isMailDown: false };
  const works: OpenWork[] = [
    {
      key: 'paid-deposits',
      permission: 'cashier.decide',
      href: '/deposits',
      count: async () => ({ ...waiting }),
    },
  ];
  const secrets = testSecrets();
  const delivering = {
    db,
    clock,
    secrets,
    mailer: async () =>
      state.isMailDown
        ? null
        : {
            send: async (mail: Mailed) => {
              mails.push(mail);
              return { code: '250', reference: null };
            },
          },
    push: { send: async () => 'taken' as const },
    places: {
      line: 'https://line.invalid',
      telegram: 'https://telegram.invalid',
      reach: { privateToo: false, origins: [] },
    },
    consoleOrigin: 'https://console.test',
  };

  /** A rule of a brand, or the house's, that mails an operator. */
  async function addRule(
    merchantId: string | null,
    operator: { id: string; name: string },
    terms: { kind?: string; threshold?: number; forMinutes?: number; quiet?: [number, number] } = {},
  ) {
    const { kind = 'waiting', threshold = 10, forMinutes = 0, quiet } = terms;
    const [rule, destination] = [newId(), newId()];
    await db.kysely
      .insertInto('alerts.destination')
      .values({
        ...{ id: destination, merchant_id: merchantId, kind: 'mail', name: 'Mail', language: 'EN' },
        ...{ operator_id: operator.id, operator_name: operator.name, enabled: true, created_at: clock.now() },
      })
      .execute();
    await db.kysely
      .insertInto('alerts.rule')
      .values({
        ...{ id: rule, merchant_id: merchantId, kind, name: 'Deposits wait', threshold, enabled: true },
        work: kind === 'waiting' ? 'paid-deposits' : null,
        ...{ for_minutes: forMinutes, repeat_minutes: 30, created_at: clock.now() },
        ...{ quiet_from: quiet?.[0] ?? null, quiet_to: quiet?.[1] ?? null },
      })
      .execute();
    await db.kysely
      .insertInto('alerts.rule_destination')
      .values({ rule_id: rule, destination_id: destination })
      .execute();
    return { rule, destination };
  }

  return {
    waiting,
    mails,
    state,
    works,
    secrets,
    delivering,
    addRule,
    /** So much time goes by, and rules are looked at and messages sent as the portal does. */
    async pass(seconds: number) {
      clock.advance(seconds * 1000);
      await runRules({ db, clock, log: openLog('silent'), openWork: () => works });
      await deliverDue(delivering);
    },
    alertsOf: (rule: string) =>
      db.kysely.selectFrom('alerts.alert').selectAll().where('rule_id', '=', rule).orderBy('since').execute(),
    /** Other rules are measured no more. */
    async alone() {
      mails.length = 0;
      Object.assign(waiting, { count: 0, since: null });
      await db.kysely.updateTable('alerts.rule').set({ enabled: false }).execute();
    },
  };
}
