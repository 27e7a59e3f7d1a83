import { type Fact, FactGroup } from '../../kit/facts'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { branchSource } from '../../legal-entities'
import { partnerSource } from '../../partners'
import { colleagueSource } from '../../users'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { BurialFields, OwnCaseFields } from '../sections/case-section'
import { ItemName, PartnerName } from './names'
import type { ProcessFactsProps } from './process-facts'

const { MultiPickerField, PickerField, SelectField } = ofProcess

/** What kind of case it is, what is wished for, and who has it in hand. */
export function CaseFacts({ process }: ProcessFactsProps) {
  const { t } = useTranslation()
  const recordings = useProcessOptions('recordingType')
  // A process without a parent cannot become the child of one: spec 2 section 4.
  const types = useProcessOptions('type').filter(({ value }) => value !== 'ADDITIONAL')
  const { burialForm, legalEntityBranch, assignee, businessPartners } = process
  const type: Fact = process.parentId
    ? {
        names: [
          'type',
          'parentId',
          'deceasedPersonId',
          'recordingType',
          'burialTypeId',
          'burialFormId',
          'legalEntityBranchId',
        ],
        label: t('process.type'),
        value: t(`process.type.${process.type}` as MessageKey),
        fields: <OwnCaseFields process={process} />,
        wide: true,
        always: true,
      }
    : {
        names: ['type'],
        label: t('process.type'),
        value: t(`process.type.${process.type}` as MessageKey),
        fields: <SelectField name="type" options={types} span={6} />,
        atOnce: true,
      }
  const facts: Fact[] = [
    {
      names: ['burialTypeId', 'burialFormId'],
      label: t('process.burialFormId'),
      value: (
        <>
          <ItemName item={burialForm} />
          <small>
            <ItemName item={burialForm.burialType} />
          </small>
        </>
      ),
      fields: <BurialFields />,
      wide: true,
    },
    type,
    {
      names: ['recordingType'],
      label: t('process.recordingType'),
      value: t(`process.recordingType.${process.recordingType}` as MessageKey),
      fields: <SelectField name="recordingType" options={recordings} span={6} required />,
      atOnce: true,
    },
    {
      names: ['legalEntityBranchId'],
      label: t('process.legalEntityBranchId'),
      value: <ItemName item={legalEntityBranch} />,
      fields: <PickerField name="legalEntityBranchId" source={branchSource()} span={6} required />,
      atOnce: true,
    },
    {
      names: ['assigneeId'],
      label: t('process.assigneeId'),
      value: assignee && `${assignee.firstName} ${assignee.lastName}`,
      fields: <PickerField name="assigneeId" source={colleagueSource()} span={6} />,
      atOnce: true,
      always: true,
    },
    {
      names: ['businessPartnerIds'],
      label: t('process.section.partners'),
      value: businessPartners.length > 0 && businessPartners.map((one) => <PartnerName key={one.id} partner={one} />),
      fields: <MultiPickerField name="businessPartnerIds" source={partnerSource()} span={6} />,
      wide: true,
    },
  ]
  return <FactGroup title={t('process.section.case')} facts={facts} />
}
