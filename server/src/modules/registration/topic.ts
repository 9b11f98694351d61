import { defineTopic } from '../../platform/topic.ts';
import { registrationRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    registration: NoParts;
  }
}

/** Registration of members. */
export const topic = defineTopic('registration', {
  uses: ['brands', 'ledger', 'members', 'authentication', 'protection'],
  start: (parts) => ({
    routes: registrationRoutes({ ...parts, ...parts.authentication }),
  }),
});
