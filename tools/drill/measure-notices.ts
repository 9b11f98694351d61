import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Bus } from '../../server/src/platform/bus/bus.ts';
import { PUSH_CHANNEL } from '../../server/src/platform/push/notify.ts';

export interface NoticesMeasured {
  p50Ms: number;
  p99Ms: number;
  lost: number;
}

/** How long from before NOTIFY until a process that listens has a notice, and what it never had. */
export async function measureNotices(
  bus: Pick<Bus, 'listen'>,
  database: Pick<Client, 'query'>,
  { aSecond, seconds }: { aSecond: number; seconds: number },
): Promise<NoticesMeasured> {
  const took: number[] = [];
  const listener = await bus.listen({
    channel: PUSH_CHANNEL,
    receive: (payload = '') => {
      const sent = /"at":([\d.]+)/.exec(payload)?.[1];
      if (sent) took.push(performance.now() - Number(sent));
    },
    onBack: () => {},
  });
  const total = aSecond * seconds;
  const beganMs = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - beganMs) / 1000) * aSecond));
    const count = due - sent;
    if (count > 0)
      await database.query(
        `select pg_notify($1, format('{"at":%s,"n":%s}', $2::text, n)) from generate_series(1, $3) n`,
        [PUSH_CHANNEL, String(performance.now()), count],
      );
    sent = due;
    await sleep(5);
  }
  await sleep(1500);
  await listener.stop();
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99), lost: total - took.length };
}
