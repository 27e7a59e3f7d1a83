import { fullName } from '@pietas/contract/persons'
import { type Fact, FactGroup } from '../../kit/facts'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { graveTypeSource } from '../../master-data'
import { partnerSource } from '../../partners'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { usePersonsAtHand } from '../persons-at-hand'
import { ItemName, PartnerName, PersonName } from './names'
import type { ProcessFactsProps } from './process-facts'

const { PickerField, SelectField, SwitchField, TextField } = ofProcess

/** Where the grave is, whose it is, and what is to be known of it. */
export function GraveFacts({ process, onOpenPerson }: ProcessFactsProps) {
  const { t } = useTranslation()
  const persons = usePersonsAtHand()
  const positions = useProcessOptions('gravePosition')
  const place = (position: string | null) => position && t(`process.gravePosition.${position}` as MessageKey)
  const { cemetery, graveType, graveOwner } = process
  const facts: Fact[] = [
    {
      names: ['cemeteryId'],
      label: t('process.cemeteryId'),
      value: cemetery && <PartnerName partner={cemetery} withAddress />,
      fields: <PickerField name="cemeteryId" source={partnerSource('Friedhof')} span={6} />,
      atOnce: true,
    },
    {
      names: ['graveTypeId'],
      label: t('process.graveTypeId'),
      value: graveType && <ItemName item={graveType} />,
      fields: <PickerField name="graveTypeId" source={graveTypeSource()} span={6} />,
      atOnce: true,
    },
    {
      names: ['graveNumber'],
      label: t('process.graveNumber'),
      value: process.graveNumber,
      fields: <TextField name="graveNumber" span={6} />,
    },
    {
      names: ['graveDesiredPosition'],
      label: t('process.graveDesiredPosition'),
      value: place(process.graveDesiredPosition),
      fields: <SelectField name="graveDesiredPosition" options={positions} span={6} />,
      atOnce: true,
    },
    {
      names: ['gravePosition'],
      label: t('process.gravePosition'),
      value: place(process.gravePosition),
      fields: <SelectField name="gravePosition" options={positions} span={6} />,
      atOnce: true,
    },
    {
      names: ['graveBurialLocation'],
      label: t('process.graveBurialLocation'),
      value: process.graveBurialLocation,
      fields: <TextField name="graveBurialLocation" span={6} />,
    },
    {
      names: ['graveOwnerId'],
      label: t('process.graveOwnerId'),
      value: graveOwner && <PersonName person={graveOwner} name={fullName(graveOwner)} onOpen={onOpenPerson} />,
      fields: <PickerField name="graveOwnerId" source={persons} span={6} />,
      atOnce: true,
    },
    {
      names: ['graveLoweringRequested'],
      label: t('process.graveLoweringRequested'),
      value: process.graveLoweringRequested && t('common.yes'),
      fields: <SwitchField name="graveLoweringRequested" />,
      atOnce: true,
    },
    {
      names: ['gravePreallocationDetails'],
      label: t('process.gravePreallocationDetails'),
      value: process.gravePreallocationDetails,
      fields: <TextField name="gravePreallocationDetails" rows={[2, 6]} span={6} />,
      wide: true,
    },
  ]
  return <FactGroup title={t('process.section.grave')} facts={facts} />
}
