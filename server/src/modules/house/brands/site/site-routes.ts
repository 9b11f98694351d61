import { countries } from '@lanna/contract/accounts/registration/registration';
import type { Endpoint } from '@lanna/contract/endpoint';
import * as contract from '@lanna/contract/house/brands/site';
import type { CountryOf } from '../../../../platform/geo/country-of.ts';
import { type Brand, type Call, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { type OutboxOf, showOutbox } from '../desk/show-outbox.ts';
import { showSwitches } from '../desk/show-switches.ts';
import type { Brands } from '../find-brand.ts';
import { profileOf } from '../profile-of.ts';
import type { Senders } from '../senders.ts';
import { listCountries } from './list-countries.ts';
import { showDomains } from './show-domains.ts';
import { showSiteStatus } from './show-site-status.ts';
import { placeOf } from './visitor-place.ts';

/** The calls of the shell about the site itself, which need no account. */
export function siteRoutes(deps: {
  db: Database;
  brands: Brands;
  countryOf: CountryOf;
  outboxOf: OutboxOf;
  keptInOutbox: Senders['keptInOutbox'];
}): Route[] {
  const brandOf = (call: { brand: Brand }) => profileOf(deps.brands, call);
  const alike = { until: ['settings_changed'] } as const;
  const placeOfCall = (call: Call<Endpoint>) => placeOf(call.address, deps.countryOf);

  return [
    route(contract.siteStatus, async (call) =>
      showSiteStatus(deps.brands, await brandOf(call), { url: call.query.url, place: placeOfCall(call) }),
    ),
    route(contract.location, async (call) => placeOfCall(call)),
    route(
      contract.consolidatedSettings,
      async (call) => {
        const brand = await brandOf(call);
        return { ...showSwitches(brand), outbox: deps.keptInOutbox(brand) };
      },
      { alike },
    ),
    route(contract.domainRoute, async (call) => showDomains(deps.db.kysely, await brandOf(call)), {
      alike,
    }),
    route(countries, async (call) => listCountries(placeOfCall(call).country, call.brand.country)),
    route(contract.devOutbox, async (call) => showOutbox(deps.outboxOf, await brandOf(call))),
  ];
}
