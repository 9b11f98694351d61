import type { Endpoint, Value } from '@lanna/contract/endpoint';
import type { CountryOf } from '../../../platform/geo/country-of.ts';
import { type Call, type Route, route } from '../../../platform/http/calls/route.ts';
import type { Brands } from './find-brand.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';

/** Ties a handler that is given, beside the call, where the request comes from. */
export function contextRoutes(deps: { brands: Brands; countryOf: CountryOf }) {
  return <E extends Endpoint>(
    endpoint: E,
    handle: (call: Call<E>, context: RequestContext) => Promise<Value<E>>,
  ): Route => route(endpoint, async (call) => handle(call, await requestContextOf(deps, call)));
}
