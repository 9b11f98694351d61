import {
  changePromotion,
  type PromotionPage as Promotion,
  showPromotion,
} from '@lanna/contract/rewards/promotions/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../console/console-topic.ts';
import { Facts } from '../../../../console/facts.tsx';
import { Money } from '../../../../console/money.tsx';
import { useMay, useOperator } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { PromotionForm, useAudienceCheck, useFieldWords } from './promotion-form.tsx';
import { PromotionMoves } from './promotion-moves.tsx';
import { PromotionPreview } from './promotion-preview.tsx';
import { STATUS_TONES, statusOf } from './tones.ts';
import { formFrom, refusedFields, typedFrom } from './typed-promotion.ts';

/** One promotion: what members read, when it runs, what it pays, and what it has come to. */
export function PromotionPage({ params: { id = '' } }: ConsolePageProps) {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const promotion = useOps(showPromotion, { params: { id } });
  const crumbs = [{ href: '/promotions', label: t('promotions.title') }];
  return (
    <QueryView
      query={promotion}
      label={t('promotion.loading')}
      failed={t('promotion.failed')}
      shape={<Skeleton className="h-96 w-full" />}
      shapeClassName="p-6"
      refused={(error) =>
        error instanceof Refusal &&
        error.code === 'not_found' && (
          <ConsolePage title={t('promotions.title')} crumbs={crumbs}>
            <EmptyState
              title={t('promotion.unknown')}
              action={<ConsoleLink href="/promotions">{t('promotion.toList')}</ConsoleLink>}
            />
          </ConsolePage>
        )
      }
    >
      {(found) => (
        <ConsolePage title={text(found.row.title)} crumbs={crumbs} heading={<Heading promotion={found} />}>
          <Editor key={found.row.id} promotion={found} />
        </ConsolePage>
      )}
    </QueryView>
  );
}

function Heading({ promotion: { row } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const status = statusOf(row);
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>{text(row.title)}</span>
      <span className="flex flex-wrap items-center gap-x-3 font-normal text-muted text-sm">
        <StatusBadge tone={STATUS_TONES[status]}>{t(`standing.${status}`)}</StatusBadge>
        <span>{t(`kind.${row.kind}`)}</span>
        <span>{row.brand}</span>
      </span>
    </span>
  );
}

function Editor({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions-console');
  const language = usePageLanguage();
  const may = useMay();
  const { brands } = useOperator();
  const { row } = promotion;
  // Of what is on the page: what another writes meanwhile is neither published nor ended unseen.
  const [opened, setOpened] = useState(row);
  const [publishing, setPublishing] = useState<unknown>(null);
  const saving = useOpsMutation(changePromotion);
  const form = useContractForm(changePromotion, {
    initial: typedFrom(promotion.form, row.brand, promotion.segmentName ?? undefined),
    version: row.version,
    toBody: (typed, version) => ({ version, form: formFrom(typed, language) }),
    words: useFieldWords(),
    check: useAudienceCheck(),
    send: (body) => saving.mutateAsync({ params: { id: row.id }, body }),
    onDone: (value) => {
      take(value);
      setPublishing(null);
      notify({ text: value.proposalId === null ? t('saved') : t('proposed.notice'), tone: 'success' });
    },
  });
  function take(value: Promotion) {
    setOpened(value.row);
    form.restart(typedFrom(value.form, row.brand, value.segmentName ?? undefined), value.row.version);
  }
  const brand = brands.find(({ code }) => code === row.brand);
  const mayChange = may('promotions.change', row.brand) && row.state !== 'ended';
  return (
    <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <fieldset disabled={!mayChange} className="min-w-0">
        {brand && (
          <PromotionForm
            form={form}
            brand={brand}
            refused={new Set([...refusedFields(form.failure), ...refusedFields(publishing)])}
            termsFixed={promotion.termsFixed}
          />
        )}
      </fieldset>
      <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
        <Panel title={t('promotion.standing')}>
          <Status promotion={promotion} />
          {form.isNewer && (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-warning">
              {t('newer')}
              <Button variant="ghost" size="small" onClick={() => take(promotion)}>
                {t('takeNewer')}
              </Button>
            </p>
          )}
          {promotion.proposalId !== null && (
            <p className="mt-3 text-sm text-warning">
              {t('proposed.text')} <ConsoleLink href="/proposals">{t('proposed.toProposals')}</ConsoleLink>
            </p>
          )}
          {form.problem && (
            <div className="mt-3">
              <FormError>{form.problem}</FormError>
            </div>
          )}
          {mayChange && (
            <div className="mt-4 flex flex-wrap gap-2">
              <Button type="submit" size="small" busy={form.isPending} disabled={!form.isChanged}>
                {t('save')}
              </Button>
              <PromotionMoves
                row={opened}
                isChanged={form.isChanged}
                onMoved={take}
                onRefused={setPublishing}
              />
            </div>
          )}
        </Panel>
        <PromotionPreview typed={form.values} />
      </div>
    </form>
  );
}

function Status({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions-console');
  const { row, form } = promotion;
  return (
    <Facts
      facts={[
        row.kind !== 'notice' && {
          label: t('promotion.spent'),
          value: (
            <>
              <Money amount={row.spent} brand={row.brand} />
              {row.budgetTotal !== null && (
                <span className="text-muted">
                  {' / '}
                  <Money amount={row.budgetTotal} brand={row.brand} />
                </span>
              )}
            </>
          ),
        },
        row.kind !== 'notice' && {
          label: t('promotion.spentToday'),
          value: (
            <>
              <Money amount={promotion.spentToday} brand={row.brand} />
              {form.budgetDay !== null && (
                <span className="text-muted">
                  {' / '}
                  <Money amount={form.budgetDay} brand={row.brand} />
                </span>
              )}
            </>
          ),
        },
        row.kind !== 'notice' && {
          label: t('promotion.payments'),
          value: (
            <ConsoleLink href={`/promotion-applications?search=${row.id}`}>
              {displayCount(row.payments)}
            </ConsoleLink>
          ),
        },
        row.kind === 'application' && {
          label: t('column.waiting'),
          value: (
            <ConsoleLink href={`/promotion-applications?search=${row.id}&state=waiting`}>
              {displayCount(row.waiting)}
            </ConsoleLink>
          ),
        },
        {
          label: t('promotion.created'),
          value: (
            <>
              {promotion.createdBy} · <When at={promotion.createdAt} brand={row.brand} />
            </>
          ),
        },
        promotion.publishedAt !== null && {
          label: t('promotion.published'),
          value: (
            <>
              {promotion.publishedBy} · <When at={promotion.publishedAt} brand={row.brand} />
            </>
          ),
        },
        promotion.endedAt !== null && {
          label: t('promotion.ended'),
          value: (
            <>
              {promotion.endedBy} · <When at={promotion.endedAt} brand={row.brand} />
            </>
          ),
        },
      ]}
    />
  );
}
