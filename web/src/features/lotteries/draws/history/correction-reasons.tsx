import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { proofQuery } from '../queries.ts';
import { VersionList } from '../version-list.tsx';

/** Why a result was corrected, with every version it has had. */
export function CorrectionReasons({ draw, family }: { draw: Draw; family: string }) {
  const { t } = useTranslation('draws');
  const proof = useQuery(proofQuery(draw.gameCode, draw.numero));
  return (
    <QueryView
      query={proof}
      label={t('versions.loading')}
      failed={t('versions.failed')}
      failedClassName="py-4"
      shape={<Skeleton className="h-16 rounded-small" />}
    >
      {({ versions }) => <VersionList versions={versions} family={family} />}
    </QueryView>
  );
}
