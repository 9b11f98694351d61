import { Client } from 'pg';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { buildMoneyFixture, WITHDRAWAL_PASSWORD } from './money/fixture.ts';

const postgres = await startShortLivedPostgres('zzw', { track_functions: 'all' });
const fixture = await buildMoneyFixture(postgres.url, {
  players: 200,
  deposits: 50,
  racers: 64,
  racerMoney: 600,
});
const log: string[] | null = null;
const send = Client.prototype.query as any;
Client.prototype.query = function (this: any, ...args: any[]) {
  const text = typeof args[0] === 'string' ? args[0] : args[0].text;
  const from = performance.now();
  const answer = send.apply(this, args);
  if (log && answer?.then)
    answer.then(() =>
      log?.push(`${(performance.now() - from).toFixed(2)} ${text.replace(/\s+/g, ' ').slice(0, 150)}`),
    );
  return answer;
} as any;
let origin = '';
process.argv[2] = postgres.url;
process.send = ((m: string) => {
  origin = m;
  return true;
}) as any;
await import('./money/portal-process.ts');
const ask = async (n: number) => {
  const { memberId, bankAccountId } = fixture.racers[n % 64]!;
  const r = await fetch(`${origin}/withdrawal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      merchantId: fixture.merchantId,
      memberId,
      bankAccountId,
      amount: '5.00',
      paymentPassword: WITHDRAWAL_PASSWORD,
    }),
  });
  return r.json();
};
for (let n = 0; n < 40; n++) await ask(n);

import { processorTimeOf } from './processor-time.ts';

for (const round of [1, 2]) {
  let n = 0;
  const from = performance.now();
  const cpu = await processorTimeOf(postgres.pid, () =>
    Promise.all(
      Array.from({ length: 32 }, async () => {
        while (n < 300 * round) {
          n++;
          const r: any = await ask(n);
          if (r.status !== 'asked') console.log(r);
        }
      }),
    ),
  );
  console.log(
    n,
    ((n * 1000) / (performance.now() - from)).toFixed(0),
    '/s own',
    (cpu.ownMs / n).toFixed(2),
    'pg',
    (cpu.postgresMs / n).toFixed(2),
  );
}
await postgres.destroy();
process.exit();
