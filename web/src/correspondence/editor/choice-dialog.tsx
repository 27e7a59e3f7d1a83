import { type Choice, choiceNames, choices } from '@pietas/contract/correspondence'
import { useWatch } from 'react-hook-form'
import * as z from 'zod'
import { fieldsOf, Section, useRecordForm } from '../../kit/form'
import { FormDialog } from '../../kit/form/record/form-dialog'
import { useTranslation } from '../../kit/i18n'

// A bar parts the words.
const word = z
  .string()
  .max(200)
  .transform((said) => said.replaceAll('|', '/'))
  .nullable()
const choiceValues = z.object({ by: z.enum(choiceNames), first: word, second: word, third: word })
const places = ['first', 'second', 'third'] as const
type Values = z.input<typeof choiceValues>

const ofChoice = fieldsOf<Values>()('letterChoice')
const { SelectField, TextField } = ofChoice

interface ChoiceDialogProps {
  /** What stands in the text; absent = it is new. */
  from?: { by: Choice; words: readonly string[] } | undefined
  onDone: (by: Choice, words: readonly string[]) => void
  onClose: () => void
}

/** A word for each case: "Herr" of a man, "Frau" of a woman, nothing of anybody else. */
export function ChoiceDialog({ from, onDone, onClose }: ChoiceDialogProps) {
  const { t } = useTranslation()
  const wordAt = (at: number) => from?.words[at] || null
  const form = useRecordForm<Values, undefined>({
    schema: choiceValues,
    mode: 'create',
    values: { by: from?.by ?? 'client.gender', first: wordAt(0), second: wordAt(1), third: wordAt(2) },
    save: async ({ by = 'client.gender', ...words }) => {
      onDone(
        by,
        choices[by].map((_, at) => words[places[at] ?? 'first'] ?? ''),
      )
      return undefined
    },
    onSaved: onClose,
    onFailure: () => undefined,
  })
  return (
    <FormDialog
      form={form}
      fields={ofChoice}
      title={t(from ? 'letter.editor.choice-edit' : 'letter.editor.choice')}
      saveLabel={t('letter.editor.take')}
      onClose={onClose}
    >
      <Section>
        <SelectField
          name="by"
          options={choiceNames.map((value) => ({ value, label: t(`letter.choice.${value}`) }))}
          span={6}
        />
        <Words />
      </Section>
    </FormDialog>
  )
}

function Words() {
  const { t } = useTranslation()
  const by = useWatch<Values, 'by'>({ name: 'by' })
  return choices[by].map((one, at) => (
    <TextField key={one} name={places[at] ?? 'first'} label={t(`letter.case.${one}`)} span={2} required={false} />
  ))
}
