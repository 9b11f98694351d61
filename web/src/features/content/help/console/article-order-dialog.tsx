import { type HelpCategoryRow, listHelpArticles, orderHelpArticles } from '@lanna/contract/content/help/ops';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { QueryView } from '../../../../query-view.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { OrderList } from './order-list.tsx';
import { useShownText } from './shown-text.ts';

/** The articles of a category, to be put in order. */
export function ArticleOrderDialog({
  category,
  onClose,
}: {
  category: HelpCategoryRow;
  onClose: () => void;
}) {
  const { t } = useTranslation('help-console');
  const words = useRefusalText();
  const shown = useShownText();
  const articles = useOps(listHelpArticles, {
    query: { category: category.id, sort: 'place', limit: '200' },
  });
  const order = useOpsMutation(orderHelpArticles);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('order.articles', { name: shown(category.name) })}
      flush
    >
      <QueryView
        query={articles}
        label={t('loading')}
        shape={<Skeleton className="m-4 h-40" />}
        failed={t('failed')}
      >
        {({ rows }) => (
          <OrderList
            busy={order.isPending}
            onOrder={(ids) => order.mutate({ body: { category: category.id, ids } })}
            items={rows.map((row) => ({ id: row.id, name: shown(row.title), row: shown(row.title) }))}
          />
        )}
      </QueryView>
      {order.error && <FormError>{words(order.error)}</FormError>}
    </Dialog>
  );
}
