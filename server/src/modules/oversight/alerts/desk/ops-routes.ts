import * as contract from '@lanna/contract/oversight/alerts/ops';
import * as mails from '@lanna/contract/oversight/alerts/report-mail-ops';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrowserPush } from '../../../messaging/web-push/push-to-browser.ts';
import { ownerOf, scopeOf } from '../alert-scope.ts';
import {
  addReportMail,
  changeReportMail,
  listReportMails,
  reportReaders,
} from '../mailing/change-report-mails.ts';
import { acknowledgeAlert, handOverAlert } from './answer-alert.ts';
import { addAlertRule, changeAlertRule } from './change-rules.ts';
import { addBrowser } from './destinations/add-browser.ts';
import { addMail } from './destinations/add-mail.ts';
import { addDestination, changeDestination } from './destinations/propose-destination.ts';
import { switchDestination } from './destinations/switch-destination.ts';
import { testDestination } from './destinations/test-destination.ts';
import { alerts } from './list-alerts.ts';
import { noteDrill } from './note-drill.ts';
import { showAlert } from './show-alert.ts';
import { showSetup, watched } from './show-setup.ts';

export interface AlertOpsDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  openWork(): readonly OpenWork[];
  push: Pick<BrowserPush, 'publicKey' | 'isPushService'>;
}

/** What calls operators, in their hands: alerts, the rules that make them, and where they go. */
export function alertOps({ db, clock, secrets, openWork, push }: AlertOpsDeps): OpsRoute[] {
  const { kysely } = db;
  return [
    ...alerts.routes(kysely, (call) => ({ scope: scopeOf(call, 'alerts.read') })),
    opsRoute(contract.showAlert, (call) =>
      showAlert({ db: kysely, brands: call.brands, scope: scopeOf(call, 'alerts.read') }, call.params.id),
    ),
    opsChange(db, contract.acknowledgeAlert, async (tx, call) => {
      const answered = { id: call.params.id, ...call.body, now: clock.now() };
      await acknowledgeAlert(tx, call, scopeOf(call, 'alerts.handle'), answered);
      return {};
    }),
    opsChange(db, contract.handOverAlert, async (tx, call) => {
      const { operator: operatorId, ...body } = call.body;
      const answered = { id: call.params.id, ...body, operatorId, now: clock.now() };
      await handOverAlert(tx, call, scopeOf(call, 'alerts.handle'), answered);
      return {};
    }),
    opsRoute(contract.showAlertSetup, async (call) =>
      showSetup(
        { db: kysely, secrets, works: openWork(), publicKey: await push.publicKey() },
        scopeOf(call, 'alerts.read'),
      ),
    ),
    opsChange(db, contract.addAlertRule, (tx, call) => {
      const { brand, ...body } = call.body;
      const owner = ownerOf(call, brand, 'alerts.change');
      return addAlertRule(tx, call, body, { owner, works: watched(openWork()), now: clock.now() });
    }),
    opsChange(db, contract.changeAlertRule, async (tx, call) => {
      const wanted = { id: call.params.id, ...call.body };
      await changeAlertRule(tx, call, scopeOf(call, 'alerts.change'), wanted, clock.now());
      return {};
    }),
    opsChange(db, contract.addAlertDestination, (tx, call) => {
      const { brand, ...body } = call.body;
      const owner = ownerOf(call, brand, 'alerts.change');
      return addDestination(tx, call, body, { owner, secrets });
    }),
    opsChange(db, contract.addAlertMail, (tx, call) => {
      const { brand, ...body } = call.body;
      const owner = ownerOf(call, brand, 'alerts.change');
      return addMail(tx, call, body, { owner, now: clock.now() });
    }),
    opsChange(db, contract.changeAlertDestination, (tx, call) =>
      changeDestination(
        tx,
        call,
        scopeOf(call, 'alerts.change'),
        { id: call.params.id, ...call.body },
        secrets,
      ),
    ),
    opsChange(db, contract.switchAlertDestination, (tx, call) =>
      switchDestination(tx, call, scopeOf(call, 'alerts.change'), { id: call.params.id, ...call.body }),
    ),
    opsChange(db, contract.testAlertDestination, async (tx, call) => {
      const wanted = { id: call.params.id, now: clock.now() };
      await testDestination(tx, call, scopeOf(call, 'alerts.change'), wanted);
      return {};
    }),
    opsChange(db, contract.addAlertBrowser, (tx, call) => {
      const { brand, ...body } = call.body;
      const owner = ownerOf(call, brand, 'alerts.read');
      const { isPushService } = push;
      return addBrowser(tx, call, body, { owner, isPushService, secrets, now: clock.now() });
    }),
    opsRoute(mails.listReportMails, async ({ brands }) => ({
      mails: await listReportMails(kysely, brands),
      readers: await reportReaders(kysely, brands),
    })),
    opsChange(db, mails.addReportMail, (tx, call) =>
      addReportMail(tx, call, { brand: call.query.brand, ...call.body }, clock.now()),
    ),
    opsChange(db, mails.changeReportMail, async (tx, call) => {
      await changeReportMail(tx, call, { id: call.params.id, ...call.body });
      return {};
    }),
    opsChange(db, contract.noteDrill, (tx, call) => noteDrill(tx, call, call.body, clock.now())),
  ];
}
