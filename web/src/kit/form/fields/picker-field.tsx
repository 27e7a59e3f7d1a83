import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { keepChosen, PickedName, Picker, type PickerSource, useMadeElsewhere, useMayRead } from '../../picker'
import { usePermissions } from '../../session'
import { Tooltip } from '../../tooltip'
import * as styles from './picker-field.module.css'
import { type FieldProps, spanClass, useField } from './use-field'

export interface PickerFieldProps<Item extends { id: number }> extends FieldProps {
  source: PickerSource<Item>
  refuse?: (item: Item) => string | undefined
  onChoose?: (item: Item | null) => void
}

/** The id of another record, found by typing. */
export function PickerField<Item extends { id: number }>({
  source,
  refuse,
  onChoose,
  ...props
}: PickerFieldProps<Item>) {
  const { t } = useTranslation()
  const { fact, value, change, blur, ref, ...shown } = useField<number | null>(props, (id: number) => (
    <PickedName source={source} id={id} />
  ))
  const { setFocus } = useFormContext()
  const may = usePermissions()
  const mayRead = useMayRead(source)
  const create = mayRead && source.create && may(source.create.permission) ? source.create : undefined
  // Of who may create nothing, and of a field that is locked for a while, the width stays the same.
  const keepsPlace = source.create && (create ? props.disabled : !shown.disabled || props.disabled)
  const { found, forget, addressFor } = useMadeElsewhere(source)
  const [making, setMaking] = useState<string>()
  const choose = (id: number | null, item: Item | null) => {
    forget()
    change(id)
    onChoose?.(item)
  }
  const take = (item: Item) => {
    choose(item.id, item)
    // The button goes, and the focus with it.
    setFocus(props.name)
  }
  const chooseMade = (item: Item) => {
    setMaking(undefined)
    keepChosen(source, item)
    choose(item.id, item)
  }
  const offered =
    found && found.id !== value && !shown.disabled && !(refuse?.(found) ?? source.refuse?.(found)) ? found : undefined
  if (fact) return fact
  return (
    <div className={spanClass(props)}>
      <div className={styles.pickerField}>
        <Picker
          {...shown}
          name={props.name}
          source={source}
          value={value}
          inputRef={ref}
          onBlur={blur}
          onChange={choose}
          {...(refuse ? { refuse } : {})}
          {...(create?.inPlace ? { onMake: setMaking } : {})}
        />
        {keepsPlace && <span className={styles.pickerPlace} aria-hidden />}
        {create && !shown.disabled && (
          <Tooltip title={t(create.label)}>
            <IconButton
              component="a"
              href={addressFor(create.href)}
              target="_blank"
              rel="noopener"
              aria-label={t(create.label)}
            >
              <Plus size={20} />
            </IconButton>
          </Tooltip>
        )}
      </div>
      <div role="status">
        {offered && (
          <Button size="small" onClick={() => take(offered)}>
            {t('picker.take-new', { name: source.label(offered) })}
          </Button>
        )}
      </div>
      {making !== undefined &&
        create?.inPlace?.({ text: making, onMade: chooseMade, onClose: () => setMaking(undefined) })}
    </div>
  )
}
