import { endWithTheBench } from './child-process.ts';

/** Waits for its bench; with `deaf` it does not end when it is told to. */
endWithTheBench(async () => {});
process.on('message', () => process.exit(0));
if (process.argv[2] === 'deaf') {
  process.removeAllListeners('SIGTERM');
  process.on('SIGTERM', () => {});
}
process.send?.('ready');
