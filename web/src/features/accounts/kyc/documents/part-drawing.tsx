import type { DocumentPart } from '@lanna/rules/accounts/kyc/identity-documents';
import { classes } from '../../../../ui/classes.ts';
import { DocumentDrawing } from './document-drawing.tsx';

/** What the picture should look like, drawn. */
export function PartDrawing({ part, className }: { part: DocumentPart; className?: string }) {
  if (part === 'front') return <DocumentDrawing className={classes(className)} />;
  const variant = classes('text-accent-text', className);
  if (part === 'back')
    return (
      <svg viewBox="0 0 160 104" aria-hidden="true" className={variant}>
        <rect
          x="10"
          y="14"
          width="140"
          height="84"
          rx="10"
          className="fill-surface stroke-line"
          strokeWidth="2"
        />
        <rect x="10" y="28" width="140" height="14" className="fill-accent opacity-80" />
        <g className="stroke-control-line" strokeWidth="4" strokeLinecap="round">
          <path d="M26 60h108" />
          <path d="M26 74h84" />
        </g>
        <rect
          x="112"
          y="68"
          width="22"
          height="18"
          rx="3"
          className="fill-raised stroke-current"
          strokeWidth="2"
        />
      </svg>
    );
  if (part === 'face')
    return (
      <svg viewBox="0 0 160 120" aria-hidden="true" className={variant}>
        <circle cx="62" cy="46" r="26" className="fill-surface stroke-current" strokeWidth="2.5" />
        <path
          d="M20 116c4-26 20-38 42-38s38 12 42 38"
          className="fill-surface stroke-current"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <rect
          x="96"
          y="56"
          width="54"
          height="36"
          rx="5"
          className="fill-raised stroke-control-line"
          strokeWidth="2"
        />
        <rect x="96" y="60" width="54" height="7" className="fill-accent opacity-80" />
        <circle cx="110" cy="78" r="6" className="fill-surface stroke-current" strokeWidth="1.5" />
        <path
          d="M122 76h20M122 84h14"
          className="stroke-control-line"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    );
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className={variant}>
      <path d="M46 10h50l20 20v80H46z" className="fill-surface stroke-line" strokeWidth="2" />
      <path d="M96 10v20h20" className="fill-raised stroke-line" strokeWidth="2" />
      <g className="stroke-control-line" strokeWidth="4" strokeLinecap="round">
        <path d="M58 46h44" />
        <path d="M58 60h32" />
        <path d="M58 92h44" />
      </g>
      <path d="M58 76h44" className="stroke-current" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
