import { defineTopic } from '../../platform/topic.ts';
import { joinJobs } from './jobs.ts';
import { newApplications } from './open-work.ts';
import { joinOps } from './ops-routes.ts';
import { joinRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    join: NoParts;
  }
}

/** Applications to become an agent. Who is made one, and under whom, is decided where agents are kept. */
export const topic = defineTopic('join', {
  uses: ['brands', 'members', 'authentication'],
  permissions: ['read', 'answer'],
  start: (parts) => ({
    routes: joinRoutes({ ...parts, ...parts.authentication }),
    ops: joinOps(parts),
    jobs: joinJobs(parts),
    contributes: { openWork: [newApplications(parts.db.kysely)] },
  }),
});
