import { templateKinds, type TemplateFields as Values } from '@pietas/contract/correspondence'
import { type ReactNode, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { client } from '../../kit/api/client'
import { SeveralField } from '../../kit/choices'
import { toast } from '../../kit/feedback'
import { Fold, fieldsOf, span, useFormMode } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { Picker } from '../../kit/picker'
import { usePermissions } from '../../kit/session'
import { processSource } from '../../processes'
import { ChipPlace } from '../editor/chip-place'
import { LetterField, LineField } from '../editor/letter-fields'
import { PreviewPages } from '../preview/preview-pages'
import { type PreviewBody, usePreviewWords } from '../preview/use-preview'
import { categorySource, globalCategorySource } from './category-source'
import { globalTemplateSource } from './template-source'

const ofTemplate = fieldsOf<Values>()('letterTemplate', { LetterField, LineField, SeveralField })
const { FoldedSection, PickerField } = ofTemplate

const said = ['subject', 'content', 'header', 'footer'] as const

/** What a template of a house consists of, below its name. */
export function TemplateFields({ isNew }: { isNew: boolean }) {
  return (
    <Previewed>
      {isNew && <Original />}
      <PickerField name="categoryId" source={categorySource()} span={3} />
      <Texts />
    </Previewed>
  )
}

/** The same of one of all houses. */
export function GlobalTemplateFields() {
  return (
    <>
      <PickerField name="categoryId" source={globalCategorySource()} span={3} />
      <Texts />
    </>
  )
}

/** Takes over what a template of all houses says; all of it can be changed afterwards. */
function Original() {
  const { t } = useTranslation()
  const { setValue } = useFormContext<Values & { name: string | null }>()
  const take = async (id: number | null) => {
    if (id === null) return
    try {
      const { name, kinds, ...texts } = await client.globalTemplates.getOfTenant(id)
      setValue('name', name, { shouldDirty: true, shouldValidate: true })
      setValue('kinds', kinds, { shouldDirty: true })
      for (const part of said) setValue(part, texts[part], { shouldDirty: true })
    } catch {
      toast.error('common.unexpected')
    }
  }
  return (
    <PickerField
      name="globalTemplateId"
      source={globalTemplateSource()}
      hint={t('letterTemplate.globalTemplateId-hint')}
      span={6}
      onChoose={(chosen) => void take(chosen?.id ?? null)}
    />
  )
}

function Texts() {
  const { t } = useTranslation()
  return (
    <>
      <ofTemplate.SeveralField
        name="kinds"
        options={templateKinds.map((value) => ({ value, label: t(`letterTemplate.kind.${value}`) }))}
        span={3}
      />
      <ofTemplate.LineField name="subject" />
      <ofTemplate.LetterField name="content" />
      <FoldedSection title={t('letterTemplate.sections')} fields={['header', 'footer']}>
        <ofTemplate.LetterField name="header" hint={t('letterTemplate.header-hint')} />
        <ofTemplate.LetterField name="footer" hint={t('letterTemplate.footer-hint')} />
      </FoldedSection>
    </>
  )
}

type Said = Pick<Values, (typeof said)[number]>

/** The fields, and how they read in a real process that is chosen below them. */
function Previewed({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const [processId, setProcessId] = useState<number | null>(null)
  const [open, setOpen] = useState(false)
  const [subject, content, header, footer] = useWatch<Said, typeof said>({ name: said })
  const body: PreviewBody | undefined = processId === null ? undefined : { processId, subject, content, header, footer }
  const facts = usePreviewWords(body)
  const viewing = useFormMode() === 'view'
  if (!may('Process:List')) return children
  return (
    <ChipPlace value={facts}>
      {children}
      <Fold className={span[6]} title={t('letterTemplate.try')} open={open} isEmpty onToggle={setOpen}>
        <Picker
          source={processSource()}
          label={t('letterTemplate.try-process')}
          value={processId}
          helperText={viewing ? undefined : t('letterTemplate.try-hint')}
          onChange={setProcessId}
        />
        {body && <PreviewPages body={body} />}
      </Fold>
    </ChipPlace>
  )
}
