import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/ui/feedback/toast'

/**
 * Says once that the requested address was not found, on the first screen of the area to which it redirects (behavior
 * 2.2).
 */
export function useUnknownAddress(): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isUnknown = useLocation({ select: ({ state }) => state.unknownAddress })
  const notify = useEffectEvent(() => {
    // The address is not repeated: it may contain personal data.
    void toast('failure', t`That page was not found, so you were sent to the home page.`)
    // Otherwise a reload would say so again.
    void navigate({ to: '.', search: true, state: {}, replace: true })
  })
  useEffect(() => {
    if (isUnknown) notify()
  }, [isUnknown])
}
