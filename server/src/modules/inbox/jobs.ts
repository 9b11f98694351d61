import { brandSettings } from '@lanna/contract/brands/brand-settings';
import type { Job } from '../../platform/jobs/job.ts';
import { clearMessages } from './clear-messages.ts';
import { type SendDeps, sendBroadcasts } from './send-broadcasts.ts';
import { tellOfSecurity } from './tell-of-security.ts';

export function inboxJobs(deps: SendDeps): Job[] {
  return [
    {
      name: 'inbox-tell-of-security',
      cron: '* * * * *',
      run: (signal) => tellOfSecurity(deps, signal),
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
