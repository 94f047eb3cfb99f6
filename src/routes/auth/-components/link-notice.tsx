import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import type { LinkProblem } from './link-problem'
import { useLostFocus } from './use-lost-focus'

type LinkNoticeProps = {
  problem: LinkProblem
  /** What to do when the link works no more. */
  whenSpent: ReactNode
}

/** Why a link does not lead on, and what to do. */
export function LinkNotice({ problem, whenSpent }: LinkNoticeProps) {
  const { t } = useLingui()
  useLostFocus()
  switch (problem.kind) {
    case 'missing':
      return (
        <InlineAlert tone="warning" title={t`Open the link again`}>
          <Trans>
            To keep it from others, the link is taken out of the address as soon as it opens. Open
            it once more from the email.
          </Trans>
        </InlineAlert>
      )
    case 'malformed':
      return (
        <InlineAlert tone="error" title={t`This link is not complete`}>
          <Trans>
            It may have been cut off on its way. Open it from the email again, or copy all of it
            into the address bar.
          </Trans>
        </InlineAlert>
      )
    case 'spent':
      return (
        <InlineAlert tone="error" title={t`This link no longer works`}>
          {problem.text ? (
            <bdi>{problem.text}</bdi>
          ) : (
            <Trans>It was used before, or has expired.</Trans>
          )}{' '}
          {whenSpent}
        </InlineAlert>
      )
  }
}
