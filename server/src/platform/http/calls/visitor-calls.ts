import type { AnswerCall } from '@lanna/contract/page';
import type { Language } from '@lanna/contract/people/members/members';
import type { z } from 'zod';
import { Refusal } from '../../refusals/refusal.ts';
import { answerAlike, isAlike, ofVisitor } from './alike-answers.ts';
import type { Brand, Route } from './route.ts';
import type { Snapshots } from './snapshots.ts';

export interface VisitorOf {
  brand: Brand;
  language: Language;
  /** One of the brand's hosts, and where browsers see it. */
  host: string;
  origin: string;
}

/**
 * Answers the reads of a page that the server writes, for an unknown visitor: no token, no address. What needs either is
 * refused, so a page that many share can hold nothing of one of them. The site's state is the page's own affair.
 */
export function visitorCalls(
  routes: readonly Route[],
  snapshots?: Snapshots,
): (visitor: VisitorOf) => AnswerCall {
  const reads = new Map(
    routes.filter(({ endpoint }) => endpoint.method === 'GET').map((route) => [route.endpoint.path, route]),
  );

  return ({ brand, language, host, origin }) =>
    async ({ method, path }, sent) => {
      const route = method === 'GET' ? reads.get(path) : undefined;
      if (!route) throw new Refusal('not_found');
      const { endpoint } = route;
      if (endpoint.access !== 'anyone' && endpoint.access !== 'optional') throw new Refusal('not_logged_in');
      const params = parsed(endpoint.params, sent.params);
      const query = parsed(endpoint.query, sent.query);
      const asked = { brand, language, params, query };
      if (snapshots && isAlike(route, query)) {
        const { body } = await answerAlike(snapshots, route, asked);
        return JSON.parse(body.toString()).value;
      }
      const value = await route.handle(ofVisitor(asked, { host, origin }));
      // As it would travel: what the description does not name stays here.
      return JSON.parse(JSON.stringify(endpoint.value.parse(value)));
    };
}

function parsed(shape: z.ZodType | undefined, value: unknown): unknown {
  return shape?.parse(value ?? {});
}
