import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { SearchBox } from './search-box.tsx';

/** The search field where the bar has no room for it. */
export function SearchDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('console-shell');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('search.label')} size="large">
      {open && <SearchBox focus onGone={() => onOpenChange(false)} />}
    </Dialog>
  );
}
