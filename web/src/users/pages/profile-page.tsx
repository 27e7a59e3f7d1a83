import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { CalendarFeed } from '../../calendar'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { Page, TileHead, Tiles } from '../../kit/page'
import { useSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'
import { NotificationChoices } from '../../notifications'
import { addressSources } from '../../persons'
import { LeaveAccount } from '../../tasks'
import { OwnPicture } from '../picture/own-picture'
import { AccountFacts } from '../profile/account-facts'
import { NameForm } from '../profile/name-form'
import { PasswordForm } from '../profile/password-form'
import { RoleList } from '../profile/role-list'
import { SessionList } from '../profile/session-list'
import { TwoStep } from '../profile/two-step'
import * as styles from './profile-page.module.css'

/** Everything about the own account. */
export function ProfilePage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { me, tenant } = useSession()
  const { data: user, isLoading } = useQuery({
    queryKey: ['users', tenant?.id, 'me'],
    queryFn: ({ signal }) => client.users.getMe({ signal }),
    // Platform staff works in tenants without being a member of one.
    enabled: tenant !== undefined && me.platformRole === null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mfaEnrolled } = me.user
  const mfaState = (
    <SoftChip tone={mfaEnrolled ? 'green' : 'neutral'}>
      {t(mfaEnrolled ? 'profile.mfa.on' : 'profile.mfa.off')}
    </SoftChip>
  )
  return (
    <Page title={t('profile.title')}>
      <Tiles className={styles.profile}>
        <div className={styles.profileColumn}>
          {(user || isLoading) && (
            <Tile title={t('profile.name.title')}>
              <OwnPicture />
              {user ? (
                <NameForm user={user} sources={addressSources()} />
              ) : (
                <div aria-busy className={styles.profileWaiting} />
              )}
            </Tile>
          )}
          <Tile title={t('profile.password.title')}>
            <PasswordForm />
          </Tile>
          <Tile title={t('profile.mfa.title')} badge={mfaState}>
            <TwoStep />
          </Tile>
          {user && (
            <Tile
              title={t('leave.title')}
              badge={
                <Button onClick={() => void drawers.open('absence', {})} data-screen-only>
                  {t('leave.request')}
                </Button>
              }
            >
              <LeaveAccount userId={me.user.id} />
            </Tile>
          )}
        </div>
        <div className={styles.profileColumn}>
          <Tile title={t('profile.account.title')}>
            <AccountFacts jobDescription={user?.jobDescription ?? null} />
          </Tile>
          <Tile title={t('profile.roles.title')}>
            <RoleList />
          </Tile>
          {tenant && me.platformRole === null && (
            <>
              <Tile title={t('notification.choices')}>
                <NotificationChoices />
              </Tile>
              <Tile title={t('feed.title')}>
                <CalendarFeed />
              </Tile>
            </>
          )}
          {/* The last one: how long it is nobody knows before it is there. */}
          <Tile title={t('profile.sessions.title')}>
            <SessionList />
          </Tile>
        </div>
      </Tiles>
    </Page>
  )
}

function Tile({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" className={styles.profileTile} aria-labelledby={id}>
      <TileHead className={styles.profileHead}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {badge}
      </TileHead>
      {children}
    </Paper>
  )
}
