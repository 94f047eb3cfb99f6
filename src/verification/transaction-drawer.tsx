import { Trans, useLingui } from '@lingui/react/macro'
import { isSilent } from '@/api/api-error'
import { tell } from '@/api/errors'
import { Drawer } from '@/ui/drawer'
import { ErrorState, NotAllowedState } from '@/ui/error-state'
import { FactList } from '@/ui/fact-list'
import type { RenderLink } from '@/ui/link-slot'
import { Bone } from '@/ui/skeleton'
import { EmptyState } from '@/ui/states'
import { StillWorking } from '@/ui/still-working'
import { VeilToggle } from '@/ui/veil-toggle'
import { AboutPerson } from './personal-words'
import { TransactionFacts } from './transaction-facts'
import { useTransaction, type TransactionRequest } from './use-transaction'

interface TransactionDrawerProps extends TransactionRequest {
  onClose: () => void
  /** To its session; none where that is the screen behind. */
  sessionLink?: RenderLink | undefined
}

/** One transaction over its screen: what it found, why it failed, its record. To be loaded lazily. */
export function TransactionDrawer({ onClose, sessionLink, ...request }: TransactionDrawerProps) {
  return (
    <Drawer title={<Trans>Transaction</Trans>} aside={<VeilToggle />} onClose={onClose}>
      <Content {...request} sessionLink={sessionLink} />
    </Drawer>
  )
}

type ContentProps = TransactionRequest & { sessionLink: RenderLink | undefined }

function Content({ sessionLink, ...request }: ContentProps) {
  const { state, transaction, error, fetching, retry } = useTransaction(request)
  if (transaction) {
    return (
      <AboutPerson of={transaction}>
        <TransactionFacts transaction={transaction} sessionLink={sessionLink} />
      </AboutPerson>
    )
  }
  if (state === 'missing') {
    return (
      <EmptyState
        title={<Trans>This transaction is not here</Trans>}
        text={
          <Trans>The session has no transaction with this id. It may belong to another one.</Trans>
        }
      />
    )
  }
  if (state === 'loading' || isSilent(error)) return <Skeleton />
  const { title, text, notAllowed } = tell(error)
  return notAllowed ? (
    <NotAllowedState text={text} way={null} />
  ) : (
    <ErrorState title={title} text={text} onRetry={retry} busy={fetching} way={null} />
  )
}

function Skeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the transaction`}>
      <FactList
        facts={Array.from({ length: 8 }, (_, index) => ({
          key: String(index),
          label: <Bone width={96} />,
          value: <Bone width={`${80 - ((index * 17) % 40)}%`} />,
        }))}
      />
      <StillWorking />
    </div>
  )
}
