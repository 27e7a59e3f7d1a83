import Drawer from '@mui/material/Drawer'
import { SideBrand } from '../frame/side-brand'
import * as styles from './mobile-menu.module.css'
import { NavList } from './nav-list'

/** The menu of narrow screens, over the page. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { className: styles.sideMobile } }}>
      <SideBrand />
      <NavList />
    </Drawer>
  )
}
