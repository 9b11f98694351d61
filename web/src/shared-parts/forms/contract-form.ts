import type { Sending } from '@lanna/contract/endpoint';
import type { RefusalCode } from '@lanna/contract/refusals';
import type { FormEvent, RefObject } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldRules } from './body-rules.ts';

/** A call of the site or of the console that takes a body. */
export interface TakesBody {
  method: string;
  path: string;
  body: z.ZodType;
  refusals: readonly RefusalCode[];
}
export type Body<E extends TakesBody> = Sending<E>['body'];

export interface FormOptions<E extends TakesBody, V extends FieldValues, Answer> {
  /** What stands in the fields when the form is opened; their names are those of the body, wherever it has them. */
  initial: V;
  /** Of what is edited: the form keeps the one it was opened with, and gives it to `toBody`. */
  version?: number;
  /** `key`: the same for the same body until it has arrived. What needs the person (a passkey) may be asked for here. */
  send: (body: Body<E>, sending: { key: string; values: V }) => Promise<Answer>;
  onDone?: (answer: Answer, form: Pick<ContractForm<V>, 'restart'>) => unknown;
  /** What the contract cannot know (two entries alike, a balance), in words, by field. */
  check?: (values: V) => { readonly [Name in FieldPath<V>]?: string | false | undefined };
  /** A field's own words: for whatever is wrong with it, or by rule and refusal; what has none is said in the words of forms. */
  words?: { readonly [Name in FieldPath<V>]?: FieldWords };
  /** Which field a refusal is about. */
  refusals?: { readonly [Code in E['refusals'][number]]?: FieldPath<V> };
  /** The console asks for a reason once all else is right (`reasonDialog`); `toBody` receives it. */
  asksReason?: true;
  /** In the place of the words that every refusal has. */
  refusalText?: (error: unknown) => string;
}

export type FieldWords =
  | string
  | Readonly<Record<string, string>>
  | ((rule: string, facts: Readonly<Record<string, unknown>>) => string | undefined);

/** What is sent of what is typed; needed where that is not the body already. */
export type ToBody<E extends TakesBody, V> =
  V extends Body<E>
    ? { toBody?: (values: V, version: number, reason: string) => Body<E> }
    : { toBody: (values: V, version: number, reason: string) => Body<E> };

export interface ContractForm<V extends FieldValues, Answer = unknown> {
  /** Of the `<form>`. */
  props: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void; noValidate: true };
  /** What stands in the fields. */
  values: V;
  set<Name extends FieldPath<V>>(name: Name, value: FieldPathValue<V, Name>): void;
  /** Of the kit's text field, text area, password, select, checkbox. `as`: how what is typed is written (capital letters). */
  field(name: FieldPath<V>, as?: (typed: string) => string): FieldProps;
  /** Of a field that is given its text: of money, of an account number. */
  typed<Name extends FieldPath<V>>(name: Name): Controlled<'onType', FieldPathValue<V, Name>>;
  /** Of one that chooses: segments, tags. */
  chosen<Name extends FieldPath<V>>(name: Name): Controlled<'onValueChange', FieldPathValue<V, Name>>;
  /** Of one that keeps more than a text: a moment, a picture, words in languages. */
  kept<Name extends FieldPath<V>>(name: Name): Controlled<'onChange', FieldPathValue<V, Name>>;
  /** What is wrong with a field, once the form has been sent. */
  error(name: FieldPath<V>): string | undefined;
  /** It was sent, so what is wrong is said; fields that check themselves say so from now on. */
  isTried: boolean;
  /** For a field that keeps its value elsewhere: what was said of the last try is over. */
  touch(): void;
  /** What is wrong, and no field says: above the button. */
  problem: string | undefined;
  /** Of the console's `ReasonDialog`, which asks for the reason and sends; it gives way to a field the server did not take. */
  reasonDialog: {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    busy: boolean;
    error: unknown;
    onConfirm: (reason: string) => void;
  };
  /** What the call failed with. */
  failure: Error | null;
  isPending: boolean;
  /** Anything is other than when it was opened. */
  isChanged: boolean;
  /** Another has changed what is edited since it was opened. */
  isNewer: boolean;
  /** Sends it as a press of its button does; with other values for these fields. */
  submit(values?: Partial<V>): void;
  /** Opened anew: with these values and this version, or as it is given now. */
  restart(initial?: V, version?: number): void;
  /** What was typed since it was opened is taken back. */
  undo(): void;
  /** What the last call answered. */
  answer: Answer | undefined;
}

export type FieldProps = Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> & {
  error: string | undefined;
  required: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  inputMode?: NonNullable<FieldRules['inputMode']>;
};

export type Controlled<Change extends string, Kept> = { value: Kept; error: string | undefined } & Record<
  Change,
  (value: Kept) => void
>;
