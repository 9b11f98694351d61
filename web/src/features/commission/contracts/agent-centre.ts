import i18next from 'i18next';
import { CalendarDays, Clock, FilePlus2, FileSignature, Zap } from 'lucide-react';
import type { CentrePage } from '../../../centre-page.ts';
import { lazyPage } from '../../../lazy-component.tsx';

const dividend = lazyPage(() => import('./contract-pages.tsx').then((found) => found.DividendPage));
const daily = lazyPage(() => import('./contract-pages.tsx').then((found) => found.DailySalaryPage));
const hourly = lazyPage(() => import('./contract-pages.tsx').then((found) => found.HourlySalaryPage));
const fresh = lazyPage(() => import('./new-contract-page.tsx').then((found) => found.NewContractPage));
const realTime = lazyPage(() => import('./contract-pages.tsx').then((found) => found.RealTimeSalaryPage));

export const agentCentre: readonly CentrePage[] = [
  {
    key: 'agentDividend',
    order: 100,
    group: 'earnings',
    label: () => i18next.t('contracts:pages.dividend'),
    Icon: FileSignature,
    Page: dividend,
    isFor: (_, contracts) => Boolean(contracts?.divtypereq),
  },
  {
    key: 'agentDailySalary',
    order: 110,
    group: 'earnings',
    label: () => i18next.t('contracts:pages.daily_salary'),
    Icon: CalendarDays,
    Page: daily,
    isFor: (_, contracts) => Boolean(contracts?.dailysalreqtype),
  },
  {
    key: 'agentHourlySalary',
    order: 120,
    group: 'earnings',
    label: () => i18next.t('contracts:pages.hourly_salary'),
    Icon: Clock,
    Page: hourly,
    isFor: (_, contracts) => Boolean(contracts?.contracthoursalreq),
  },
  {
    key: 'agentRealTimeSalary',
    order: 130,
    group: 'earnings',
    label: () => i18next.t('contracts:pages.real_time_salary'),
    Icon: Zap,
    Page: realTime,
    isFor: (_, contracts) => Boolean(contracts?.realtimesalreqtype),
  },
  {
    key: 'agentNewContract',
    order: 140,
    group: 'earnings',
    label: () => i18next.t('contracts:fresh.page'),
    Icon: FilePlus2,
    Page: fresh,
    isFor: (_, contracts) => contracts !== undefined && Object.values(contracts).includes(0),
  },
];

declare module '../../../paths.ts' {
  interface AgentPages {
    agentDividend: true;
    agentDailySalary: true;
    agentHourlySalary: true;
    agentRealTimeSalary: true;
    agentNewContract: true;
  }
}
