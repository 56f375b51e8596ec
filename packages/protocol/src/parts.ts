import { type Static, type TProperties, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** An object that has these fields and no others. */
export const closed = <P extends TProperties>(fields: P, description?: string) =>
  Type.Object(fields, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

/** One of a few words. */
export const oneOf = <W extends string>(words: readonly W[], description?: string) =>
  Type.Unsafe<W>(Type.String({ enum: [...words], ...(description === undefined ? {} : { description }) }));

export const orNull = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>(Type.Union([schema, Type.Null()]));

/** A list that nobody changes. */
export const list = <S extends TSchema>(
  of: S,
  how: TSchemaOptions & { readonly minItems?: number; readonly maxItems?: number } = {},
) => Type.Unsafe<readonly Static<S>[]>(Type.Array(of, how));

/** A schema for a type that another room owns: the type is theirs, the description ours. */
export const described = <T>(schema: TSchema) => Type.Unsafe<T>(schema);

export const seat = Type.Integer({ minimum: 0, maximum: 15, description: 'A seat, counted from 0.' });
export const question = Type.Integer({ minimum: 0, description: 'The number of the question that is answered.' });
/** The latest moment that has a date. */
const LATEST = 8_640_000_000_000_000;
/** A moment that somebody names. */
export const moment = (description: string) => Type.Integer({ minimum: 0, maximum: LATEST, description });
/** What a row of a list is known by. */
export const rowId = (description?: string) =>
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    ...(description === undefined ? {} : { description }),
  });
const ON_ONE_LINE = '[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*';
/** What is read in lists stays on one line. */
export const oneLine = (maxLength: number) => Type.String({ maxLength, pattern: `^${ON_ONE_LINE}$` });
/** The same, with something to read. */
export const name = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${ON_ONE_LINE}\\S${ON_ONE_LINE}$` });
export const time = Type.Number({ description: 'Milliseconds since 1970.' });
export const invitation = Type.String({ maxLength: 64, description: 'The secret part of an invitation link.' });
export const personId = Type.String({ maxLength: 64, description: 'What a person is known by.' });
