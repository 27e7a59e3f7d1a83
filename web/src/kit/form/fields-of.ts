import type { ComponentProps, ComponentType, ReactNode } from 'react'
import * as fields from './fields'
import { FoldedSection } from './folded-section'
import type { Called, NameOf, RowOf, RowsOf } from './names'
import { RowList } from './rows/row-list'

/** What each field can hold. */
interface Kinds {
  CheckField: boolean
  ChoiceField: string
  ColourField: string
  DateField: string
  DateTimeField: string
  DurationField: string
  EntitiesField: number[]
  IbanField: string
  MoneyField: number
  NumberField: number
  PhoneField: string
  RichTextField: string
  // Its choice may be a part of what is stored.
  SelectField: string | number | object
  SwitchField: boolean
  TextField: string
  TimeField: string
  ToggleField: string
  YesNoField: boolean
}

type Item = { id: number }

type Field<Values, Labels extends string, Props, Kind> = (
  props: Omit<Props, 'name' | 'label'> & Called<Values, Labels, Kind>,
) => ReactNode

type RowListProps<Values, Name extends RowsOf<Values>> = Omit<
  ComponentProps<typeof RowList>,
  'name' | 'empty' | 'firstField' | 'describe' | 'children'
> & {
  name: Name
  empty: RowOf<Values, Name> & object
  firstField: keyof RowOf<Values, Name> & string
  describe: (row: RowOf<Values, Name>) => string
  children: (path: `${Name}.${number}`) => ReactNode
}

/** Which of its props are names in the record. */
type NameProp = 'name' | 'email' | 'phone' | 'rows'

type Part<Values, Component> =
  Component extends ComponentType<infer Props>
    ? (props: { [Prop in keyof Props]: Prop extends NameProp ? NameOf<Values> : Props[Prop] }) => ReactNode
    : never

/** What a form is told of its fields, so that it can be asked for no others. */
export interface FormFields<Values> {
  /** Front part of the label keys: `person` makes `person.firstName` the label of the field `firstName`. */
  labels: string
  /** Never there: it says to the compiler alone whose fields these are. */
  of?: (values: Values) => Values
}

type Fields<Values, Labels extends string> = FormFields<Values> & {
  [Name in keyof Kinds]: Field<Values, Labels, ComponentProps<(typeof fields)[Name]>, Kinds[Name]>
} & {
  PickerField: <One extends Item>(
    props: Omit<fields.PickerFieldProps<One>, 'name' | 'label'> & Called<Values, Labels, number>,
  ) => ReactNode
  MultiPickerField: <One extends Item>(
    props: Omit<fields.MultiPickerFieldProps<One>, 'name' | 'label'> & Called<Values, Labels, number[]>,
  ) => ReactNode
  FoldedSection: (
    props: Omit<ComponentProps<typeof FoldedSection>, 'fields'> & { fields: readonly NameOf<Values>[] },
  ) => ReactNode
  RowList: <Name extends RowsOf<Values>>(props: RowListProps<Values, Name>) => ReactNode
}

/**
 * The fields of one form. They take only names that the values have and that hold what the field writes; a name without
 * a text `<labels>.<name>` needs a `label`. At run time they are the same components for every form.
 *
 * @param parts components of other rooms that are made of several fields; their names are held to the values as well.
 */
export const fieldsOf =
  <Values>() =>
  <const Labels extends string, Parts = unknown>(labels: Labels, parts?: Parts) =>
    ({ labels, ...fields, FoldedSection, RowList, ...parts }) as Fields<Values, Labels> & {
      [Name in keyof Parts]: Part<Values, Parts[Name]>
    }
