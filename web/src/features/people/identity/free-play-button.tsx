import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useSession } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useFreePlay } from './free-play.ts';

/** Opens free play without an account, where the brand allows it. Each place has a label of its own length. */
export function FreePlayButton({
  label,
  size = 'medium',
  wide = false,
}: {
  label?: string;
  size?: 'small' | 'medium';
  wide?: boolean;
}) {
  const { t } = useTranslation('identity');
  const { flags } = useBrand();
  const session = useSession();
  const trial = useFreePlay();
  if (!flags.freePlay || session) return null;
  return (
    <Button
      variant="ghost"
      size={size}
      wide={wide}
      icon={<Sparkles aria-hidden="true" />}
      busy={trial.isPending}
      onClick={() => trial.mutate()}
    >
      {label ?? t('freePlay.start')}
    </Button>
  );
}
