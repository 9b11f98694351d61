import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * One JSON line per event. Nothing about a person goes in: no names, tokens, addresses or bodies. Keys that would
 * carry them are blanked even when code logs them by mistake.
 */
export function openLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: { service: 'portal' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          'token',
          'authorization',
          'username',
          'address',
          'body',
          '*.password',
          '*.token',
          '*.authorization',
          '*.username',
          '*.address',
          '*.body',
        ],
        censor: '[kept out]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
