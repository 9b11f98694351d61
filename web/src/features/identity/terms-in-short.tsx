import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { classes } from '../../ui/classes.ts';

const POINTS = ['playMoney', 'oneAccount', 'keepSecret', 'provable', 'stop'] as const;

/** The terms of a brand with play money in short, readable before accepting them. */
export function TermsInShort({ className }: { className?: string }) {
  const { t } = useTranslation('identity');
  const { demo, minimumAge } = useBrand();
  if (!demo) return null;
  return (
    <details className={classes('text-sm', className)}>
      <summary className="inline-block cursor-pointer py-1 text-accent-text underline">
        {t('terms.read')}
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {POINTS.map((point) => (
          <li key={point}>{t(`terms.points.${point}`, { age: minimumAge })}</li>
        ))}
      </ul>
    </details>
  );
}
