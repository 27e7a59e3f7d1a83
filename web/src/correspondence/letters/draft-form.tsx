import Button from '@mui/material/Button'
import { type Letter, letterChannels } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'
import { FileCheck2, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { confirm, toast } from '../../kit/feedback'
import { Form, FormActions, type RecordForm, Section, useRecordForm } from '../../kit/form'
import { changedFields } from '../../kit/form/merge/compare'
import { useTranslation } from '../../kit/i18n'
import { Segments } from '../../kit/segments'
import { ChipPlace } from '../editor/chip-place'
import { PreviewPages } from '../preview/preview-pages'
import { type PreviewBody, usePreviewWords } from '../preview/use-preview'
import { Attachments } from './attachments'
import { refreshLetters, throwAway } from './change-letters'
import { changesOf, type DraftValues, draftSchema, ofDraft, recipientOf, valuesOf } from './draft-values'
import * as styles from './letter-drawer.module.css'
import { MissingFacts } from './missing-facts'

interface DraftFormProps {
  letter: Letter
  process: Process
  editable: boolean
  onFinished: (stored: Letter) => void
}

/** A draft beside its finished page. It saves by itself, until it is finished for good. */
export function DraftForm({ letter, process, editable, onFinished }: DraftFormProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [part, setPart] = useState<'text' | 'page'>('text')
  const form: RecordForm<DraftValues> = useRecordForm<DraftValues, Letter>({
    schema: draftSchema,
    mode: editable ? 'update' : 'view',
    autosave: true,
    values: valuesOf(letter),
    version: letter.version,
    valuesOf: (current) => valuesOf(current as unknown as Letter),
    save: (values, { version }) =>
      client.correspondence.update(
        process.id,
        letter.id,
        changesOf(letter, values, form.hook.getValues()),
        version === undefined ? {} : { ifMatch: version },
      ),
    onSaved: () => void refreshLetters(),
    onFailure: () => toast.error('letter.failed'),
  })
  const remove = async () => {
    if (await throwAway(letter)) drawers.finish()
  }
  return (
    <>
      <div className={styles.switch}>
        <Segments
          label={t('letter.part')}
          options={[
            { value: 'text', label: t('letter.part.text') },
            { value: 'page', label: t('letter.part.page') },
          ]}
          value={part}
          onChoose={setPart}
        />
      </div>
      <div className={styles.draft} data-part={part}>
        <div className={styles.text}>
          <Form
            form={form}
            fields={ofDraft}
            title={t('letter.draft')}
            actions={
              <>
                {editable && (
                  <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => void remove()}>
                    {t('letter.delete')}
                  </Button>
                )}
                <FormActions onCancel={drawers.close} />
                {editable && <Finish form={form} letter={letter} onFinished={onFinished} />}
              </>
            }
          >
            <DraftFields letter={letter} process={process} />
          </Form>
        </div>
        <div className={styles.page}>
          <Page form={form} letter={letter} />
        </div>
      </div>
    </>
  )
}

const bodyOf = (letter: Letter, values: DraftValues): PreviewBody => {
  const { subject, content, header, footer } = values
  return { processId: letter.processId, subject, content, header, footer, recipient: recipientOf(letter, values) }
}

function Page({ form, letter }: { form: RecordForm<DraftValues>; letter: Letter }) {
  const values = useWatch({ control: form.hook.control }) as DraftValues
  return <PreviewPages body={bodyOf(letter, values)} />
}

function DraftFields({ letter, process }: { letter: Letter; process: Process }) {
  const { t } = useTranslation()
  const values = useWatch() as DraftValues
  const facts = usePreviewWords(bodyOf(letter, values))
  const isMail = values.channel === 'EMAIL'
  const { FoldedSection, LetterField, LineField, SwitchField, TextField, ToggleField } = ofDraft
  return (
    <ChipPlace value={facts}>
      <Section>
        {facts && (
          <div className={styles.whole}>
            <MissingFacts missing={facts.missing} process={process} />
          </div>
        )}
        <ToggleField
          name="channel"
          options={letterChannels.map((value) => ({ value, label: t(`letter.channel.${value}`) }))}
        />
        {isMail ? (
          <TextField name="email" span={6} {...hintOf(values.email, facts?.recipient?.email)} />
        ) : (
          <TextField name="address" rows={[3, 6]} span={6} {...hintOf(values.address, facts?.recipient?.address)} />
        )}
        <LineField name="subject" />
        <LetterField name="content" />
        <FoldedSection title={t('letterTemplate.sections')} fields={['header', 'footer']}>
          <LetterField name="header" />
          <LetterField name="footer" />
        </FoldedSection>
        {isMail && (
          <>
            <SwitchField name="attachLetter" />
            <Attachments processId={process.id} />
          </>
        )}
      </Section>
    </ChipPlace>
  )
}

// What is left empty is taken from the record.
const hintOf = (own: string | null, known: string | null | undefined) =>
  own === null && known ? { hint: known.replaceAll('\n', ', ') } : {}

interface FinishProps {
  form: RecordForm<DraftValues>
  letter: Letter
  onFinished: (stored: Letter) => void
}

/** Prints the letter for good, or sends the mail, after one question. */
function Finish({ form, letter, onFinished }: FinishProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const channel = useWatch({ control: form.hook.control, name: 'channel' })
  const isMail = channel === 'EMAIL'
  // What somebody else has written meanwhile is shown before anything is printed or sent.
  const showNewer = async (error: unknown) => {
    const isNewer = isProblem(error, 'STALE_VERSION')
    const isMerged = await form.storing.takeRefusal(error, true)
    if (!isNewer) return
    if (isMerged) await form.submit()
    toast.info('letter.changed-meanwhile')
  }
  const finish = async () => {
    await form.submit()
    // What could not be stored says why at its field, and must not be missing on paper.
    if (Object.keys(changedFields(form.storing.stored.current, form.hook.getValues())).length > 0) return
    const isSure = await confirm({
      title: t(isMail ? 'letter.send-question' : 'letter.finish-question'),
      description: t('letter.finish-description'),
      confirm: t(isMail ? 'letter.send' : 'letter.finish'),
    })
    if (!isSure) return
    setBusy(true)
    const { current: version } = form.storing.version
    const asShown = version === undefined ? {} : { ifMatch: version }
    try {
      const stored = await client.correspondence.update(letter.processId, letter.id, { state: 'FINAL' }, asShown)
      toast.success(isMail ? 'letter.on-its-way' : 'letter.finished')
      onFinished(stored)
    } catch (error) {
      await showNewer(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="contained"
      loading={busy}
      loadingPosition="start"
      startIcon={isMail ? <Send size={18} /> : <FileCheck2 size={18} />}
      onClick={() => void finish()}
    >
      {t(isMail ? 'letter.send' : 'letter.finish')}
    </Button>
  )
}
