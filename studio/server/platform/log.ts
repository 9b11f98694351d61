import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One JSON line per event. No player names, tokens, seeds or bodies: rounds are named by their ids. */
export function openLog(level: string): Log {
  const secret = ['token', 'walletToken', 'serverSeed', 'authorization', 'user', 'body'];
  return pino(
    {
      level,
      base: { service: 'studio' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: [...secret, ...secret.map((key) => `*.${key}`)], censor: '[kept out]' },
    },
    pino.destination({ dest: 1, sync: false }),
  );
}
