import { useWatch } from 'react-hook-form'
import { isInstant } from '../../kit/time'
import { hourFrom, TakenHint } from '../../tasks'
import type { FirstCallValues } from '../first-call-values'

const isId = (id: number | null): id is number => id !== null

/** Whether car and drivers are free for the hour that a transport takes. */
export function WhatIsTaken() {
  const [at, carId, userId, companionId] = useWatch<
    FirstCallValues,
    ['pickUpAt', 'pickUpCarId', 'pickUpUserId', 'pickUpCompanionId']
  >({ name: ['pickUpAt', 'pickUpCarId', 'pickUpUserId', 'pickUpCompanionId'] })
  const means = { userIds: [userId, companionId].filter(isId), carIds: [carId].filter(isId), resourceIds: [] }
  const isMeant = means.userIds.length + means.carIds.length > 0
  return <TakenHint wanted={isInstant(at) && isMeant ? { ...hourFrom(at), ...means } : null} />
}
