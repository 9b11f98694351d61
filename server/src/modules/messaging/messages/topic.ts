import { defineTopic } from '../../../platform/topic.ts';
import { messageOps } from './desk/ops-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    messages: NoParts;
  }
}

/** What operators see of e-mails and text messages; brands have the senders, the platform keeps the record. */
export const topic = defineTopic('messages', {
  uses: ['brands', 'members'],
  permissions: ['read', 'reveal'],
  start: (parts) => ({ ops: messageOps(parts) }),
});
