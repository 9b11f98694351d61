import { FILE_FORMATS, FORMAT_FIELD } from '@lanna/contract/file-formats';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';

/** All that matches as a file: CSV for programs, or a workbook whose amounts and times are figures. `href` is the file's address without its format. */
export function FileLinks({ href, framed = false }: { href: string; framed?: boolean }) {
  const { t } = useTranslation('console');
  return FILE_FORMATS.map((format) => (
    <a
      key={format}
      href={format === 'csv' ? href : `${href}${href.includes('?') ? '&' : '?'}${FORMAT_FIELD}=${format}`}
      download=""
      className={classes(
        'inline-flex items-center gap-1.5 text-sm',
        framed
          ? 'h-control rounded-medium border border-control-line bg-sunken px-3 hover:border-accent-text'
          : 'h-8 rounded-small px-2.5 font-medium text-muted hover:bg-raised hover:text-text',
      )}
    >
      <Download className="size-4 text-muted" aria-hidden="true" />
      {t(`table.${format}`)}
    </a>
  ));
}
