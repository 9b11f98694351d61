import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { IDENTITY_LOOK } from './documents/picture-check.ts';
import { identityQuery } from './queries.ts';

/** On the security page: how far the identity is confirmed, and the way to its page. */
export function IdentityRow() {
  const { t } = useTranslation('kyc');
  const { data } = useQuery(identityQuery);
  const isDue = data !== undefined && data.state !== 'approved' && data.needs.length > 0;
  const isMissing = isDue && data.state === 'none';
  return (
    <section className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t py-5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
      >
        <IdCard />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{t('title')}</h3>
          {data && (
            <Badge tone={isMissing ? 'warning' : IDENTITY_LOOK[data.state].tone}>
              {t(isMissing ? 'state.needed' : `state.${data.state}`)}
            </Badge>
          )}
        </div>
        <p className="mt-0.5 text-muted text-sm">{t(isDue ? 'row.due' : 'row.text')}</p>
      </div>
      <div className="basis-full pl-14 sm:basis-auto sm:pl-0">
        <LinkButton variant="secondary" size="small" href={paths.memberCentre('identity')}>
          {t(data?.maySend ? 'row.start' : 'row.see')}
        </LinkButton>
      </div>
    </section>
  );
}
