import type { ProtectionChange } from '@lanna/contract/accounts/protection/ops';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../console/when.tsx';
import { useLimitWords } from './limit-words.ts';

/** What was done to limits, newest first: by whom, from what to what, and why. */
export function ChangeHistory({ brand, changes }: { brand: string; changes: readonly ProtectionChange[] }) {
  const { t } = useTranslation('protection-console');
  const words = useLimitWords(brand);
  if (changes.length === 0) return <p className="px-4 py-3 text-muted text-sm">{t('member.noChanges')}</p>;
  return (
    <ol className="divide-y divide-line text-sm">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2">
          <When at={change.at} brand={brand} />
          <span className="font-medium">{words.name(change)}</span>
          <span className="figures">
            {words.value(change.kind, change.before)} → {words.value(change.kind, change.after)}
          </span>
          <span className="text-muted">{t(`step.${change.step}`)}</span>
          <span className="text-muted">
            {[change.operator ?? t('member.self'), change.reason].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
