import { OutboxPage } from '../../features/dev-outbox/outbox-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** `/dev/outbox`; an unknown address like any other where messages really go out. */
export function OutboxRoute() {
  return <OutboxPage elsewhere={<NotFoundPage />} />;
}
