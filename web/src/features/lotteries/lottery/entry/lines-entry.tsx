import type { LinesShape } from '@lanna/rules/lotteries/lottery/play';
import { CircleAlert, Eraser, Eye } from 'lucide-react';
import { type ClipboardEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../../ui/fields/field.tsx';
import type { LineErrorsFound } from '../review/reckon.ts';
import type { LineError } from './line-errors.ts';

interface LinesEntryProps {
  shape: LinesShape;
  text: string;
  /** Lines that can be bet on; undefined while they are counted or some are wrong. */
  good: number | undefined;
  fieldErrors: LineErrorsFound | undefined;
  onType: (text: string) => void;
  onTakeOut: () => void;
}

/** Numbers as they are typed or pasted, with what is wrong with them beside. Nothing typed is changed without a press. */
export function LinesEntry({ shape, text, good, fieldErrors, onType, onTakeOut }: LinesEntryProps) {
  const { t } = useTranslation('lottery');
  const area = useRef<HTMLTextAreaElement>(null);
  const count = fieldErrors?.count ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <Field text={{ label: t('lines.label'), hint: t('lines.hint', { example: exampleOf(shape) }) }}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            value={text}
            onChange={(event) => onType(event.target.value)}
            onPaste={(event) => pasteAtOnce(event, onType)}
            rows={7}
            inputMode="text"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={exampleOf(shape, '\n')}
            className={classes(
              CONTROL_LOOK,
              'figures h-auto! min-h-44 resize-y py-2.5 font-display text-lg leading-relaxed tracking-wide',
            )}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className={classes('text-sm', count > 0 ? 'text-danger' : 'text-muted')}>
          {count > 0
            ? t('lines.faulty', { count, lines: displayCount(count) })
            : good !== undefined
              ? t('lines.good', { count: good, lines: displayCount(good) })
              : ''}
        </p>
        <span className="flex flex-wrap gap-2">
          {count > 0 && (
            <Button size="small" variant="secondary" icon={<Eraser aria-hidden="true" />} onClick={onTakeOut}>
              {t('lines.takeOut')}
            </Button>
          )}
          {text !== '' && (
            <Button size="small" variant="ghost" onClick={() => onType('')}>
              {t('lines.clear')}
            </Button>
          )}
        </span>
      </div>
      {fieldErrors && fieldErrors.closed.length > 0 && <ClosedNumbers numbers={fieldErrors.closed} />}
      {fieldErrors && count > 0 && (
        <LineErrorList fieldErrors={fieldErrors.lines} more={count - fieldErrors.lines.length} area={area} />
      )}
    </div>
  );
}

function LineErrorList({
  fieldErrors,
  more,
  area,
}: {
  fieldErrors: readonly LineError[];
  more: number;
  area: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('lottery');
  const id = useId();

  function show({ from, to }: LineError) {
    const field = area.current;
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, to);
    // A selection is not scrolled to everywhere: the line is about as far down as it is in the text.
    const before = field.value.slice(0, from).split('\n').length - 1;
    const all = field.value.split('\n').length;
    field.scrollTop = (field.scrollHeight * before) / all - field.clientHeight / 3;
  }

  return (
    <section aria-labelledby={id} className="rounded-medium border border-danger/40 bg-sunken">
      <h4 id={id} className="flex items-center gap-2 px-3.5 pt-3 font-medium text-danger text-sm">
        <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
        {t('lines.faultsTitle')}
      </h4>
      <ol className="max-h-52 overflow-y-auto p-1.5">
        {fieldErrors.map((fieldError) => (
          <li key={`${fieldError.line}-${fieldError.from}`}>
            <button
              type="button"
              onClick={() => show(fieldError)}
              className="flex w-full items-baseline gap-3 rounded-small px-2 py-1.5 text-left text-sm transition-colors hover:bg-raised"
            >
              <span className="figures shrink-0 text-muted">
                {t('lines.number', { line: displayCount(fieldError.line) })}
              </span>
              <span className="figures max-w-32 shrink-0 truncate font-display font-semibold">
                {fieldError.written}
              </span>
              <span className="min-w-0 flex-1">{t(`fault.${fieldError.code}`)}</span>
              <Eye className="size-4 shrink-0 self-center text-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="px-3.5 pb-3 text-muted text-sm">{t('lines.more', { lines: displayCount(more) })}</p>
      )}
    </section>
  );
}

/** From so many signs on, browsers that put line after line into a field take longer than anybody waits. */
const LONG_PASTE = 5000;

function pasteAtOnce(event: ClipboardEvent<HTMLTextAreaElement>, onType: (text: string) => void) {
  const text = event.clipboardData.getData('text/plain');
  if (text.length < LONG_PASTE) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.setRangeText(text.replace(/\r\n?/g, '\n'), field.selectionStart, field.selectionEnd, 'end');
  onType(field.value);
}

/** Many numbers of a long list may be closed: the first are named. */
const NAMED = 12;

function ClosedNumbers({ numbers }: { numbers: readonly string[] }) {
  const { t } = useTranslation('lottery');
  return (
    <p
      role="alert"
      className="rounded-medium border border-danger/40 bg-sunken px-3.5 py-2.5 text-danger text-sm"
    >
      {t('lines.closed', {
        numbers: numbers.slice(0, NAMED).join(', ') + (numbers.length > NAMED ? ' …' : ''),
      })}
    </p>
  );
}

/** Two lines as they may be written. */
function exampleOf({ symbols, length, order }: LinesShape, between = ', '): string {
  const line = (first: number) =>
    Array.from({ length }, (_, at) => {
      const span = symbols.to - symbols.from + 1;
      const step = order === 'counts' ? at * 3 : at;
      return String(symbols.from + ((first + step) % span)).padStart(symbols.width, '0');
    }).join(symbols.width === 2 ? ' ' : '');
  return [line(1), line(4)].join(between);
}
