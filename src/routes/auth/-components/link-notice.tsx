import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InlineAlert } from '@/ui/form/inline-alert'
import { markLanguage } from '@/ui/feedback/server-text'
import type { LinkFailure } from './link-failure'
import { useRestoreFocus } from './use-restore-focus'
import { SentenceGap } from '@/ui/display/joined-text'

type LinkNoticeProps = {
  failure: LinkFailure
  /** Advice if the link was used or has expired. */
  spentAdvice: ReactNode
}

/** Explains why a link can't be used, and suggests the next step. */
export function LinkNotice({ failure, spentAdvice }: LinkNoticeProps) {
  const { t } = useLingui()
  useRestoreFocus()
  switch (failure.kind) {
    case 'missing':
      return (
        <InlineAlert tone="warning" title={t`Open the link again`}>
          <Trans>
            For your security, the link is removed from the address bar as soon as it opens. Open it
            again from the email.
          </Trans>
        </InlineAlert>
      )
    case 'malformed':
      return (
        <InlineAlert tone="error" title={t`This link is incomplete`}>
          <Trans>
            It may have been cut off. Open it from the email again, or copy the full link into the
            address bar.
          </Trans>
        </InlineAlert>
      )
    case 'spent':
      return (
        <InlineAlert tone="error" title={t`This link no longer works`}>
          {failure.text ? (
            <bdi>{markLanguage(failure.text, failure.lang)}</bdi>
          ) : (
            <Trans>It has already been used or has expired.</Trans>
          )}
          <SentenceGap />
          {spentAdvice}
        </InlineAlert>
      )
  }
}
