import { INBOX_KINDS } from '@lanna/contract/messaging/inbox/inbox';
import { oneOf, textOf, urlFilter } from '../../../url-filter.ts';

const ID_LENGTH = 36;

/** Which messages are in view, and the one that is open. */
export const inboxFilter = urlFilter(
  {
    kind: oneOf(['', ...INBOX_KINDS], ''),
    unread: oneOf(['', 'yes'], ''),
    message: textOf(ID_LENGTH),
  },
  { centrePage: 'messageV2' },
);
