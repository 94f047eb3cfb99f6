import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

/** The status of a session in a word; an unknown one by its code in words. */
export function useStatusName(): (status: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['success', t`Verified`],
    ['failed', t`Failed`],
    ['in_progress', t`In progress`],
    ['expired', t`Expired`],
  ])
  return (status) => names.get(status) ?? humanise(status)
}
