import type { Position } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { PositionForm } from './position-form'
import { positionsQuery } from './use-positions'

interface PositionDrawerProps {
  processId: number
  positionId?: number
  /** The article of a new one, where it has no price of its own. */
  productId?: number
  /** What was typed already of a new one. */
  text?: string
}

declare module '../../kit/drawer' {
  interface Drawers {
    /** A position of a process that is changed, or a new one. */
    position: PositionDrawerProps
  }
}

/** A position from the side; it closes when it has been stored. */
export function PositionDrawer(props: PositionDrawerProps) {
  const { t } = useTranslation()
  const { close, finish } = useDrawers()
  const { from, missing } = useStart(props)
  const title = t(props.positionId === undefined ? 'position.create' : 'position.edit')
  const isNew = props.positionId === undefined && props.productId === undefined
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      {(isNew || from) && (
        <PositionForm
          processId={props.processId}
          from={from}
          text={props.text}
          title={title}
          onSaved={finish}
          onCancel={close}
        />
      )}
      {!isNew && !from && !missing && <DrawerSkeleton />}
      {missing && <EmptyState title={t('position.not-found')} />}
    </SideDrawer>
  )
}

// The form must start from what is stored now, not from what was looked at before.
const afresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }

/** What the form starts from, once it is there. */
function useStart({ processId, positionId, productId }: PositionDrawerProps): {
  from: Position | Product | undefined
  missing: boolean
} {
  const positions = useQuery({
    ...positionsQuery(processId),
    queryKey: ['processes', 'position', processId, positionId],
    enabled: positionId !== undefined,
    ...afresh,
  })
  const product = useQuery({
    queryKey: ['products', 'to-take', productId],
    queryFn: ({ signal }) => client.products.get(Number(productId), { signal }),
    enabled: productId !== undefined,
    ...afresh,
  })
  const position = positions.data?.items.find(({ id }) => id === positionId)
  const isGone = positions.data !== undefined && position === undefined
  return { from: position ?? product.data, missing: isGone || positions.isError || product.isError }
}
