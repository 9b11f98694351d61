import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';

const POINTS = ['playMoney', 'oneAccount', 'keepSecret', 'provable', 'stop'] as const;

/** The terms, readable before accepting them: of a brand with play money in short, and of every brand in full. */
export function TermsInShort({ className }: { className?: string }) {
  const { t } = useTranslation('identity');
  const { demo, minimumAge } = useBrand();
  return (
    <div className={classes('text-sm', className)}>
      {demo && (
        <details>
          <summary className="inline-block cursor-pointer py-1 text-accent-text underline">
            {t('terms.read')}
          </summary>
          <ul className="mt-2 mb-1 list-disc space-y-1 pl-5 text-muted">
            {POINTS.map((point) => (
              <li key={point}>{t(`terms.points.${point}`, { age: minimumAge })}</li>
            ))}
          </ul>
        </details>
      )}
      {/* Beside the page, so that what is typed here stays. */}
      <a
        href={paths.help({ page: 'terms' })}
        target="_blank"
        rel="noopener"
        className="inline-block py-1 text-accent-text underline"
      >
        {t('terms.full')}
      </a>
    </div>
  );
}
