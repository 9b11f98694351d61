import { z } from 'zod';
import { list } from '../../ops-list.ts';

const row = z.object({
  id: z.string(),
  brand: z.string(),
  name: z.string(),
  /** In all processes, as each said within the last half minute. */
  readers: z.int(),
  /** Frames that readers were too slow for, since the processes began; such a reader fetches them once it has caught up. */
  drops: z.int(),
  /** Of the newest frame; 0: there has been none. */
  number: z.int(),
  lastAt: z.iso.datetime().nullable(),
});

export const listChannels = list({
  path: '/ops/push/channels',
  access: 'push.read',
  summary:
    'Channels of push: who reads them now, how far each has counted, and what slow readers were not sent',
  row,
  search: true,
  sorts: ['readers', 'drops'],
  file: 'The same as CSV',
});
