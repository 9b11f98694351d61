import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchBox } from './search-box.tsx';

/** The search field where the bar has no room for it. */
export function SearchDialog() {
  const { t } = useTranslation('console-shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('search.label')} size="small" className="sm:hidden" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={t('search.label')} size="large">
        {open && <SearchBox focus onGone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
