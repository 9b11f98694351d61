import { COMPONENT_STATES } from '@lanna/rules/oversight/status/component-state';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { COMPONENT_KINDS, STATUS_WORDS_MAX } from './status.ts';

const words = localTextShape(STATUS_WORDS_MAX);

const incidentRow = z.object({
  id: z.string(),
  brand: z.string(),
  kind: z.enum(COMPONENT_KINDS),
  /** The vendor's or the method's code; null where the kind says it all. */
  subject: z.string().nullable(),
  state: z.enum(COMPONENT_STATES),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  notes: z.array(z.object({ at: z.iso.datetime(), by: z.string(), words })),
});
export type IncidentRow = z.infer<typeof incidentRow>;

export const listIncidents = list({
  path: '/ops/incidents',
  access: 'status.read',
  summary: 'Incidents as they were measured, with what was said of them',
  row: incidentRow,
  choices: { state: ['open', 'closed'] },
  sorts: ['openedAt'],
});

export const noteIncident = opsEndpoint({
  method: 'POST',
  path: '/ops/incidents/:id/notes',
  access: 'status.write',
  summary: 'Says something of an incident on the public page; it stays there',
  params: z.object({ id: z.uuid() }),
  body: z.object({ words }),
  value: incidentRow,
  refusals: ['not_found'],
});

const maintenanceRow = z.object({
  id: z.string(),
  brand: z.string(),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  words,
  announcedBy: z.string(),
  cancelledAt: z.iso.datetime().nullable(),
});
export type MaintenanceRow = z.infer<typeof maintenanceRow>;

export const listMaintenance = list({
  path: '/ops/maintenance',
  access: 'status.read',
  summary: 'Maintenance that was announced, the latest to begin first',
  row: maintenanceRow,
  sorts: ['beginsAt'],
});

export const announceMaintenance = opsEndpoint({
  method: 'POST',
  path: '/ops/maintenance',
  access: 'status.write',
  summary: 'Announces maintenance on the public page; it closes nothing',
  body: z.object({
    brand: brandCode,
    beginsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    words,
  }),
  value: maintenanceRow,
  refusals: ['maintenance_time_wrong'],
});

export const cancelMaintenance = opsEndpoint({
  method: 'POST',
  path: '/ops/maintenance/:id/cancel',
  access: 'status.write',
  summary: 'Takes an announcement back',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: maintenanceRow,
  /** `changed_meanwhile`: it was taken back before, or is over. */
  refusals: ['not_found', 'changed_meanwhile'],
});
