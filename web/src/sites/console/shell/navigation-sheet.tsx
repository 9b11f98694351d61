import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation.tsx';

/** The navigation where there is no room for it beside the page. */
export function NavigationSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('console-shell');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('name')} footer={<LanguageSwitch />}>
      <NavigationList onGo={() => onOpenChange(false)} />
    </Dialog>
  );
}
