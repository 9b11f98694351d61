import { defineTopic } from '../../platform/topic.ts';
import { registrationDeps } from './deps.ts';
import { registrationRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    registration: NoParts;
  }
}

/** Becoming a member. */
export const topic = defineTopic('registration', {
  uses: ['brands', 'ledger', 'members', 'authentication'],
  start: (parts) => ({
    routes: registrationRoutes(registrationDeps({ ...parts, ...parts.authentication })),
  }),
});
