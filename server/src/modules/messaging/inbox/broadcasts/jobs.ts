import { brandSettings } from '@lanna/contract/house/brands/brand-settings';
import type { Job } from '../../../../platform/jobs/job.ts';
import { clearMessages } from '../own/clear-messages.ts';
import { notifyOfSecurity } from '../security/notify-of-security.ts';
import { type SendDeps, sendBroadcasts } from './send-broadcasts.ts';

export function inboxJobs(deps: SendDeps): Job[] {
  return [
    {
      name: 'inbox-tell-of-security',
      cron: '* * * * *',
      run: (signal) => notifyOfSecurity(deps, signal),
    },
    {
      name: 'inbox-send-broadcasts',
      cron: '* * * * *',
      run: (signal) => sendBroadcasts(deps, signal),
    },
    {
      name: 'inbox-clear',
      cron: '52 3 * * *',
      run: (signal) => clearMessages(deps, keepDaysOf, signal),
    },
  ];
}

function keepDaysOf(settings: unknown): number {
  return brandSettings.parse(settings).messages.keepDays;
}
