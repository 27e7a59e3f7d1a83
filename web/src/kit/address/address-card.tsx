import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { MapPin, Pencil, X } from 'lucide-react'
import { span } from '../form'
import { useTranslation } from '../i18n'
import * as styles from './address-card.module.css'
import { StaticMap } from './static-map'

interface AddressCardProps {
  address: Address
  editLabel?: string
  /** Absent = it may only be looked at. */
  onEdit?: () => void
  onClear?: () => void
}

/** An address to read, with its place on the map where that is known. */
export function AddressCard({ address, editLabel, onEdit, onClear }: AddressCardProps) {
  const { t } = useTranslation()
  const { lat, lng } = address
  return (
    <div className={`${span[6]} ${styles.addressCard}`}>
      <MapPin size={20} aria-hidden />
      <div className={styles.addressText}>
        {address.name && <Typography sx={{ fontWeight: 600 }}>{address.name}</Typography>}
        <Typography variant="body2">{formatAddress(address)}</Typography>
        {address.country && (
          <Typography variant="body2" color="textSecondary">
            {address.country}
          </Typography>
        )}
      </div>
      <div className={styles.addressButtons}>
        {onEdit && (
          <Button size="small" startIcon={<Pencil size={16} />} onClick={onEdit}>
            {editLabel}
          </Button>
        )}
        {onClear && (
          <Button size="small" color="inherit" startIcon={<X size={16} />} onClick={onClear}>
            {t('address.clear')}
          </Button>
        )}
      </div>
      {typeof lat === 'number' && typeof lng === 'number' && <StaticMap lat={lat} lng={lng} />}
    </div>
  )
}
