import type { Job } from '../jobs/job.ts';
import { type MovingDeps, moveFiles } from './move-files.ts';

/** Shorter than a minute: the next run is at the door then. */
const RUN_MS = 45_000;

/** Brings files into the bucket, or back, where there is one. What fails stays where it is, and the job's record says so. */
export function storageJobs(
  { bucket, ...deps }: Omit<MovingDeps, 'bucket'> & { bucket: MovingDeps['bucket'] | undefined },
  { bucketHolds: holds }: { bucketHolds: 'files' | 'nothing' },
): Job[] {
  if (!bucket) return [];
  const run = async (signal?: AbortSignal) => {
    const untilMs = performance.now() + RUN_MS;
    const isOver = () => signal?.aborted === true || performance.now() > untilMs;
    const { failed, firstError } = await moveFiles({ ...deps, bucket }, { holds, isOver });
    if (failed > 0)
      throw new Error(`${failed} files could not be moved and stay where they are: ${firstError?.message}`, {
        cause: firstError,
      });
  };
  return [{ name: 'files-in-bucket', cron: '* * * * *', run }];
}
