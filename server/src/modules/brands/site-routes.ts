import type { Endpoint } from '@lanna/contract/endpoint';
import { countries } from '@lanna/contract/registration';
import * as contract from '@lanna/contract/site';
import type { Database } from '../../platform/database.ts';
import type { CountryOf } from '../../platform/geo/country-of.ts';
import { type Brand, type Call, type Route, route } from '../../platform/http/route.ts';
import type { Brands } from './find-brand.ts';
import { listCountries } from './list-countries.ts';
import { profileOf } from './profile-of.ts';
import type { Senders } from './senders.ts';
import { showDomains } from './show-domains.ts';
import { type OutboxOf, showOutbox } from './show-outbox.ts';
import { showSiteStatus } from './show-site-status.ts';
import { showSwitches } from './show-switches.ts';
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
