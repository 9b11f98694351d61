import { Clock, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Decision } from './check-rows.ts';

/** What the check of a row came to; a row that has come into view since has none yet. */
export function DecisionMark({ decision }: { decision: Decision | undefined }) {
  const { t } = useTranslation('records');
  if (!decision) return <Badge className="self-start">{t('check.notYet')}</Badge>;
  switch (decision.kind) {
    case 'sealed':
      return (
        <Badge tone="success" className="self-start">
          <ShieldCheck className="size-3.5" aria-hidden="true" />
          {t('check.sealed', { block: decision.block })}
        </Badge>
      );
    case 'waiting':
      return (
        <Badge tone="warning" className="self-start">
          <Clock className="size-3.5" aria-hidden="true" />
          {t('check.waiting')}
        </Badge>
      );
    case 'differs':
      return (
        <span className="flex flex-col gap-1 sm:items-end">
          <Badge tone="danger" className="self-start sm:self-auto">
            <ShieldAlert className="size-3.5" aria-hidden="true" />
            {t('check.differs')}
          </Badge>
          <span className="whitespace-normal text-danger text-xs">{t(`check.why.${decision.why}`)}</span>
        </span>
      );
  }
}
