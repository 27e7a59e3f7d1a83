import { type FieldProps, PickerField } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { partnerSource } from './source'

/** A business partner; whoever may create one can do so in another tab and finds it here afterwards. */
export function PartnerField({ type, ...props }: FieldProps & { type?: 'Standesamt' | 'Friedhof' }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const create = { href: '/business-partners/create', label: t('partner.picker.create') }
  return (
    <PickerField {...props} source={partnerSource(type)} {...(may('BusinessPartner:CreateOrEdit') ? { create } : {})} />
  )
}
