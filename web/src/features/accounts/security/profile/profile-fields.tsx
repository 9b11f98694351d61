import { useQuery } from '@tanstack/react-query';
import { Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ProfileFieldDialog } from './profile-field-dialog.tsx';
import { type ProfileField, profileQuery } from './profile-queries.ts';

/** What the account knows of the person, and who may change it. */
export function ProfileFields() {
  const { t } = useTranslation('security');
  return (
    <section aria-labelledby="profile-heading" className="lit rounded-large bg-surface px-5 py-5">
      <h3 id="profile-heading" className="font-display font-semibold text-lg">
        {t('profile.title')}
      </h3>
      <p className="text-muted text-sm">{t('profile.lead')}</p>
      <QueryView
        query={useQuery(profileQuery)}
        label={t('profile.title')}
        failed={t('profile.failed')}
        shapeClassName="mt-4 flex flex-col gap-3"
        shape={
          <>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </>
        }
      >
        {({ fields }) => <Fields fields={fields} />}
      </QueryView>
    </section>
  );
}

function Fields({ fields }: { fields: readonly ProfileField[] }) {
  const { t } = useTranslation(['security', 'identity']);
  const [changing, setChanging] = useState<ProfileField>();
  const isFixed = fields.some((one) => !mayChange(one));
  return (
    <>
      <dl className="mt-2">
        {fields.map((one) => (
          <div
            key={one.field}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2.5 last:border-b-0"
          >
            <dt className="basis-full text-muted text-sm sm:basis-44">{t(`identity:field.${one.field}`)}</dt>
            <dd className="min-w-0 flex-1 break-words font-medium">
              {one.value ?? <span className="font-normal text-muted">{t('profile.missing')}</span>}
            </dd>
            <dd>
              {mayChange(one) ? (
                <Button
                  variant="ghost"
                  size="small"
                  icon={<Pencil className="size-4" aria-hidden="true" />}
                  aria-label={t(one.value === null ? 'profile.addNamed' : 'profile.changeNamed', {
                    field: t(`identity:field.${one.field}`),
                  })}
                  onClick={() => setChanging(one)}
                >
                  {one.value === null ? t('profile.add') : t('profile.change')}
                </Button>
              ) : (
                <Lock className="mx-3 size-4 text-muted" aria-label={t('profile.fixed')} role="img" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isFixed && (
        <p className="mt-3 flex gap-2 text-muted text-sm">
          <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t('profile.service')}
        </p>
      )}
      {changing && <ProfileFieldDialog field={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function mayChange({ change, value }: ProfileField): boolean {
  return change === 'self' || (change === 'once' && value === null);
}
