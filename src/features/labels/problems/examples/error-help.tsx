import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
import { ErrorHelp, ErrorHelpDisclosure } from '@/features/labels/problems/error-help'

export const examples: Examples = {
  'a known code': () => <ErrorHelp code={5009} />,
  'another one': () => <ErrorHelp code={5048} />,
  'an unknown code': () => <ErrorHelp code={5999} />,
  'on a phone': { Framed: () => <ErrorHelp code={5031} />, width: 390, height: 200 },
  collapsed: () => <ErrorHelpDisclosure code={5009} />,
  'collapsed, hover': () => (
    <State of="hover">
      <ErrorHelpDisclosure code={5009} />
    </State>
  ),
  'collapsed, focus': () => (
    <State of="focus">
      <ErrorHelpDisclosure code={5009} />
    </State>
  ),
}
