import type { Language } from '@lanna/contract/people/members/members';
import type { FileAnswer } from '../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { fileOfCash, fileOfEarnings, fileOfPlay, fileOfRegistrations } from './desk/export-report.ts';
import { readPeriod } from './period.ts';

export type FiledReport = 'play' | 'earnings' | 'cash' | 'registrations';

/** A report of one brand by day as the console's own file has it, for whatever sends it. */
export function reportFile(
  db: Queryable,
  report: FiledReport,
  {
    brandId,
    language,
    timeZone,
    ...days
  }: { brandId: string; language: Language; timeZone: string; from: string; to: string; now: Date },
): FileAnswer {
  const reader = { brandIds: [brandId], language };
  const period = readPeriod(days, timeZone, days.now);
  switch (report) {
    case 'play':
      return fileOfPlay(db, reader, period, { by: ['day', 'category'] });
    case 'earnings':
      return fileOfEarnings(db, reader, period, { by: ['day'] });
    case 'cash':
      return fileOfCash(db, reader, period, { by: ['day', 'method'] });
    case 'registrations':
      return fileOfRegistrations(db, reader, period, { by: ['day', 'source'] });
  }
}
