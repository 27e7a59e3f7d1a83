import Drawer from '@mui/material/Drawer'
import type { MouseEvent } from 'react'
import { SideBrand } from '../frame/side-brand'
import * as styles from './mobile-menu.module.css'
import { NavList } from './nav-list'

/** The menu of narrow screens, over the page. It gives way to whatever is chosen, on the same page as well. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) onClose()
  }
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { className: styles.sideMobile, onClick: leave } }}>
      <SideBrand />
      <NavList />
    </Drawer>
  )
}
