import { listSegments } from '@lanna/contract/oversight/segments/ops';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { opsQuery } from '../calls/ops-query.ts';
import { useMay } from '../operator.tsx';

/** A segment as it stood in a version; `name` as it was called then. */
export interface PinnedSegment {
  id: string;
  version: number;
  name?: string | undefined;
}

interface SegmentWords {
  label: string;
  hint?: string | undefined;
  /** Of no segment. */
  none: string;
  /** Of one that has been changed since it was chosen. */
  before: (name: string) => string;
}

/**
 * Chooses a segment of the brand as it stands now. One that was chosen before stays as it was until it is chosen anew; who may not read segments sees
 * what was chosen, and changes nothing about it.
 */
export function SegmentField({
  brand,
  words: { label, hint, none, before },
  value,
  error,
  onChange,
}: {
  brand: string;
  words: SegmentWords;
  value: PinnedSegment | null;
  error?: string | undefined;
  onChange: (chosen: PinnedSegment | null) => void;
}) {
  const may = useMay();
  const { data } = useQuery({
    ...opsQuery(listSegments, { query: { brand } }),
    enabled: brand !== '' && may('segments.read', brand),
  });
  const present = (data?.segments ?? []).map(({ id, name, version }) => ({ id, name, version }));
  const isPresent = value && present.some((one) => keyOf(one) === keyOf(value));
  const nameOf = ({ id, name }: PinnedSegment) => name ?? present.find((one) => one.id === id)?.name ?? id;
  const options = [
    { value: '', label: none },
    ...(value && !isPresent ? [{ value: keyOf(value), label: before(nameOf(value)) }] : []),
    ...present.map((one) => ({ value: keyOf(one), label: one.name })),
  ];
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={value ? keyOf(value) : ''}
      options={options}
      onChange={({ target }) => {
        if (value && keyOf(value) === target.value) return;
        onChange(present.find((one) => keyOf(one) === target.value) ?? null);
      }}
    />
  );
}

function keyOf({ id, version }: PinnedSegment): string {
  return `${id}/${version}`;
}
