import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { intentKey } from '../../api/calls/intent-key.ts';
import { type FieldRules, fieldRules } from './body-rules.ts';
import type { Body, ContractForm, FieldProps, FormOptions, TakesBody, ToBody } from './contract-form.ts';
import { useFieldErrorTexts } from './field-error-texts.ts';
import { goToFirstFieldError } from './first-field-error.ts';

/** In the place of the one that is asked for when all else is right. */
const SOME_REASON = '.....';
const RIGHT: ReadonlyMap<string, string> = new Map();

/**
 * A form over one call: bounds and messages of its fields come from the body's schema in the contract, which the bundler brings
 * with the form (`web/vite.contract.ts`). What is wrong shows once it was sent, beside its field, and follows what is typed from
 * then on. What was typed stays until `restart`.
 */
export function useContractForm<E extends TakesBody, V extends FieldValues, Answer>(
  endpoint: E,
  options: FormOptions<E, V, Answer> & ToBody<E, V>,
): ContractForm<V, Answer> {
  const { initial, version = 0, send, onDone, asksReason = false } = options;
  const toBody = options.toBody as ((now: V, of: number, reason: string) => Body<E>) | undefined;
  const [opened, setOpened] = useState({ version });
  const { register, watch, setValue, reset, formState } = useForm<V>({
    defaultValues: initial as DefaultValues<V>,
  });
  const values = watch();
  const [tried, setTried] = useState(false);
  const [heldUp, setHeldUp] = useState(0);
  const [asking, setAsking] = useState(false);
  const [key] = useState(intentKey);
  const going = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const { shown, draw } = useShownFields();
  const texts = useFieldErrorTexts(endpoint, options, shown);
  const bodyOf = (now: V, reason = SOME_REASON) =>
    toBody ? toBody(now, opened.version, reason) : (now as unknown as Body<E>);

  const sending = useMutation({
    mutationFn: ({ body, values: typed }: { body: Body<E>; values: V }) =>
      send(body, { key: key.for(JSON.stringify(body)), values: typed }),
    onSuccess: (answer) => {
      key.settled();
      setTried(false);
      setAsking(false);
      return void onDone?.(answer, { restart });
    },
    onSettled: () => {
      going.current = false;
    },
  });
  const { error: failure, isPending } = sending;
  const wrong = failure ? texts.refused(failure) : tried ? texts.broken(values, bodyOf(values)) : RIGHT;
  useEffect(() => {
    if (heldUp > 0) goToFirstFieldError(element.current);
  }, [heldUp]);
  const isAtField = failure !== null && !wrong.has('');
  useEffect(() => {
    if (isAtField) setAsking(false);
    if (failure) goToFirstFieldError(element.current);
  }, [failure, isAtField]);

  function submit(over: Partial<V> = {}, reason?: string) {
    if (going.current) return;
    const now = { ...values, ...over };
    const body = bodyOf(now, reason);
    setTried(true);
    sending.reset();
    if (texts.broken(now, body).size > 0) {
      setHeldUp((times) => times + 1);
      return;
    }
    if (asksReason && reason === undefined) {
      setAsking(true);
      return;
    }
    going.current = true;
    sending.mutate({ body, values: now });
  }
  function restart(from = initial, ofVersion = version) {
    setOpened({ version: ofVersion });
    undo(from);
  }
  /** Without values, to those it was opened with. */
  function undo(to?: V) {
    reset(to);
    setTried(false);
    sending.reset();
  }
  const touch = () => void (failure && sending.reset());
  function set<Name extends FieldPath<V>>(name: Name, value: FieldPathValue<V, Name>) {
    setValue(name, value, { shouldDirty: true });
    touch();
  }
  function error(name: FieldPath<V>) {
    draw(name);
    return wrong.get(name);
  }
  const controls: Controls<V> = {
    typed: (name) => ({ ...shownIn(name), onType: (value) => set(name, value) }),
    chosen: (name) => ({ ...shownIn(name), onValueChange: (value) => set(name, value) }),
    kept: (name) => ({ ...shownIn(name), onChange: (value) => set(name, value) }),
  };
  function shownIn<Name extends FieldPath<V>>(name: Name) {
    return { value: get(values, name) as FieldPathValue<V, Name>, error: error(name) };
  }

  return {
    props: formProps(element, submit),
    values,
    set,
    field: (name, as) => ({
      ...inputProps(fieldRules(endpoint.body, name), register(name, { onChange: touch }), as),
      error: error(name),
    }),
    ...controls,
    error,
    isTried: tried,
    touch,
    problem: asking ? undefined : wrong.get(''),
    reasonDialog: {
      open: asking,
      onOpenChange: setAsking,
      busy: isPending,
      error: failure,
      onConfirm: (reason) => submit({}, reason),
    },
    failure,
    isPending,
    isChanged: formState.isDirty,
    isNewer: version > opened.version,
    ...{ submit, restart },
    undo: () => undo(),
    answer: sending.data,
  };
}

type Controls<V extends FieldValues> = Pick<ContractForm<V>, 'typed' | 'chosen' | 'kept'>;

/** What an input takes of its rules. `as`: how what is typed is written. */
function inputProps(
  { kind, required, min, max, inputMode }: FieldRules,
  { name, ref, onChange, onBlur }: UseFormRegisterReturn,
  as?: (typed: string) => string,
): Omit<FieldProps, 'error'> {
  return {
    name,
    ref,
    onChange: (event) => {
      if (as) event.target.value = as(event.target.value);
      return onChange(event);
    },
    onBlur,
    required,
    ...(kind === 'text' && max !== undefined && { maxLength: max }),
    ...(kind === 'number' && { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    ...(inputMode && { inputMode }),
  };
}

function formProps(
  ref: RefObject<HTMLFormElement | null>,
  submit: () => void,
): ContractForm<FieldValues>['props'] {
  return {
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      // A dialog's form may stand within another's.
      event.stopPropagation();
      submit();
    },
    noValidate: true,
  };
}

/** Names of the fields that stand on the page; what is wrong with any other is said above the button. */
function useShownFields() {
  const shown = useRef<ReadonlySet<string>>(new Set());
  const drawn = new Set<string>();
  useEffect(() => {
    shown.current = drawn;
  });
  return { shown, draw: (name: string) => void drawn.add(name) };
}
