import * as fees from '@lanna/contract/oversight/reports/channel-fees';
import { listNearLimits as listNearLimitsCall } from '@lanna/contract/oversight/reports/near-limits';
import { showOpenWork as showOpenWorkCall } from '@lanna/contract/oversight/reports/open-work';
import * as contract from '@lanna/contract/oversight/reports/ops';
import type { NearLimits } from '../../../../platform/ops/near-limits.ts';
import type { OpenWork } from '../../../../platform/ops/open-work.ts';
import { type OpsRoute, opsChange, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Replica } from '../../../../platform/replica/replica.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { readPeriod } from '../period.ts';
import { reportPlay } from '../report-play.ts';
import { showOverview } from '../show-overview.ts';
import { listChannelFees, setChannelFee } from './channel-fees.ts';
import { fileOfCash, fileOfEarnings, fileOfPlay, fileOfRegistrations } from './export-report.ts';
import { listNearLimits } from './list-near-limits.ts';
import { reportCash } from './report-cash.ts';
import { reportEarnings } from './report-earnings.ts';
import { reportRegistrations } from './report-registrations.ts';
import { showHealth } from './show-health.ts';
import { showOpenWork } from './show-open-work.ts';

interface ReportDeps {
  db: Database;
  clock: Clock;
  replica?: Pick<Replica, 'state' | 'lagSeconds'> | undefined;
  /** Asked for anew each time: topics above are not known while this one starts. */
  openWork(): readonly OpenWork[];
  nearLimits(): readonly NearLimits[];
}

interface Asked {
  query: Parameters<typeof readPeriod>[0];
  brands: readonly { timeZone: string }[];
}

export function reportOps({ db, clock, replica, openWork, nearLimits }: ReportDeps): OpsRoute[] {
  const { kysely } = db;
  const periodOf = ({ query, brands }: Asked) => readPeriod(query, brands[0]?.timeZone ?? 'UTC', clock.now());
  return [
    opsRoute(contract.showOverview, (call) => showOverview(kysely, call.brandIds, clock.now())),
    opsRoute(showOpenWorkCall, async (call) => ({
      items: await showOpenWork(openWork(), call.session, {
        brandIds: call.brandIds,
        oneBrand: call.query.brand !== undefined,
      }),
    })),
    opsRoute(listNearLimitsCall, async (call) => ({
      items: await listNearLimits(nearLimits(), call.session, call),
    })),
    opsRoute(contract.showHealth, () => showHealth(kysely, clock.now(), replica)),
    opsRoute(contract.reportPlay, (call) => reportPlay(kysely, call, periodOf(call), call.query)),
    opsCsv(contract.reportPlayFile, async (call) => fileOfPlay(kysely, call, periodOf(call), call.query)),
    opsRoute(contract.reportRegistrations, (call) =>
      reportRegistrations(kysely, call.brandIds, periodOf(call), call.query),
    ),
    opsCsv(contract.reportRegistrationsFile, async (call) =>
      fileOfRegistrations(kysely, call, periodOf(call), call.query),
    ),
    opsRoute(contract.reportCash, (call) => reportCash(kysely, call.brandIds, periodOf(call), call.query)),
    opsCsv(contract.reportCashFile, async (call) => fileOfCash(kysely, call, periodOf(call), call.query)),
    opsRoute(contract.reportEarnings, (call) =>
      reportEarnings(kysely, call.brandIds, periodOf(call), call.query),
    ),
    opsCsv(contract.reportEarningsFile, async (call) =>
      fileOfEarnings(kysely, call, periodOf(call), call.query),
    ),
    opsRoute(fees.listChannelFees, (call) => listChannelFees(kysely, call.brandIds, clock.now())),
    opsChange(db, fees.setChannelFee, (tx, call) =>
      setChannelFee(tx, call, { brand: call.query.brand, ...call.body }, clock.now()),
    ),
  ];
}
