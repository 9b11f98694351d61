import {
  type ApplicationPage as Application,
  revealApplicationPicture,
} from '@lanna/contract/promotions/desk-ops';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/refusal-text.ts';
import { useMay } from '../../../console/operator.tsx';
import { opsCall } from '../../../console/ops-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';

/** Pictures that a member has sent. They show people, so each is fetched when it is asked for, and the asking is recorded. */
export function ApplicationPictures({ application: { row, pictureIds } }: { application: Application }) {
  const { t } = useTranslation('promotions-console');
  const mayLook = useMay()('promotions.decide', row.brand);
  if (row.pictures === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">{t('desk.pictures', { count: row.pictures })}</h3>
      {pictureIds.length === 0 && <p className="text-muted text-sm">{t('desk.picturesDropped')}</p>}
      {mayLook ? (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
          {pictureIds.map((picture, at) => (
            <OnePicture key={picture} application={row.id} picture={picture} number={at + 1} />
          ))}
        </div>
      ) : (
        <p className="text-muted text-sm">{t('desk.picturesHidden')}</p>
      )}
    </section>
  );
}

function OnePicture({
  application,
  picture,
  number,
}: {
  application: string;
  picture: string;
  number: number;
}) {
  const { t } = useTranslation('promotions-console');
  const words = useRefusalText();
  const [data, setData] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  async function look() {
    setBusy(true);
    setError(undefined);
    try {
      const params = { id: application, picture };
      setData((await opsCall(revealApplicationPicture, { params, body: {} })).data);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }
  if (data)
    return (
      <img
        src={data}
        alt={t('desk.picture', { number })}
        className="col-span-full max-h-96 w-full rounded-medium border border-line bg-sunken object-contain"
      />
    );
  return (
    <div className="flex flex-col gap-1">
      <Button
        look="secondary"
        size="small"
        busy={busy}
        icon={<ImageIcon aria-hidden="true" />}
        onClick={() => void look()}
      >
        {t('desk.look', { number })}
      </Button>
      {error !== undefined && <FormError>{words(error)}</FormError>}
    </div>
  );
}
