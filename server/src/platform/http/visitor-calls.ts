import type { Endpoint } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/members';
import type { AnswerCall } from '@lanna/contract/page';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { Brand, Call, Route } from './route.ts';

export interface VisitorOf {
  brand: Brand;
  language: Language;
  /** One of the brand's hosts, and where browsers see it. */
  host: string;
  origin: string;
}

/**
 * Answers the reads of a page that the server writes, for a visitor nobody knows: no token, no address. What needs either is
 * refused, so a page that many share can hold nothing of one of them. The site's state is the page's own affair.
 */
export function visitorCalls(routes: readonly Route[]): (visitor: VisitorOf) => AnswerCall {
  const reads = new Map(
    routes.filter(({ endpoint }) => endpoint.method === 'GET').map((route) => [route.endpoint.path, route]),
  );

  return (visitor) =>
    async ({ method, path }, { params, query }) => {
      const route = method === 'GET' ? reads.get(path) : undefined;
      if (!route) throw new Refusal('not_found');
      const { endpoint } = route;
      if (endpoint.access !== 'anyone' && endpoint.access !== 'optional') throw new Refusal('not_logged_in');
      const value = await route.handle({
        ...visitor,
        params: parsed(endpoint.params, params),
        query: parsed(endpoint.query, query),
        body: undefined,
        caller: null,
        address: NOBODY,
        userAgent: '',
        idempotencyKey: '',
      } as Call<Endpoint>);
      // As it would travel: what the description does not name stays here.
      return JSON.parse(JSON.stringify(endpoint.value.parse(value)));
    };
}

/** Of no machine (RFC 5737), so nothing is known of where it is. */
const NOBODY = '192.0.2.1';

function parsed(shape: z.ZodType | undefined, value: unknown): unknown {
  return shape?.parse(value ?? {});
}
