import type { ChildProcess } from 'node:child_process';
import { said } from '../child-process/child-process.ts';
import type { WalletFixture } from './fixture.ts';
import type { LoadOrder, LoadReport } from './load-process.ts';

/** What is sent: where to, what, and over how many connections. */
export type Load = Omit<LoadOrder, 'origin' | 'signature'> & { isSigned?: boolean };

/** Has a load process sign everything; answers what begins to send and measures. */
export async function prepareLoad(
  child: ChildProcess,
  { origin, privateKey }: { origin: string } & Pick<WalletFixture, 'privateKey'>,
  { isSigned = true, ...load }: Load,
): Promise<() => Promise<LoadReport>> {
  const signature = isSigned ? { signature: { header: 'X-Hub88-Signature', privateKey } } : {};
  child.send({ origin, ...load, ...signature } satisfies LoadOrder);
  await said(child);
  return async () => {
    child.send('go');
    return said<LoadReport>(child);
  };
}

export function perSecond(report: LoadReport): number {
  return report.replies / report.seconds;
}
