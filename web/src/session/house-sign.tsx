import type { WaysIn } from '@pietas/contract/session'
import type { CSSProperties } from 'react'
import { readableOn } from '../kit/theme'
import * as styles from './house-sign.module.css'

type House = NonNullable<WaysIn['house']>

/** What stands on the sign of a house: logo and name, under a band in its colour. */
export function HouseSign({ house }: { house: House }) {
  return (
    <div className={styles.house} dir="auto">
      {house.hasLogo && <img src="/api/v1/auth/house-logo" alt="" />}
      <span>{house.name}</span>
      {house.primaryColor && <span className={styles.band} style={{ backgroundColor: house.primaryColor }} />}
    </div>
  )
}

/** Gives what is to be pressed below it the colour of a house, with ink on it that reads well. */
export const coloursOf = (color: string | null | undefined): { className?: string; style?: CSSProperties } =>
  color
    ? {
        className: styles.coloured,
        style: { '--house-colour': color, '--house-ink': readableOn(color) } as CSSProperties,
      }
    : {}
