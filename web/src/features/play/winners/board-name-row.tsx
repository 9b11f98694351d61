import { chooseWinnerName, winnerName } from '@lanna/contract/play/winners/winners';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/layers/notify.ts';

const boardNameQuery = queryOptions({
  queryKey: ['winnerName'],
  queryFn: ({ signal }) => call(winnerName, { signal }),
});

/** On the security page: with or without letters of the name on the boards of winners. Nothing where the brand shows none. */
export function BoardNameRow() {
  const { t } = useTranslation('winners');
  const { menu } = useBrand();
  const { data } = useQuery({ ...boardNameQuery, enabled: menu.winners });
  const choosing = useChoose();
  if (!menu.winners || !data) return null;
  return (
    <section className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-t py-5">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
      >
        <Trophy />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{t('boardName.title')}</h3>
          <Badge>{t(data.unnamed ? 'boardName.unnamed' : 'boardName.named')}</Badge>
        </div>
        <p className="mt-0.5 text-muted text-sm">{t('boardName.text')}</p>
      </div>
      <div className="basis-full pl-14 sm:basis-auto sm:pl-0">
        <Button
          variant="secondary"
          size="small"
          busy={choosing.isPending}
          onClick={() => choosing.mutate(!data.unnamed)}
        >
          {t(data.unnamed ? 'boardName.show' : 'boardName.hide')}
        </Button>
      </div>
    </section>
  );
}

function useChoose() {
  const { t } = useTranslation('winners');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (unnamed: boolean) => call(chooseWinnerName, { body: { unnamed } }),
    onSuccess: (boardName) => queries.setQueryData(boardNameQuery.queryKey, boardName),
    onError: () => notify({ tone: 'danger', text: t('boardName.failed') }),
  });
}
