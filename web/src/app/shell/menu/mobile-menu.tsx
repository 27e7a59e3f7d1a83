import Drawer from '@mui/material/Drawer'
import { Link } from '@tanstack/react-router'
import { Brand } from '../../../kit/theme'
import { NavList } from './nav-list'

/** The menu of narrow screens, over the page. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { className: 'side-mobile' } }}>
      <Link to="/" className="side-brand">
        <Brand />
      </Link>
      <NavList />
    </Drawer>
  )
}
