import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import * as styles from './form-page.module.css'

/** The sheet on which a page has its form. The actions of the form stay in sight. */
export const FormPage = ({ children }: { children: ReactNode }) => (
  <Paper variant="outlined" className={styles.formPage}>
    {children}
  </Paper>
)
