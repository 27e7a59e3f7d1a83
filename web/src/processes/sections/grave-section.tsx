import { namesOf } from '@pietas/contract/kit/names'
import { graveFields } from '@pietas/contract/processes'
import { useTranslation } from '../../kit/i18n'
import { graveTypeSource } from '../../master-data'
import { partnerSource } from '../../partners'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { usePersonsAtHand } from '../persons-at-hand'

const { FoldedSection, PickerField, SelectField, SwitchField, TextField } = ofProcess

const fields = namesOf(graveFields)

export function GraveSection() {
  const { t } = useTranslation()
  const persons = usePersonsAtHand()
  const positions = useProcessOptions('gravePosition')
  return (
    <FoldedSection title={t('process.section.grave')} fields={fields}>
      <PickerField name="cemeteryId" source={partnerSource('Friedhof')} span={6} />
      <PickerField name="graveTypeId" source={graveTypeSource()} span={3} />
      <TextField name="graveNumber" span={3} />
      <SelectField name="graveDesiredPosition" options={positions} span={3} />
      <SelectField name="gravePosition" options={positions} span={3} />
      <TextField name="graveBurialLocation" span={6} />
      <PickerField name="graveOwnerId" source={persons} span={6} />
      <SwitchField name="graveLoweringRequested" />
      <TextField name="gravePreallocationDetails" rows={[2, 6]} span={6} />
    </FoldedSection>
  )
}
