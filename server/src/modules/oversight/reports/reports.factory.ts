import type { Queryable } from '../../../platform/sql/database.ts';
import { reportCash } from './desk/report-cash.ts';
import { reportEarnings } from './desk/report-earnings.ts';
import { reportRegistrations } from './desk/report-registrations.ts';
import { showChannels } from './insight/show-channels.ts';
import { showCohorts } from './insight/show-cohorts.ts';
import { showCosts } from './insight/show-costs.ts';
import { showPlayers } from './insight/show-players.ts';
import type { Period } from './period.ts';

/** Reports of one period as the console reads them, for those who measure them. */
export function reportsOf(db: Queryable, brandIds: readonly string[], period: Period) {
  return {
    ngrByDay: () => reportEarnings(db, brandIds, period, { by: ['day'] }),
    ngrByCountry: () => reportEarnings(db, brandIds, period, { by: ['country'] }),
    ngrByDevice: () => reportEarnings(db, brandIds, period, { by: ['device'] }),
    ngrByBrand: () => reportEarnings(db, brandIds, period, { by: ['brand'] }),
    cashByDay: () => reportCash(db, brandIds, period, { by: ['day'] }),
    registrationsBySource: () => reportRegistrations(db, brandIds, period, { by: ['source'] }),
    players: () => showPlayers(db, brandIds, period),
    cohorts: () => showCohorts(db, brandIds, period),
    channels: () => showChannels(db, brandIds, period),
    costs: () => showCosts(db, brandIds, period),
  };
}
