import { oneVendor, openBackOffice } from '@lanna/contract/play/catalogue/ops';
import { useRouter } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useBrandScope } from '../../../../../console/brand-scope.ts';
import { useOps, useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../../console/console-topic.ts';
import { mayDo, useOperator } from '../../../../../console/operator.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../../../ui/state.tsx';

/**
 * A vendor's own back office, in a frame of its own origin: it may run its scripts and speak to its own server, and nothing else.
 * Its launch is asked for once the page is open, and again by hand: each opens it a single time.
 */
export function BackOfficePage({ params }: ConsolePageProps) {
  const { t } = useTranslation('catalogue-console');
  const words = useRefusalText();
  const { code = '' } = params;
  const operator = useOperator();
  const { brand: scope, choose } = useBrandScope();
  const vendor = useOps(oneVendor, { params: { code } });
  const brands = (vendor.data?.brands ?? []).filter(
    ({ brand, carried }) => carried && mayDo(operator, 'catalogue.open-back-office', brand),
  );
  const brand = scope ?? (brands.length === 1 ? brands[0]?.brand : undefined);
  const { mutate, data, error, isPending, reset } = useOpsMutation(openBackOffice);
  const asked = useRef('');
  useEffect(() => {
    if (!brand || asked.current === brand) return;
    asked.current = brand;
    reset();
    mutate({ params: { code }, body: { brand } });
  }, [brand, code, mutate, reset]);
  const frame = useRef<HTMLIFrameElement>(null);
  useFreezeAsked(frame, data?.url, { code, brand });
  const name = vendor.data?.name ?? code;

  return (
    <ConsolePage
      fill
      title={t('backOffice.title', { name })}
      description={t('backOffice.text', { name })}
      crumbs={[
        { href: '/vendors', label: t('vendors.title') },
        { href: `/vendors/${code}`, label: name },
      ]}
      actions={
        brand && (
          <Button
            variant="secondary"
            size="small"
            busy={isPending}
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => mutate({ params: { code }, body: { brand } })}
          >
            {t('backOffice.again')}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorState
          title={t('backOffice.failed')}
          text={words(error)}
          busy={isPending}
          onRetry={() => brand && mutate({ params: { code }, body: { brand } })}
        />
      ) : !brand && vendor.data ? (
        <EmptyState
          title={t('backOffice.choose')}
          text={t('backOffice.chooseText')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {brands.map(({ brand: one, brandName }) => (
                <Button key={one} variant="secondary" onClick={() => choose(one)}>
                  {brandName}
                </Button>
              ))}
            </div>
          }
        />
      ) : data ? (
        <iframe
          key={data.url}
          ref={frame}
          src={data.url}
          title={t('backOffice.title', { name })}
          // Its origin is not ours: `allow-same-origin` gives it back its own, without which it could not reach its server.
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          className="min-h-[36rem] w-full flex-1 rounded-medium border border-line bg-surface"
        />
      ) : (
        <Skeleton className="min-h-96 flex-1" />
      )}
    </ConsolePage>
  );
}

/**
 * A case in the vendor's back office asks for winnings to be frozen: the form that holds them opens with what the case says. It sends nothing by
 * itself, so all that a vendor could do here is open a form.
 */
function useFreezeAsked(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  { code, brand }: { code: string; brand: string | undefined },
): void {
  const router = useRouter();
  useEffect(() => {
    if (!url || !brand) return undefined;
    const receive = ({ data, origin, source }: MessageEvent) => {
      if (origin !== new URL(url).origin || source !== frame.current?.contentWindow) return;
      if (data?.lanna !== 'freeze-winnings') return;
      const said = { brand, vendor: code, player: String(data.player), case: String(data.caseNumber) };
      router.history.push(`/freezes?${new URLSearchParams(said)}`);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, url, code, brand, router]);
}
