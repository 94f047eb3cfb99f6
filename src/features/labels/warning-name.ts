import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

/** What asks for a second look, in words; the codes of `review_required` are an open set. */
export function useWarningName(): (code: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['expired_document', t`Document expired`],
    ['front_not_valid', t`Front data not valid`],
    ['back_not_valid', t`Back data not valid`],
    ['front_greyscale', t`Front is greyscale`],
    ['back_greyscale', t`Back is greyscale`],
    ['both_greyscale', t`Both sides are greyscale`],
    ['both_not_valid', t`Data of both sides not valid`],
  ])
  return (code) => names.get(code) ?? humanise(code)
}
