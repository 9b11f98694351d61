import { type IdentityCheckPage, revealIdentityPicture } from '@lanna/contract/accounts/kyc/ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { RevealedPicture } from '../../../../console/revealed-picture.tsx';

/** The pictures: each is fetched when it is asked for, and the asking is recorded. */
export function PicturesPanel({ check: { row, pictures } }: { check: IdentityCheckPage }) {
  const { t } = useTranslation('kyc-console');
  const mayView = useMay()('kyc.reveal', row.brand);
  const reveal = async (picture: string) =>
    (await opsCall(revealIdentityPicture, { params: { id: row.id, picture }, body: {} })).data;
  return (
    <Panel title={t('pictures.title')} text={t(mayView ? 'pictures.text' : 'pictures.hidden')}>
      <ul className="grid gap-4 md:grid-cols-2">
        {pictures.map(({ id, part, dropped }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1.5">
            <span className="font-medium text-sm">{t(`part.${part}`)}</span>
            {dropped || !mayView ? (
              <span className="flex aspect-[1.586] items-center justify-center rounded-medium border border-line border-dashed bg-sunken px-4 text-center text-muted text-sm">
                {dropped ? t('pictures.dropped') : t('pictures.closed')}
              </span>
            ) : (
              <RevealedPicture
                name={t(`part.${part}`)}
                style={t('pictures.look', { part: t(`part.${part}`) })}
                reveal={() => reveal(id)}
                className="flex aspect-[1.586] items-center justify-center rounded-medium border border-line border-dashed bg-sunken p-3"
              >
                {(data) => (
                  <img
                    src={data}
                    alt={t(`part.${part}`)}
                    className="max-h-112 w-full rounded-medium border border-line bg-sunken object-contain"
                  />
                )}
              </RevealedPicture>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
