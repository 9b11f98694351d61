import type { Job } from '../../../../platform/jobs/job.ts';
import type { KycDeps } from './deps.ts';
import { dropIdentityPictures } from './drop-pictures.ts';
import { expireIdentities } from './expire-identities.ts';

export function kycJobs({ db, clock }: Pick<KycDeps, 'db' | 'clock'>): Job[] {
  return [
    {
      name: 'kyc-expire-identities',
      cron: '11 * * * *',
      run: async () => void (await expireIdentities(db, clock.now())),
    },
    {
      name: 'kyc-drop-pictures',
      cron: '41 * * * *',
      run: async () => void (await dropIdentityPictures(db, clock.now())),
    },
  ];
}
