import { useQuery } from '@tanstack/react-query';
import { Apple, ExternalLink, FileDown, QrCode, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { kindOfResource } from './platform.ts';
import { QrCard } from './qr-card.tsx';
import { downloadsQuery, type Resource } from './queries.ts';

const ICONS = { android: Smartphone, ios: Apple, profile: FileDown, other: ExternalLink } as const;

/** Everything the brand offers for download, each with its link and its code; this page itself comes first. */
export function ResourceList() {
  const { t } = useTranslation('download');
  const brand = useBrandName();
  const query = useQuery(downloadsQuery);
  const [shown, setShown] = useState<{ label: string; path: string; picture?: string; name: string }>();
  const [open, setOpen] = useState(false);
  const show = (what: typeof shown) => {
    setShown(what);
    setOpen(true);
  };
  const page = { label: t('resources.page', { brand }), path: paths.download(), name: 'download' };
  return (
    <section aria-labelledby="resources-heading" className="flex flex-col gap-4">
      <h2 id="resources-heading" className="font-display font-semibold text-2xl">
        {t('resources.title')}
      </h2>
      <div className="lit overflow-hidden rounded-large bg-surface">
        <ul>
          <Row
            icon={<Smartphone />}
            label={page.label}
            detail={t('resources.pageText')}
            onQr={() => show(page)}
          />
        </ul>
        <QueryView
          query={query}
          label={t('resources.loading')}
          shape={<Skeleton className="m-4 h-12" />}
          failed={t('resources.failed')}
          failedClassName="py-6"
        >
          {(resources) => (
            <ul>
              {resources.map((resource) => (
                <ResourceRow
                  key={`${resource.resourceType} ${resource.url}`}
                  resource={resource}
                  onQr={show}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={shown?.label ?? ''} description={t('qr.scan')}>
        {shown && (
          <div className="flex justify-center pb-2">
            <QrCard
              key={shown.path}
              path={shown.path}
              {...(shown.picture && { picture: shown.picture })}
              label={t('qr.of', { name: shown.label })}
              name={shown.name}
            />
          </div>
        )}
      </Dialog>
    </section>
  );
}

function ResourceRow({
  resource,
  onQr,
}: {
  resource: Resource;
  onQr: (what: { label: string; path: string; picture?: string; name: string }) => void;
}) {
  const { t } = useTranslation('download');
  const inBrandsWords = useBrandText();
  const kind = kindOfResource(resource.resourceType);
  const Icon = ICONS[kind];
  const label = inBrandsWords(resource.label);
  const name = resource.resourceType.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <Row
      icon={<Icon />}
      label={label}
      detail={t(`kind.${kind}`)}
      href={resource.url}
      onQr={() => onQr({ label, path: resource.url, picture: resource.qrCodeUrl, name })}
    />
  );
}

function Row({
  icon,
  label,
  detail,
  href,
  onQr,
}: {
  icon: React.ReactNode;
  label: string;
  detail: string;
  href?: string;
  onQr: () => void;
}) {
  const { t } = useTranslation('download');
  const leaves = href !== undefined && /^https?:/.test(href);
  return (
    <li className="-mt-px flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t p-4 sm:flex-nowrap">
      <span
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
        aria-hidden="true"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted text-sm">{detail}</span>
      </span>
      <span className="flex gap-2 max-sm:w-full">
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          icon={<QrCode aria-hidden="true" />}
          aria-label={t('qr.showOf', { name: label })}
          onClick={onQr}
        >
          {t('qr.show')}
        </Button>
        {href && (
          <LinkButton
            href={href}
            className="max-sm:flex-1"
            aria-label={t('resources.getOf', { name: label })}
            {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {t('resources.get')}
          </LinkButton>
        )}
      </span>
    </li>
  );
}
