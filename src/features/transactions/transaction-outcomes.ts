import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

export const transactionOutcomes = ['success', 'failed'] as const

/** What the filter of transactions calls an outcome. */
export function useOutcomeName(): (status: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['success', t`Passed`],
    ['failed', t`Failed`],
  ])
  return (status) => names.get(status) ?? humanise(status)
}
