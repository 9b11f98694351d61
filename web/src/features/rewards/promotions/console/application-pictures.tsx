import {
  type ApplicationPage as Application,
  revealApplicationPicture,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useMay } from '../../../../console/operator.tsx';
import { RevealedPicture } from '../../../../console/revealed-picture.tsx';

/** Pictures that a member has sent. They show people, so each is fetched when it is asked for, and the asking is recorded. */
export function ApplicationPictures({ application: { row, pictureIds } }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const mayView = useMay()('promotions.decide', row.brand);
  const reveal = async (picture: string) =>
    (await opsCall(revealApplicationPicture, { params: { id: row.id, picture }, body: {} })).data;
  if (row.pictures === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('desk.pictures', { count: row.pictures })}</h3>
      {pictureIds.length === 0 && <p className="text-muted text-sm">{t('desk.picturesDropped')}</p>}
      {mayView ? (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
          {pictureIds.map((picture, at) => (
            <RevealedPicture
              key={picture}
              name={t('desk.picture', { number: at + 1 })}
              style={t('desk.look', { number: at + 1 })}
              reveal={() => reveal(picture)}
            />
          ))}
        </div>
      ) : (
        <p className="text-muted text-sm">{t('desk.picturesHidden')}</p>
      )}
    </section>
  );
}
