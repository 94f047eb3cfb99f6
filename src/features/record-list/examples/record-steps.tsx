import type { Examples } from '@gallery/example'
import { State } from '@gallery/state'
import { RecordSteps } from '@/features/record-list/record-steps'

const step = (id: string) => ({ id, page: 1 })

type StepsProps = { position?: number; total?: number }

const Steps = ({ position, total = 12_480 }: StepsProps) => (
  <RecordSteps
    neighbours={
      position === undefined
        ? undefined
        : {
            position,
            total,
            previous: position > 1 ? step('a') : undefined,
            next: position < total ? step('b') : undefined,
          }
    }
    label="Sessions of the list"
    previous="Previous session"
    next="Next session"
    link={(_, { children, ...slot }) => (
      <a href="#step" {...slot}>
        {children}
      </a>
    )}
    go={() => {}}
  />
)

export const examples: Examples = {
  'in the middle': () => <Steps position={1204} />,
  hover: () => (
    <State of="hover">
      <Steps position={1204} />
    </State>
  ),
  focus: () => (
    <State of="focus">
      <Steps position={1204} />
    </State>
  ),
  pressed: () => (
    <State of="active">
      <Steps position={1204} />
    </State>
  ),
  'the first': () => <Steps position={1} />,
  'the last': () => <Steps position={3} total={3} />,
  'the only one': () => <Steps position={1} total={1} />,
  'not known yet, its space reserved': () => <Steps />,
}
