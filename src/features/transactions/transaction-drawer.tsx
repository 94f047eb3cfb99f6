import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { LinkOptions } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { transactionImages } from '@/features/images/session-image'
import { QueryFailure } from '@/features/labels/query-failure'
import { PersonalContext } from '@/features/masking/personal-context'
import { RevealToggle } from '@/features/masking/reveal'
import type { Neighbor, Neighbors } from '@/features/record-list/list-neighbors'
import { RecordPanel } from '@/features/record-list/record-panel'
import { RecordSteps } from '@/features/record-list/record-steps'
import { FactList } from '@/ui/display/fact-list'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { StillWorking } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import { Dialog } from '@/ui/overlays/dialog'
import { TransactionFacts } from './transaction-facts'
import { type TransactionRequest, useTransaction } from './use-transaction'

// Loaded separately because clients don't have images.
const TransactionImages = lazy(() =>
  import('@/features/images/session-images').then((module) => ({
    default: module.TransactionImages,
  })),
)

interface TransactionDrawerProps extends TransactionRequest {
  onClose: () => void
  /** Links to the previous and next transaction, if the screen is a transaction list. */
  steps?: TransactionStepsProps
  /** Undefined if the screen behind the drawer already shows the session. */
  sessionLink?: (sessionId: string) => LinkOptions
}

/**
 * Drawer with one transaction's results, errors and raw record, over its session or beside its list. Load it lazily.
 */
export function TransactionDrawer(props: TransactionDrawerProps) {
  const { onClose, steps, sessionLink, ...request } = props
  const title = <Trans>Transaction</Trans>
  const content = <Content {...request} sessionLink={sessionLink} />
  if (steps) {
    const links = <TransactionSteps {...steps} />
    return (
      <RecordPanel title={title} recordId={request.transactionId} steps={links} onClose={onClose}>
        {content}
      </RecordPanel>
    )
  }
  return (
    <Dialog placement="end" title={title} tools={<RevealToggle />} onClose={onClose}>
      {content}
    </Dialog>
  )
}

type ContentProps = TransactionRequest & Pick<TransactionDrawerProps, 'sessionLink'>

function Content({ sessionLink, ...request }: ContentProps) {
  const scope = useScope()
  const { state, transaction, error, retry } = useTransaction(request)
  const [hasImages, setHasImages] = useState(true)
  if (transaction) {
    const images = scope.realm === 'admin' ? transactionImages(transaction, request.bundleId) : []
    return (
      <PersonalContext value={transaction}>
        <TransactionFacts
          transaction={transaction}
          sessionLink={sessionLink}
          images={
            images.length > 0 && hasImages ? (
              <LazyPart onFailure={() => setHasImages(false)}>
                <TransactionImages images={images} />
              </LazyPart>
            ) : null
          }
        />
      </PersonalContext>
    )
  }
  if (state === 'missing') {
    return (
      <EmptyState
        illustration="not-found"
        title={<Trans>Transaction not found</Trans>}
        text={
          <Trans>
            This session has no transaction with this ID. It may belong to another session.
          </Trans>
        }
      />
    )
  }
  if (state === 'loading' || !error || isSilent(error)) return <DrawerSkeleton />
  return <QueryFailure error={error} busy={false} onRetry={retry} />
}

function DrawerSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the transaction`}>
      <FactList
        facts={Array.from({ length: 8 }, (_, index) => ({
          key: String(index),
          label: <Skeleton width={96} />,
          value: <Skeleton width={`${80 - ((index * 17) % 40)}%`} />,
        }))}
      />
      <StillWorking />
    </div>
  )
}

interface TransactionStepsProps {
  /** The transaction's neighbors in the list that opened the drawer. */
  neighbors: Neighbors | undefined
  link: (step: Neighbor) => LinkOptions
}

/** Links to the previous and next transaction of a list. */
function TransactionSteps({ neighbors, link }: TransactionStepsProps) {
  const { t } = useLingui()
  return (
    <RecordSteps
      neighbors={neighbors}
      link={link}
      label={t`Transactions in the list`}
      previous={t`Previous transaction`}
      next={t`Next transaction`}
    />
  )
}
