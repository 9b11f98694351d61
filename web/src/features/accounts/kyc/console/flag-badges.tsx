import type { IdentityFlag } from '@lanna/contract/accounts/kyc/ops';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';

const GRAVE: readonly IdentityFlag[] = ['under_age', 'number_used', 'picture_used'];

/** What the portal found by itself when the documents came. */
export function FlagBadges({ flags }: { flags: readonly IdentityFlag[] }) {
  const { t } = useTranslation('kyc-console');
  if (flags.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <span
          key={flag}
          className={classes(
            'whitespace-nowrap rounded-small border px-1.5 text-xs',
            GRAVE.includes(flag) ? 'border-danger/50 text-danger' : 'border-warning/50 text-warning',
          )}
        >
          {t(`flag.${flag}`)}
        </span>
      ))}
    </span>
  );
}
