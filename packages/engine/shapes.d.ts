/**
 * What the types of a layout say with the types of zod, for whoever has the engine without it. `npm run pack` puts this in its place; it holds
 * no more of zod than layouts use.
 */
export interface Type<Output = unknown, Input = Output> {
  readonly output: Output;
  readonly input: Input;
}
type Any = Type<unknown, unknown>;
type Shape = Readonly<Record<string, Any>>;

export type output<T extends Any> = T['output'];
export type input<T extends Any> = T['input'];

export type ZodMiniInt = Type<number>;
export type ZodMiniNumber<T = number> = Type<T>;
export type ZodMiniNull = Type<null>;
export type ZodMiniNullable<T extends Any> = Type<T['output'] | null, T['input'] | null>;
export type ZodMiniBoolean<T = boolean> = Type<T>;
export type ZodMiniString<T = string> = Type<T>;
export type ZodMiniLiteral<T> = Type<T>;
export type ZodMiniEnum<T> = Type<T[keyof T]>;
export type ZodMiniArray<T extends Any> = Type<T['output'][], T['input'][]>;
export type ZodMiniUnion<T extends readonly Any[]> = Type<T[number]['output'], T[number]['input']>;
export type ZodMiniRecord<_K extends Any, T extends Any> = Type<
  Record<string, T['output']>,
  Record<string, T['input']>
>;
export interface ZodMiniOptional<T extends Any>
  extends Type<T['output'] | undefined, T['input'] | undefined> {
  readonly optional: 'in and out';
}
export interface ZodMiniDefault<T extends Any> extends Type<T['output'], T['input'] | undefined> {
  readonly optional: 'in';
}

type Leaves<S extends Shape, How extends string> = {
  [K in keyof S]: S[K] extends { readonly optional: How } ? K : never;
}[keyof S];
type Object<S extends Shape, Left extends keyof S, Side extends 'output' | 'input'> = {
  [K in Exclude<keyof S, Left>]: S[K][Side];
} & { [K in Left]?: S[K][Side] };
export type ZodMiniObject<S extends Shape, _How = unknown> = Type<
  Object<S, Leaves<S, 'in and out'>, 'output'>,
  Object<S, Leaves<S, 'in and out' | 'in'>, 'input'>
>;

export declare namespace core {
  type $strict = 'strict';
}
