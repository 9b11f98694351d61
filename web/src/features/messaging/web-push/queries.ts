import { pushSettings } from '@lanna/contract/messaging/web-push/web-push';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const settingsQuery = queryOptions({
  queryKey: ['devices', 'settings'],
  queryFn: ({ signal }) => call(pushSettings, { signal }),
});
