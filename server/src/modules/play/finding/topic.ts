import type { Language } from '@lanna/contract/people/members/members';
import type { Found } from '@lanna/contract/play/finding/finding';
import type { Brand } from '../../../platform/http/calls/route.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { findingOps } from './desk/ops-routes.ts';
import { forgetNothing } from './looking/note-nothing.ts';
import { findingRoutes } from './looking/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    finding: NoParts;
  }
  interface Contributions {
    /** What a topic finds for the site's one search. Of any number of topics; each answers its own kinds. */
    'finding.source': FindingSource;
  }
}

export interface Sought {
  brand: Brand;
  language: Language;
  text: string;
}
/** `nearest`: kinds of these that only are spelt like it. */
type FindingSource = (sought: Sought) => Promise<Partial<Found> & { nearest?: (keyof Found)[] }>;

/** One search over all of a brand's site. What there is to find, topics bring; none knows the others. */
export const topic = defineTopic('finding', {
  uses: ['brands'],
  permissions: ['read'],
  start: (parts) => ({
    routes: findingRoutes({ ...parts, sources: () => parts.contributed('finding.source') }),
    ops: findingOps(parts),
    jobs: [
      {
        name: 'finding-forget-nothing',
        cron: '53 3 * * *',
        run: () => forgetNothing(parts.db.kysely, parts.clock.now()),
      },
    ],
  }),
});
