import type { Examples } from '@gallery/example'
import { ReasonName } from '@/features/record-list/reason-list'

/** The list itself asks its route who may count, so it is shown in the screens of its lists alone. */
export const examples: Examples = {
  'a known code, on the button of the list': () => <ReasonName code={5009} />,
  'an unknown code, on the button of the list': () => <ReasonName code={5999} />,
  'a reason is chosen, in its screen': {
    persona: 'client',
    path: '/app/pages/bundle/20011/sessions?error_code=5009',
    width: 1280,
  },
}
