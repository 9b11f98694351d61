import type { LimitKind, MoneyLimit, Protection } from '@lanna/contract/accounts/protection/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../overview/section-head.tsx';
import { KIND_ICONS } from './kind-styles.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';

/** The limits of one kind: on a day, in a week, in a month. */
export function LimitCard({
  kind,
  limits,
  protection,
}: {
  kind: LimitKind;
  limits: readonly MoneyLimit[];
  protection: Protection;
}) {
  const { t } = useTranslation('protection');
  const [changing, setChanging] = useState<MoneyLimit>();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={`limit-${kind}`} className="lit rounded-large bg-surface p-5">
      <SectionHead
        id={`limit-${kind}`}
        icon={KIND_ICONS[kind]}
        title={t(`kind.${kind}.title`)}
        text={t(`kind.${kind}.text`)}
      />
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {limits.map((limit) => (
          <LimitRow
            key={limit.period}
            limit={limit}
            onChange={() => {
              setChanging(limit);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      {changing && (
        <LimitDialog
          key={changing.period}
          limit={changing}
          protection={protection}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
