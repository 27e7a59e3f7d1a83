import type { MessageKey } from '../i18n'

/** What of a value a field of one kind can hold: text, numbers, answers ...; every field may be empty. */
type Held<Value, Kind> = Extract<NonNullable<Value>, Kind>

/** The names of the fields of a record that hold a kind of value, in its parts and rows as well: `address.city`. */
export type NameOf<Values, Kind = unknown> = {
  [Name in keyof Values & string]:
    | ([Held<Values[Name], Kind>] extends [never] ? never : Name)
    | InnerNameOf<Name, NonNullable<Values[Name]>, Kind>
}[keyof Values & string]

type InnerNameOf<Name extends string, Value, Kind> = Value extends readonly (infer Row)[]
  ? Row extends object
    ? `${Name}.${number}.${NameOf<Row, Kind>}`
    : never
  : Value extends object
    ? `${Name}.${NameOf<Value, Kind>}`
    : never

/** The names of the lists of a record whose rows are records themselves. */
export type RowsOf<Values> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly object[] ? Name : never
}[keyof Values & string]

export type RowOf<Values, Name extends keyof Values> =
  NonNullable<Values[Name]> extends readonly (infer Row)[] ? Row : never

/** The names that have a text below a front part of message keys. */
type Labelled<Labels extends string> = MessageKey extends infer Key
  ? Key extends `${Labels}.${infer Name}`
    ? Name
    : never
  : never

/** How a field is called: by a name that has a text of its own, or by any name and a text that is given. */
export type Called<Values, Labels extends string, Kind> =
  | { name: NameOf<Values, Kind> & Labelled<Labels>; label?: string }
  | { name: NameOf<Values, Kind>; label: string }
