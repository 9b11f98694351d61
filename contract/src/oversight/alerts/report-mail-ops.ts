import { z } from 'zod';
import { FILE_FORMATS } from '../../file-formats.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { DAY_MINUTES } from './alert-terms.ts';

/** Reports that operators are sent by mail, as the console's own files. */

export const MAILED_REPORTS = ['earnings', 'play', 'cash', 'registrations'] as const;
export const MAIL_EVERY = ['day', 'week', 'month'] as const;
const READERS_MAX = 20;

const fields = z.object({
  report: z.enum(MAILED_REPORTS),
  /** Of yesterday, of Monday to Sunday, of the month before. */
  every: z.enum(MAIL_EVERY),
  /** On the brand's clock. */
  atMinute: z
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  operators: z.array(z.uuid()).min(1).max(READERS_MAX),
  language: z.enum(['EN', 'TH']),
  format: z.enum(FILE_FORMATS),
  enabled: z.boolean(),
});

const mail = fields.extend({
  id: z.uuid(),
  brand: z.string(),
  lastSentAt: z.iso.datetime().nullable(),
  lastFailure: z.string().nullable(),
  version: z.int(),
});
export type ReportMail = z.infer<typeof mail>;

export const listReportMails = opsEndpoint({
  method: 'GET',
  path: '/ops/report-mails',
  access: 'alerts.read',
  summary: 'Reports that are sent by mail, and who of each brand they may go to',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({
    mails: z.array(mail),
    readers: z.array(
      z.object({ brand: z.string(), operators: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    ),
  }),
  refusals: [],
});

export const addReportMail = opsEndpoint({
  method: 'POST',
  path: '/ops/report-mails',
  access: 'alerts.change',
  summary: 'Sends a report by mail from now on, to operators who may read it',
  query: z.object({ brand: brandCode }),
  body: fields.extend({ reason }),
  value: z.object({ id: z.uuid() }),
  refusals: ['not_found', 'alert_operator_unreachable'],
});

export const changeReportMail = opsEndpoint({
  method: 'PUT',
  path: '/ops/report-mails/:id',
  access: 'alerts.change',
  summary: 'Changes what is sent, when and to whom, or switches it on or off',
  params: z.object({ id: z.uuid() }),
  body: fields.extend({ version: z.int(), reason }),
  value: z.object({}),
  refusals: ['not_found', 'changed_meanwhile', 'alert_operator_unreachable'],
});
