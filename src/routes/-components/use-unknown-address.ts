import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/feedback/toast'

/** Shows a toast once after an unknown URL was redirected to the area's first screen (behavior 2.2). */
export function useUnknownAddress(): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isUnknown = useLocation({ select: ({ state }) => state.unknownAddress })
  const notify = useEffectEvent(() => {
    // Doesn't repeat the URL, because it may contain personal data.
    void toast('failure', t`That page was not found, so you were sent to the home page.`)
    // Clears the state, because a reload would otherwise show the toast again.
    void navigate({ to: '.', search: true, state: {}, replace: true })
  })
  useEffect(() => {
    if (isUnknown) notify()
  }, [isUnknown])
}
