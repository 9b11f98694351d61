import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { lineShareAddress } from '../../../../shared-parts/files/line-share.ts';
import { LinkButton } from '../../../../ui/button.tsx';

/** Hands a link to LINE with a word of invitation, for the agent to choose to whom. */
export function LineButton({ link, size, className }: { link: string; size?: 'small'; className?: string }) {
  const { t } = useTranslation('agents');
  const text = t('invite.shareText', { brand: useBrandName() });
  return (
    <LinkButton
      variant="secondary"
      {...(size && { size })}
      href={lineShareAddress({ text, link }, matchMedia('(pointer: coarse)').matches)}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle aria-hidden="true" />}
      className={className}
    >
      {t('invite.line')}
    </LinkButton>
  );
}
